/** The filters of a list by name: the type of its parameter, and what it means, with `?` where its value stands. */
export type FilterTable = Readonly<Record<string, readonly [type: string, condition: string]>>;
export type FiltersOf<Table extends FilterTable> = Readonly<Partial<Record<keyof Table & string, unknown>>>;

/** The SQL of a table of filters. `$1` is the merchant account; the values follow in the order of the table. */
export function filterSql<Table extends FilterTable>(table: Table) {
  type Name = keyof Table & string;
  const names = Object.keys(table) as readonly Name[]; // the table's own keys
  const entry = (name: Name): readonly [string, string] => table[name] ?? ['', ''];
  const parameter = (name: Name): string => `$${names.indexOf(name) + 2}::${entry(name)[0]}`;
  const holds = (name: Name): string => entry(name)[1].replace('?', parameter(name));

  return {
    names,
    parameter,
    /** The condition of one that is given. */
    holds,
    /** Null leaves a filter out. All that are given must hold. */
    optional: (asked: readonly Name[] = names): string =>
      asked.map((name) => `(${parameter(name)} IS NULL OR ${holds(name)})`).join('\n AND '),
    given: (filters: FiltersOf<Table>): readonly Name[] =>
      names.filter((name) => filters[name] !== undefined && filters[name] !== null),
    values: (filters: FiltersOf<Table>, asked: readonly Name[] = names): readonly unknown[] =>
      asked.map((name) => filters[name] ?? null),
  };
}
