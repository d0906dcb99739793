import {
  decodeString,
  JsonCursor,
  MalformedJson,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  type Range,
  RELAYED_DEPTH_MAX,
} from '../../json/json-cursor.ts';
import { CannotApply } from './method.ts';

/**
 * Reads and rewrites parts of a JSON text as bytes, so that a card number inside it never becomes a
 * JavaScript string. A path is the names (or array indexes) on the way, with dots between; `$` is the whole
 * text. Duplicate names on the way are refused: which of them was meant cannot be known.
 */
export function parsePath(field: string, text: string): readonly string[] {
  if (text === '$') return [];
  const steps = (text.startsWith('$.') ? text.slice(2) : text).split('.');
  if (steps.some((step) => step === ''))
    throw new CannotApply(`its field ${field} is not a path like $ or card.number`);
  return steps;
}

/** Where the value stands, or `null` where the path leads nowhere. */
export function find(json: Buffer, path: readonly string[]): Range | null {
  let range = wholeOf(json);
  for (const step of path) {
    const found =
      json[range.start] === OPEN_OBJECT ? memberOf(json, range, step)?.value : elementOf(json, range, step);
    if (found === undefined) return null;
    range = found;
  }
  return range;
}

/** The value that the text is. Checks its grammar. */
function wholeOf(json: Buffer): Range {
  const cursor = new JsonCursor(json, RELAYED_DEPTH_MAX);
  try {
    cursor.space();
    const range = valueAt(cursor);
    cursor.end();
    return range;
  } catch (error) {
    if (error instanceof MalformedJson) throw new CannotApply('the body is not JSON');
    throw error;
  }
}

export function replace(json: Buffer, range: Range, by: Buffer): Buffer {
  return Buffer.concat([json.subarray(0, range.start), by, json.subarray(range.end)]);
}

/** Takes a member out of its object, with its comma. */
export function removeMember(json: Buffer, path: readonly string[]): Buffer {
  const last = path.at(-1);
  const parent = find(json, path.slice(0, -1));
  if (last === undefined || parent === null || json[parent.start] !== OPEN_OBJECT)
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
  if (json[at.start] !== OPEN_OBJECT)
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
  return decodeContent(raw.subarray(1, raw.length - 1));
}

type Member = Readonly<{ name: Range; value: Range }>;

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
  if (json[array.start] !== OPEN_ARRAY || !/^(?:0|[1-9]\d{0,5})$/.test(step)) return undefined;
  const cursor = inside(json, array);
  for (let index = 0; cursor.next(); index += 1) {
    const value = valueAt(cursor);
    if (index === Number(step)) return value;
  }
  return undefined;
}

function members(json: Buffer, object: Range): readonly Member[] {
  const found: Member[] = [];
  const cursor = inside(json, object);
  while (cursor.next()) {
    const { name } = cursor;
    const value = valueAt(cursor);
    if (name !== null) found.push({ name, value });
  }
  return found;
}

function inside(json: Buffer, { start }: Range): JsonCursor {
  const cursor = new JsonCursor(json, RELAYED_DEPTH_MAX, start);
  cursor.open();
  return cursor;
}

function valueAt(cursor: JsonCursor): Range {
  const { at: start } = cursor;
  cursor.skip();
  return { start, end: cursor.at };
}

function nameIs(json: Buffer, { name }: Member, wanted: string): boolean {
  return decodeContent(json.subarray(name.start + 1, name.end - 1)).toString('utf8') === wanted;
}

function decodeContent(content: Buffer): Buffer {
  const into = Buffer.alloc(content.length);
  return into.subarray(0, decodeString(content, into));
}
