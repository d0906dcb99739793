import { isObject } from '../step.ts';

/** Where a field of another API goes: the same place, another one or another way, or nowhere. */
export type FieldMove =
  | Readonly<{ kind: 'same' }>
  | Readonly<{ kind: 'becomes'; here: string }>
  | Readonly<{ kind: 'lost'; why: string }>
  /** By what it says; `otherwise` for every other word. */
  | Readonly<{ kind: 'by-word'; words: Moves; otherwise: FieldMove }>;

/** By name with dots, places in lists left out; one name stands for all below it. */
export type Moves = Readonly<{ [field: string]: FieldMove }>;

/** A call of another API, and what takes its place. */
export type MappedCall = Readonly<{
  /** Its method and path, with `{}` for every id. */
  call: string;
  /** Method and path of ours; null where there is none, and `note` says why. */
  here: string | null;
  /** What has to be known beside its fields. */
  note: string | null;
  fields: Moves;
}>;

/** Another API, as far as it is known here: a file of `*-calls.json`, in that API's own words. */
export type ForeignApi = Readonly<{
  name: string;
  calls: readonly MappedCall[];
  /** What is not there at all, by how its path begins. */
  absent: readonly Readonly<{ path: string; why: string }>[];
  /** Fields that any call may have. */
  everywhere: Moves;
}>;

/** What Stripe's API is here. */
export async function stripeApi(): Promise<ForeignApi> {
  return readApi((await import('./stripe-calls.json', { with: { type: 'json' } })).default);
}

/** What Spreedly's API is here. */
export async function spreedlyApi(): Promise<ForeignApi> {
  return readApi((await import('./spreedly-calls.json', { with: { type: 'json' } })).default);
}

function readApi(data: unknown): ForeignApi {
  const { name, groups, everywhere, calls, absent } = objectIn(data);
  const shared = new Map(Object.entries(objectIn(groups)).map(([group, moves]) => [group, readMoves(moves)]));
  return {
    name: String(name),
    everywhere: readMoves(everywhere),
    calls: listIn(calls).map((call) => readCall(objectIn(call), shared)),
    absent: listIn(absent).map((one) => ({
      path: String(objectIn(one)['path']),
      why: String(objectIn(one)['why']),
    })),
  };
}

function readCall(
  { call, here, note, groups = [], fields = {} }: Readonly<Record<string, unknown>>,
  shared: ReadonlyMap<string, Moves>,
): MappedCall {
  const all: Moves[] = listIn(groups).map((group) => shared.get(String(group)) ?? {});
  return {
    call: String(call),
    here: typeof here === 'string' ? here : null,
    note: typeof note === 'string' ? note : null,
    fields: Object.assign({}, ...all, readMoves(fields)) as Moves,
  };
}

function readMoves(fields: unknown): Moves {
  return Object.fromEntries(Object.entries(objectIn(fields)).map(([name, move]) => [name, readMove(move)]));
}

function readMove(move: unknown): FieldMove {
  if (move === 'same') return { kind: 'same' };
  const { becomes, lost, by, otherwise } = objectIn(move);
  if (typeof becomes === 'string') return { kind: 'becomes', here: becomes };
  if (typeof lost === 'string') return { kind: 'lost', why: lost };
  return { kind: 'by-word', words: readMoves(by), otherwise: readMove(otherwise) };
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  if (isObject(value)) return value;
  throw new Error('BUG: a table of calls has something else where an object belongs');
}

function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error('BUG: a table of calls has something else where a list belongs');
}
