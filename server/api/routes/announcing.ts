import { inEveryVersion } from '../../answers/every-version.ts';
import { type INSTANCE, announce } from '../../db/queries/webhook-events.ts';
import type { Queryable } from '../../db/db.ts';
import type { EventName } from '../../domain/event-names.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { newId } from '../../platform/entropy.ts';

type Body = Readonly<{ type: string; id: string }>;

/** Tells of a resource as it stands, in the SQL transaction that changes it. It is shown alike in all versions. */
export async function announceResource(
  tx: Queryable,
  merchantAccountId: MerchantAccountId | typeof INSTANCE,
  name: EventName,
  body: Body,
  at: Date,
): Promise<void> {
  const shown = inEveryVersion(() => body);
  await announce(tx, { merchantAccountId, eventId: newId(at), name, target: body, shown, at });
}
