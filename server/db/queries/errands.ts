/**
 * Parts of statements, for what has a row of its own elsewhere and a row of `operations` under the same id: there it
 * says what it is, here when a worker has to see to it. Whatever writes the one writes the other. All of them
 * have the merchant account as `$1`; `from` is where the ids come from.
 */
export const errand = {
  /** `template`: the parameter with the row as JSON (`newErrand`), without its id. */
  begin: (from: string, id: string, template: string): string =>
    `INSERT INTO operations SELECT r.* FROM ${from}, jsonb_populate_record(NULL::operations,
       ${template}::jsonb || jsonb_build_object('operation_id', ${id})) r`,

  /** A worker sees to it at that time; null: it rests, for something else to wake it. */
  due: (from: string, id: string, at: string, now: string): string =>
    `UPDATE operations o SET status = 'pending', moved_amount = NULL, resolved_at = NULL, due_at = ${at},
       due_tries = 0, updated_at = ${now} FROM ${from} WHERE o.merchant_account_id = $1 AND o.operation_id = ${id}`,

  /** Nothing is left to do. */
  end: (from: string, id: string, result: string, now: string): string =>
    `UPDATE operations o SET status = ${result}, moved_amount = CASE ${result} WHEN 'succeeded' THEN 0 END,
       resolved_at = ${now}, due_at = NULL, updated_at = ${now}
     FROM ${from} WHERE o.merchant_account_id = $1 AND o.operation_id = ${id}`,
} as const;
