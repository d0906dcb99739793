/** No row has an id before it: every one of a list is behind it. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Every row of a list that is read page by page: `read` gives those behind a row, in the order of the list, or the
 * first.
 */
export async function everyPage<Row>(
  size: number,
  read: (last: Row | null) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await read(rows.at(-1) ?? null);
    rows.push(...page);
    if (page.length < size) return rows;
  }
}

/** Every row of several lists, a page of each at once; a list that is over is not read again. */
export async function everyRowOf<Row>(
  size: number,
  ids: readonly string[],
  {
    idOf,
    read,
  }: Readonly<{
    idOf: (row: Row) => string | null;
    read: (asked: readonly Readonly<{ id: string; last: Row | null }>[]) => Promise<readonly Row[]>;
  }>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let asked = ids.map((id): Readonly<{ id: string; last: Row | null }> => ({ id, last: null }));
  while (asked.length > 0) {
    const page = await read(asked);
    for (const row of page) rows.push(row);
    const full = [...Map.groupBy(page, idOf)].filter(([, own]) => own.length === size);
    asked = full.flatMap(([id, own]) => (id === null ? [] : [{ id, last: own.at(-1) ?? null }]));
  }
  return rows;
}
