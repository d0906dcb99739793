import type { TSchema } from 'typebox';
import type { Operation } from './operation.ts';
import { isMoney } from './schemas/money.ts';

/**
 * A column of a list as a CSV file: where its value stands in an item. `money` is an amount, which gets a second
 * column with the decimals of its currency; `json` is a list or what has no columns of its own.
 */
export type CsvColumn = Readonly<{
  name: string;
  path: readonly string[];
  kind: 'value' | 'json' | 'money';
  /** Where the currency of an amount stands. */
  currencyPath: readonly string[] | null;
}>;

type Node = TSchema &
  Readonly<{
    type?: string;
    anyOf?: readonly Node[];
    items?: Node;
    properties?: Readonly<Record<string, Node>>;
  }>;

/** What a list has, where its answer is one: a GET of `items`, with or without pages. */
export function listItemOf({ method, responses }: Operation): TSchema | null {
  const answer: Node | null = responses[200] ?? null;
  const items = method === 'GET' ? answer?.properties?.['items'] : undefined;
  return items?.items?.properties === undefined ? null : items.items;
}

/** Objects deeper than this are one cell. */
const DEPTH_MAX = 4;

/** The columns of an item, in the order of the contract. Names are joined by dots: `buyer.email_address`. */
export function csvColumns(item: TSchema): readonly CsvColumn[] {
  return columnsIn(item, [], null);
}

type Path = readonly string[];

function columnsIn(schema: Node, path: Path, currencyAbove: Path | null): readonly CsvColumn[] {
  const { properties = {} } = schema;
  const own = 'currency' in properties ? [...path, 'currency'] : currencyAbove;
  return Object.entries(properties).flatMap(([name, declared]): readonly CsvColumn[] => {
    const member = withoutNull(declared);
    const at = [...path, name];
    const column = (kind: CsvColumn['kind']): CsvColumn => ({
      name: at.join('.'),
      path: at,
      kind,
      currencyPath: kind === 'money' ? (currencyBeside(name, properties, path) ?? own) : null,
    });
    if (isMoney(member)) return [column('money')];
    if (member.properties !== undefined && path.length < DEPTH_MAX) return columnsIn(member, at, own);
    return [column(isWhole(member) ? 'json' : 'value')];
  });
}

/** `settled_amount` is in `settled_currency`, where there is one. */
function currencyBeside(name: string, members: Readonly<Record<string, Node>>, path: Path): Path | null {
  const currency = `${name.slice(0, name.lastIndexOf('_'))}_currency`;
  return currency in members ? [...path, currency] : null;
}

/** A list, an object with free keys, or one of several objects. */
function isWhole({ type, anyOf }: Node): boolean {
  return type === 'array' || type === 'object' || anyOf?.some(isWhole) === true;
}

function withoutNull(schema: Node): Node {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = others;
  return only !== undefined && others.length === 1 ? only : schema;
}
