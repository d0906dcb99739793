import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/db.ts';
import { ensureInstance, findInstance, type InstanceRow } from '../db/queries/instance.ts';
import { newId, randomBytes } from '../entropy.ts';

/** The instance's row, made on the first start. */
export async function ensureInstanceRow(parts: Readonly<{ db: Queryable; clock: Clock }>): Promise<InstanceRow> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const known = await findInstance(parts.db);
    if (known !== null) return known;
    const now = parts.clock.now();
    const row = await ensureInstance(parts.db, { instanceId: newId(now), cursorKey: randomBytes(32), now });
    if (row !== null) return row;
  }
  throw new Error('BUG: the instance has no row');
}
