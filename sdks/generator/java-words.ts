import { camelCase, pascalCase, typeName } from './names.ts';

/** Words that Java has for itself, and methods that every object has. */
const RESERVED = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends ' +
    'final finally float for goto if implements import instanceof int interface long native new package private ' +
    'protected public return short static strictfp super switch synchronized this throw throws transient try void ' +
    'volatile while true false null var yield record notify wait'
  ).split(' '),
);

/** A class: `TransactionCreate`. */
export function className(name: string): string {
  return pascalCase([typeName(name).replaceAll(/[^A-Za-z0-9]+/g, '-')]);
}

/** A method or a parameter, in camel case. */
export function memberName(name: string): string {
  const text = camelCase([name]);
  return RESERVED.has(text) ? `${text}_` : text;
}

/** What an answer's member is read with, so that Kotlin has it as a property. */
export function getterName(name: string): string {
  return name.startsWith('is_') ? camelCase([name]) : `get${pascalCase([name])}`;
}

/** Of an operation: what is no word of Java's own says what it is done to. */
export function verbName(verb: string, group: readonly string[]): string {
  const text = camelCase([verb]);
  return RESERVED.has(text) ? `${text}${pascalCase([group.at(-1) ?? '']).replace(/s$/, '')}` : text;
}

/** A constant of an enumeration: `CARTE_BANCAIRE`. */
export function constantName(value: string): string {
  const words = value
    .replaceAll('*', 'ALL')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const text = words.join('_').toUpperCase();
  return /^\d/.test(text) ? `N${text}` : text;
}

/** The text of a file with one class; `body`: its members. */
export function fileText(
  imports: readonly string[],
  about: readonly string[],
  head: string,
  body: readonly string[],
): string {
  const imported = imports.map((name) => `import ${name};\n`).join('');
  return [
    '// Printed from the contract; do not edit.\npackage io.github.railyard;\n',
    ...(imported === '' ? [] : [imported]),
    `${javadoc(about, '')}${head} {\n${body.join('\n')}}\n`,
  ].join('\n');
}

/** A comment that `javadoc` takes as it is. */
export function javadoc(texts: readonly string[], indent: string): string {
  const lines = texts
    .filter((text) => text !== '')
    .map(escapeText)
    .join('\n<p>\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines[0] ?? ''} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

function escapeText(text: string): string {
  return text
    .split(/(`[^`\n]*`)/)
    .map((part, at) => (at % 2 === 0 ? entities(part) : `<code>${entities(part.slice(1, -1))}</code>`))
    .join('');
}

function entities(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('@', '&#64;')
      .replaceAll('*/', '*&#47;')
      .replaceAll('\\u', '&#92;u')
      // a compiler takes the machine's encoding
      .replaceAll(/[^\0-~]/gu, (sign) => `&#${sign.codePointAt(0) ?? 0};`)
  );
}
