import { CannotApply } from './method.ts';

/**
 * Reads and rewrites parts of a JSON text as bytes, so that a card number inside it never becomes a
 * JavaScript string. A path is the names (or array indexes) on the way, with dots between; `$` is the whole
 * text. Duplicate names on the way are refused: which of them was meant cannot be known.
 */
export type Range = Readonly<{ start: number; end: number }>;

export function parsePath(field: string, text: string): readonly string[] {
  if (text === '$') return [];
  const steps = (text.startsWith('$.') ? text.slice(2) : text).split('.');
  if (steps.some((step) => step === ''))
    throw new CannotApply(`its field ${field} is not a path like $ or card.number`);
  return steps;
}

/** Where the value stands, or `null` where the path leads nowhere. */
export function find(json: Buffer, path: readonly string[]): Range | null {
  let range = valueAt(json, 0);
  if (skipSpace(json, range.end) !== json.length) malformed();
  for (const step of path) {
    const found =
      json[range.start] === OPEN_BRACE ? memberOf(json, range, step)?.value : elementOf(json, range, step);
    if (found === undefined) return null;
    range = found;
  }
  return range;
}

export function replace(json: Buffer, range: Range, by: Buffer): Buffer {
  return Buffer.concat([json.subarray(0, range.start), by, json.subarray(range.end)]);
}

/** Takes a member out of its object, with its comma. */
export function removeMember(json: Buffer, path: readonly string[]): Buffer {
  const last = path.at(-1);
  const parent = find(json, path.slice(0, -1));
  if (last === undefined || parent === null || json[parent.start] !== OPEN_BRACE)
    throw new CannotApply('the body has no object to take the element out of');
  const all = members(json, parent);
  const index = all.findIndex((member) => nameIs(json, member, last));
  const member = all[index];
  if (member === undefined) throw new Error('BUG: the member to remove is not there');
  const next = all[index + 1];
  const previous = all[index - 1];
  const range =
    next !== undefined
      ? { start: member.name.start, end: next.name.start }
      : { start: previous?.value.end ?? member.name.start, end: member.value.end };
  return replace(json, range, Buffer.alloc(0));
}

/**
 * Sets members of the object at a path, in place of those with the same names. Objects that are missing on
 * the way are made.
 */
export function mergeMembers(
  json: Buffer,
  path: readonly string[],
  added: readonly (readonly [name: string, value: Buffer])[],
): Buffer {
  const at = find(json, path);
  if (at === null) {
    const last = path.at(-1);
    if (last === undefined) throw new Error('BUG: the whole text is always found');
    return mergeMembers(json, path.slice(0, -1), [[last, objectOf(added)]]);
  }
  if (json[at.start] !== OPEN_BRACE)
    throw new CannotApply('the body has something else than an object where the encrypted value belongs');
  const kept = members(json, at).filter((member) => !added.some(([name]) => nameIs(json, member, name)));
  const parts = kept.map((member) => json.subarray(member.name.start, member.value.end));
  const inserted = added.map(([name, value]) =>
    Buffer.concat([Buffer.from(`${JSON.stringify(name)}:`), value]),
  );
  return replace(json, at, braced([...parts, ...inserted]));
}

export function objectOf(entries: readonly (readonly [name: string, value: Buffer])[]): Buffer {
  return braced(
    entries.map(([name, value]) => Buffer.concat([Buffer.from(`${JSON.stringify(name)}:`), value])),
  );
}

/**
 * Content of a JSON string without its quotes, unescaped; other values as they stand. The result is a copy,
 * the caller's to wipe.
 */
export function contentOf(json: Buffer, range: Range): Buffer {
  const raw = json.subarray(range.start, range.end);
  if (raw[0] !== QUOTE) return Buffer.from(raw);
  const inner = raw.subarray(1, raw.length - 1);
  return inner.includes(BACKSLASH) ? Buffer.from(unescapeName(raw)) : Buffer.from(inner);
}

type Member = Readonly<{ name: Range; value: Range }>;

const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const DEPTH_MAX = 200;

