import { escapeHtml } from '../code.ts';
import { details } from '../html.ts';
import { inlineText } from './inline-text.ts';
import { type Schema, schemaName, schemaOf, typeUrl } from './document.ts';

/** So deep a member's own members are shown in the page; below, their type is a page. */
const DEPTH_MAX = 2;
const WORDS_MAX = 12;

/** The members of an object, each with its type, its limits and what it is. */
export function membersView(schema: Schema, depth = 0): string {
  const { properties = {}, required = [] } = schemaOf(schema);
  const rows = Object.entries(properties).map(([name, member]) =>
    memberView({ name, member, isRequired: required.includes(name), depth }),
  );
  return rows.length === 0 ? '' : `<ul class="members">${rows.join('')}</ul>`;
}

type Member = Readonly<{ name: string; member: Schema; isRequired: boolean; depth: number }>;

/** One member, or one parameter. */
export function memberView({ name, member, isRequired, depth }: Member): string {
  const { bare, isNullable } = withoutNull(member);
  const mark = isRequired ? '<span class="needed">required</span>' : '';
  const about = member.description ?? bare.description ?? '';
  return (
    `<li class="member"><div class="head"><code class="member-name">${escapeHtml(name)}</code>` +
    `<span class="type">${typeText(bare)}${isNullable ? ' or null' : ''}</span>${mark}</div>` +
    (about === '' ? '' : `<p>${inlineText(about)}</p>`) +
    limitsView(bare) +
    insideView(bare, depth) +
    '</li>'
  );
}

type Bare = Readonly<{ bare: Schema; isNullable: boolean }>;

/** A type, and whether null may stand in its place. */
function withoutNull(schema: Schema): Bare {
  const { anyOf } = schema;
  if (anyOf === undefined) return { bare: schema, isNullable: schema.type === 'null' };
  const kept = anyOf.filter(({ type }) => type !== 'null');
  const isNullable = kept.length < anyOf.length;
  const [only] = kept;
  if (kept.length === 1 && only !== undefined) {
    const inner = withoutNull(only);
    return { bare: inner.bare, isNullable: isNullable || inner.isNullable };
  }
  return { bare: { ...schema, anyOf: kept }, isNullable };
}

/** A type in a few words. */
export function typeText(schema: Schema): string {
  const name = schemaName(schema);
  if (name !== null) {
    const { type, properties, anyOf } = schemaOf(schema);
    const words = properties === undefined && anyOf === undefined ? (type ?? name) : name;
    return `<a href="${typeUrl(name)}">${escapeHtml(words)}</a>`;
  }
  if (schema.anyOf !== undefined) return 'one of several';
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.type === 'array')
    return `list of ${schema.items === undefined ? 'anything' : typeText(withoutNull(schema.items).bare)}`;
  if (schema.type === 'object' && schema.properties === undefined) return 'object';
  return [schema.type ?? 'anything', schema.format].filter((word) => word !== undefined).join(' · ');
}

function limitsView(schema: Schema): string {
  const words =
    schema.enum ??
    schema['x-extensible-enum'] ??
    schemaOf(schema).enum ??
    schemaOf(schema)['x-extensible-enum'];
  const limits = [
    rangeText('', schema.minimum, schema.maximum),
    rangeText(' characters', schema.minLength, schema.maxLength),
    rangeText(' items', schema.minItems, schema.maxItems),
    schema.pattern === undefined ? '' : `matches <code>${escapeHtml(schema.pattern)}</code>`,
    schema.default === undefined
      ? ''
      : `<code>${escapeHtml(JSON.stringify(schema.default))}</code> where it is left out`,
  ].filter((text) => text !== '');
  return (
    (limits.length === 0 ? '' : `<p class="limits">${limits.join(', ')}</p>`) +
    (words === undefined ? '' : wordsView(words, schema))
  );
}

function wordsView(words: readonly string[], schema: Schema): string {
  const isOpen = schemaOf(schema).enum === undefined;
  const codes = words.map((word) => `<code>${escapeHtml(word)}</code>`);
  const head = isOpen ? 'Today one of ' : 'One of ';
  if (words.length <= WORDS_MAX) return `<p class="limits words">${head}${codes.join(' ')}</p>`;
  return (
    `<details class="words"><summary>${head}${words.length} words</summary>` +
    `<p class="limits words">${codes.join(' ')}</p></details>`
  );
}

function rangeText(unit: string, least: number | undefined, most: number | undefined): string {
  if (least !== undefined && least === most) return `${number(least)}${unit}`;
  if (least !== undefined && most !== undefined) return `${number(least)} to ${number(most)}${unit}`;
  if (least !== undefined) return `at least ${number(least)}${unit}`;
  return most === undefined ? '' : `at most ${number(most)}${unit}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

/** What is in an object, a list of objects, or one of several shapes. */
function insideView(schema: Schema, depth: number): string {
  const inner =
    schema.type === 'array' && schema.items !== undefined ? withoutNull(schema.items).bare : schema;
  const resolved = schemaOf(inner);
  const shapes = resolved.anyOf === undefined ? [] : shapesOf(resolved);

  if (depth >= DEPTH_MAX) return '';
  if (shapes.length > 0) {
    const views = shapes.map((shape) => shapeView(shape, resolved, depth));
    return details('inside', `${shapes.length} shapes`, `<div class="shapes">${views.join('')}</div>`);
  }
  const members = membersView(resolved, depth + 1);
  if (members === '') return '';
  const count = Object.keys(resolved.properties ?? {}).length;
  return details('inside', `${count} ${count === 1 ? 'member' : 'members'}`, members);
}

function shapesOf({ anyOf = [] }: Schema): readonly Schema[] {
  return anyOf.flatMap((one) => {
    const { anyOf: more } = one;
    return more === undefined ? (one.type === 'null' ? [] : [one]) : shapesOf(one);
  });
}

function shapeView(shape: Schema, union: Schema, depth: number): string {
  const name = schemaName(shape);
  const words = mappedWords(name, union);
  const label = name === null ? typeText(shape) : escapeHtml(name);
  const members = membersView(shape, depth + 2);
  if (members === '') return `<p class="shape">${typeText(shape)}</p>`;
  const link =
    name === null ? '' : `<p class="limits"><a href="${typeUrl(name)}">All of ${escapeHtml(name)}</a></p>`;
  return details('shape', label + words, link + members);
}

/** By which words of the discriminating member a shape is known. */
function mappedWords(name: string | null, union: Schema): string {
  const discriminator = union.discriminator ?? union.anyOf?.find((one) => one.discriminator)?.discriminator;
  const words = Object.entries(discriminator?.mapping ?? {})
    .filter(([, place]) => place.endsWith(`/${name}`))
    .map(([word]) => word);
  if (words.length === 0) return '';
  const shown = words.slice(0, 3).map((word) => `<code>${escapeHtml(word)}</code>`);
  const more = words.length > 3 ? ` and ${words.length - 3} more` : '';
  return ` <span class="type">${escapeHtml(discriminator?.propertyName ?? '')} ${shown.join(' ')}${more}</span>`;
}
