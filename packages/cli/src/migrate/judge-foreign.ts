import { nearestName } from '../nearest-name.ts';
import { isObject } from '../step.ts';
import type { FieldMove, ForeignApi, MappedCall } from './mapped-call.ts';
import { segment } from './mistakes.ts';
import { parseQuery } from './parameters.ts';
import { parseJson } from './parse-json.ts';
import type { RecordedRequest } from './recorded.ts';
import type { RequestForm } from './requests.ts';
import { type Difference, type Judge, shownPath, type Verdict, wordsIn } from './verdict.ts';

/** Says of each request of another API which call takes its place here, and what of it has none. */
export function judgeForeign(api: ForeignApi, operations: readonly RequestForm[]): Judge {
  const patterns = api.calls.map((mapped) => {
    const [method = '', path = ''] = mapped.call.split(' ');
    const pattern = new RegExp(`^${patternOf(path)}$`);
    return { mapped, method, pattern, holes: path.split('{}').length };
  });
  const ids = new Map(operations.map(({ id, method, path }) => [`${method} ${path}`, id]));

  return (request) => {
    const [known] = patterns
      .filter(({ method, pattern }) => method === request.method && pattern.test(request.path))
      .toSorted((one, other) => one.holes - other.holes);
    if (known === undefined) return unknownCall(request, api);
    const { mapped } = known;
    const base = {
      at: request.at,
      request: mapped.call.replaceAll('{}', '…'),
      here: mapped.here,
      faults: [],
    };
    const notes = mapped.note === null ? [] : [mapped.note];
    if (mapped.here === null)
      return { ...base, outcome: 'none', operation: null, changed: [], lost: [], notes };

    const sent = fieldsOf(request);
    if (typeof sent === 'string')
      return {
        ...{ ...base, outcome: 'fails', operation: null, changed: [], lost: [], notes },
        faults: [{ location: 'body', pointer: '', message: sent }],
      };
    const { changed, lost } = movesOf(sent, mapped, api);
    const outcome = lost.length > 0 ? 'partly' : 'maps';
    return { ...base, outcome, operation: ids.get(mapped.here) ?? null, changed, lost, notes };
  };
}

function patternOf(path: string): string {
  return path.replaceAll('.', String.raw`\.`).replaceAll('{}', '[^/]+');
}

function unknownCall({ at, method, path }: RecordedRequest, { absent, calls, name }: ForeignApi): Verdict {
  const found = absent.find((one) => new RegExp(`^${patternOf(one.path)}`).test(path));
  const places = calls.map(({ call }) => call.split(' ')[1] ?? '');
  const nearest = nearestName(path, places);
  const hint = nearest === null ? '' : ` Nearest: ${nearest.replaceAll('{}', '…')}.`;
  const note = found?.why ?? `This checker knows no such call of ${name}.${hint}`;
  const request = `${method} ${shownPath(path, wordsIn([...absent.map((one) => one.path), ...places]))}`;
  return { ...{ at, request, outcome: 'none', here: null, operation: null }, ...EMPTY, notes: [note] };
}

const EMPTY = { faults: [], changed: [], lost: [] } as const;

/** A name with dots, and its text where it is one: only words of the API are looked at, and none is printed. */
type SentField = readonly [name: string, text: string | null];

function movesOf(
  sent: readonly SentField[],
  { fields }: MappedCall,
  { everywhere, name }: ForeignApi,
): Readonly<{ changed: readonly Difference[]; lost: readonly Difference[] }> {
  const changed = new Map<string, string>();
  const lost = new Map<string, string>();
  const table = { ...everywhere, ...fields };
  for (const [field, text] of sent) {
    const named = longestName(field, table);
    const move = named === null ? UNKNOWN(name) : moveFor(table[named], text);
    const shown = named ?? shownName(field);
    if (move?.kind === 'lost') lost.set(shown, move.why);
    if (move?.kind === 'becomes') changed.set(shown, move.here);
  }

  const listed = (found: ReadonlyMap<string, string>): readonly Difference[] =>
    [...found].map(([field, here]) => ({ field, here }));
  return { changed: listed(changed), lost: listed(lost) };
}

const UNKNOWN = (name: string): FieldMove => ({
  kind: 'lost',
  why: `this checker does not know the field: look it up in the page about ${name}`,
});

function moveFor(move: FieldMove | undefined, text: string | null): FieldMove | undefined {
  if (move?.kind !== 'by-word') return move;
  return moveFor(Object.hasOwn(move.words, text ?? '') ? move.words[text ?? ''] : move.otherwise, null);
}

/** `payment_method_data.card.number` is found under its own name, else under `payment_method_data.card`, and so on. */
function longestName(field: string, table: Readonly<Record<string, FieldMove>>): string | null {
  for (let name = field; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.'))))
    if (Object.hasOwn(table, name)) return name;
  return null;
}

/** What somebody called a field may be a secret, too. */
function shownName(field: string): string {
  return segment(field.split('.')[0] ?? '').slice(1);
}

/** Or a sentence of what is wrong with the body. */
function fieldsOf({ query, body, headers }: RecordedRequest): readonly SentField[] | string {
  const asked = parseQuery(query);
  if (asked === null) return 'the query is not percent-encoded UTF-8';
  const inQuery = [...asked].flatMap(([name, texts]) => texts.map((text) => [dotted(name), text] as const));
  if (body === null) return inQuery;
  const text = body.trim();
  if (text.startsWith('<')) return 'is XML: record the same call in JSON';
  const mediaType = headers.get('content-type') ?? '';
  if (/^multipart\//i.test(mediaType))
    return [
      ...inQuery,
      ...[...text.matchAll(/\bname="(\w{1,64})"/g)].map(([, name = '']) => [name, null] as const),
    ];
  const isJson = /^application\/json\b/i.test(mediaType) || /^[{[]/.test(text);

  const form = isJson ? undefined : parseQuery(text);
  if (form === null) return 'is not percent-encoded UTF-8';
  if (form !== undefined)
    return [
      ...inQuery,
      ...[...form].flatMap(([name, texts]) => texts.map((one) => [dotted(name), one] as const)),
    ];
  const parsed = parseJson(text);
  return typeof parsed === 'string' ? parsed : [...inQuery, ...leavesOf(parsed.value, '')];
}

/** `items[0][price]` and `expand[]` as `items.price` and `expand`. */
function dotted(name: string): string {
  return name
    .replaceAll(/\[(\w*)\]/g, (_all, inner: string) => (/^\d*$/.test(inner) ? '' : `.${inner}`))
    .replaceAll(/\.\d+(?=\.|$)/g, '');
}

function leavesOf(value: unknown, name: string): readonly SentField[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, name));
  if (isObject(value))
    return Object.entries(value).flatMap(([key, member]) =>
      leavesOf(member, name === '' ? key : `${name}.${key}`),
    );
  return value === null || name === '' ? [] : [[name, String(value)]];
}
