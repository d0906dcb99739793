export type ColumnTypes = Readonly<Record<string, string>>;

/** Rows of a parameter that is JSON, with a type for every column. */
export function recordset(parameter: string, alias: string, columns: ColumnTypes): string {
  const typed = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return `jsonb_to_recordset(${parameter}::jsonb) ${alias} (${typed.join(', ')})`;
}

/** The next microsecond. Worked out in UTC: an engine that spreads tables takes nothing that hangs on a session. */
export const AFTER_UPDATED_AT = `(updated_at AT TIME ZONE 'UTC' + interval '1 microsecond') AT TIME ZONE 'UTC'`;
