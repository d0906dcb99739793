export type ColumnTypes = Readonly<Record<string, string>>;

/** Rows of a parameter that is JSON, with a type for every column. */
export function recordset(parameter: string, alias: string, columns: ColumnTypes): string {
  const typed = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return `jsonb_to_recordset(${parameter}::jsonb) ${alias} (${typed.join(', ')})`;
}

/**
 * Sets the columns of a row to those of `c.patch`; what a patch does not name stays. The row is made in the
 * select list: in FROM, PostgreSQL would copy the table's row type with all its constraints. `OFFSET 0` keeps
 * the planner from moving the call up, where it would stand once for every column.
 */
export function setColumns(columns: readonly string[], row: string): string {
  const made = columns.map((column) => `(made.row_made).${column}`).join(', ');
  return `(${columns.join(', ')}) =
       (SELECT ${made} FROM (SELECT jsonb_populate_record(${row}, c.patch) AS row_made OFFSET 0) made)`;
}

/** The next microsecond. Worked out in UTC: an engine that spreads tables takes nothing that hangs on a session. */
export const AFTER_UPDATED_AT = `(updated_at AT TIME ZONE 'UTC' + interval '1 microsecond') AT TIME ZONE 'UTC'`;