function braced(parts: readonly Buffer[]): Buffer {
  const pieces: Buffer[] = [Buffer.from('{')];
  for (const [index, part] of parts.entries()) pieces.push(...(index === 0 ? [] : [Buffer.from(',')]), part);
  return Buffer.concat([...pieces, Buffer.from('}')]);
}

function memberOf(json: Buffer, object: Range, wanted: string): Member | undefined {
  const found = members(json, object).filter((member) => nameIs(json, member, wanted));
  if (found.length > 1)
    throw new CannotApply('the body has two members of the same name on the way to the element');
  return found[0];
}

function elementOf(json: Buffer, array: Range, step: string): Range | undefined {
  if (json[array.start] !== OPEN_BRACKET || !/^(?:0|[1-9]\d{0,5})$/.test(step)) return undefined;
  let at = skipSpace(json, array.start + 1);
  for (let index = 0; json[at] !== CLOSE_BRACKET; index += 1) {
    const value = valueAt(json, at);
    if (index === Number(step)) return value;
    at = skipSpace(json, value.end);
    if (json[at] === COMMA) at = skipSpace(json, at + 1);
  }
  return undefined;
}

function members(json: Buffer, object: Range): readonly Member[] {
  const found: Member[] = [];
  let at = skipSpace(json, object.start + 1);
  while (json[at] !== CLOSE_BRACE) {
    const name = stringAt(json, at);
    at = skipSpace(json, name.end);
    if (json[at] !== COLON) malformed();
    const value = valueAt(json, at + 1);
    found.push({ name, value });
    at = skipSpace(json, value.end);
    if (json[at] === COMMA) at = skipSpace(json, at + 1);
  }
  return found;
}

function nameIs(json: Buffer, member: Member, wanted: string): boolean {
  return unescapeName(json.subarray(member.name.start, member.name.end)) === wanted;
}

function unescapeName(quoted: Buffer): string {
  try {
    const value: unknown = JSON.parse(quoted.toString('utf8'));
    return typeof value === 'string' ? value : malformed();
  } catch {
    return malformed();
  }
}

/** The value that starts at or after `at`. Checks its grammar. */
function valueAt(json: Buffer, at: number, depth = 0): Range {
  const start = skipSpace(json, at);
  if (depth > DEPTH_MAX) malformed();
  switch (json[start]) {
    case QUOTE:
      return stringAt(json, start);
    case OPEN_BRACE:
      return { start, end: endOfContainer(json, start, CLOSE_BRACE, depth) };
    case OPEN_BRACKET:
      return { start, end: endOfContainer(json, start, CLOSE_BRACKET, depth) };
    default:
      return scalarAt(json, start);
  }
}

function endOfContainer(json: Buffer, start: number, close: number, depth: number): number {
  let at = skipSpace(json, start + 1);
  if (json[at] === close) return at + 1;
  for (;;) {
    if (close === CLOSE_BRACE) {
      at = skipSpace(json, stringAt(json, at).end);
      if (json[at] !== COLON) malformed();
      at += 1;
    }
    at = skipSpace(json, valueAt(json, at, depth + 1).end);
    if (json[at] === close) return at + 1;
    if (json[at] !== COMMA) malformed();
    at = skipSpace(json, at + 1);
  }
}

function stringAt(json: Buffer, start: number): Range {
  if (json[start] !== QUOTE) malformed();
  for (let at = start + 1; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) return { start, end: at + 1 };
    if (byte === BACKSLASH) at += 1;
    else if (byte < 0x20) malformed();
  }
  return malformed();
}

const SCALAR = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

function scalarAt(json: Buffer, start: number): Range {
  let end = start;
  while (end < json.length && /[-+.\w]/.test(String.fromCharCode(json[end] ?? 0))) end += 1;
  if (!SCALAR.test(json.toString('latin1', start, end))) malformed();
  return { start, end };
}

function skipSpace(json: Buffer, at: number): number {
  let next = at;
  while (json[next] === 0x20 || json[next] === 0x0a || json[next] === 0x0d || json[next] === 0x09) next += 1;
  return next;
}

function malformed(): never {
  throw new CannotApply('the body is not JSON');
}
