import { CannotApply } from '../method.ts';

/** A piece of a template: literal text, or a variable with an argument and filters. */
export type Piece =
  | string
  | Readonly<{ variable: string; argument: string | null; filters: readonly Filter[] }>;
type Filter = 'lower' | 'upper' | 'uri' | 'base64';

const FILTERS: Readonly<Record<Filter, (text: string) => string>> = {
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  uri: percentEncoded,
  base64: (text) => Buffer.from(text).toString('base64'),
};

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  '{': '{',
  '}': '}',
};

/**
 * The little language of the HMAC method: `{variable}`, `{header:name}`, `{variable|filter|filter}`; `\n`,
 * `\r`, `\t`, `\\`, `\{` and `\}` escape. `allowed` holds the variables that this template may use.
 */
export function parseTemplate(field: string, text: string, allowed: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let literal = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') {
      const escaped = ESCAPES[text.charAt(at + 1)];
      if (escaped === undefined)
        throw new CannotApply(
          `its field ${field} has a backslash before something that is not n, r, t, {, } or a backslash`,
        );
      literal += escaped;
      at += 1;
    } else if (character === '{') {
      const end = text.indexOf('}', at);
      if (end < 0) throw new CannotApply(`its field ${field} has an opening brace that is never closed`);
      if (literal !== '') pieces.push(literal);
      literal = '';
      pieces.push(parsePiece(field, text.slice(at + 1, end), allowed));
      at = end;
    } else if (character === '}') {
      throw new CannotApply(`its field ${field} has a closing brace that was never opened`);
    } else {
      literal += character;
    }
  }
  if (literal !== '') pieces.push(literal);

  return pieces;
}

/**
 * The bytes of a template: variables come as text or, for the body, as bytes that are never made into text.
 */
export function render(
  pieces: readonly Piece[],
  values: (variable: string, argument: string | null) => string | Buffer,
): readonly Buffer[] {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return Buffer.from(piece);
    const value = values(piece.variable, piece.argument);
    if (typeof value !== 'string') return value;
    return Buffer.from(piece.filters.reduce((text, filter) => FILTERS[filter](text), value));
  });
}

/** RFC 3986: everything but unreserved characters. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function parsePiece(field: string, inside: string, allowed: ReadonlySet<string>): Piece {
  const [head = '', ...filters] = inside.split('|');
  const colon = head.indexOf(':');
  const variable = colon < 0 ? head : head.slice(0, colon);
  const argument = colon < 0 ? null : head.slice(colon + 1);
  if (!allowed.has(variable))
    throw new CannotApply(`its field ${field} uses a variable that is not one of ${[...allowed].join(', ')}`);
  if ((variable === 'header') !== (argument !== null && argument !== ''))
    throw new CannotApply(
      `its field ${field} must name a header as {header:name}, and nothing else that way`,
    );
  if (variable === 'body' && filters.length > 0)
    throw new CannotApply(`its field ${field} has a filter on {body}, which is used as it is`);

  return { variable, argument, filters: filters.map((filter) => parseFilter(field, filter)) };
}

function parseFilter(field: string, text: string): Filter {
  switch (text) {
    case 'lower':
    case 'upper':
    case 'uri':
    case 'base64':
      return text;
    default:
      throw new CannotApply(`its field ${field} uses a filter that is not lower, upper, uri or base64`);
  }
}
