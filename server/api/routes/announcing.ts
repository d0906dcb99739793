import { type INSTANCE, type RenderedByVersion, announce } from '../../db/queries/webhook-events.ts';
import type { Queryable } from '../../db/db.ts';
import { API_VERSIONS, type ApiVersion } from '../../domain/api-version.ts';
import type { EventName } from '../../domain/event-names.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { newId } from '../../platform/entropy.ts';

type Body = Readonly<{ type: string; id: string }>;

/** What every version shows of a resource. */
export function shownBy(render: (version: ApiVersion) => object): RenderedByVersion {
  return Object.fromEntries(API_VERSIONS.map((version) => [version, render(version)])) as RenderedByVersion; // every version, once
}

/** Tells of a resource as it stands, in the SQL transaction that changes it. It is shown alike in all versions. */
export async function tell(
  tx: Queryable,
  merchantAccountId: MerchantAccountId | typeof INSTANCE,
  name: EventName,
  body: Body,
  at: Date,
): Promise<void> {
  const shown = shownBy(() => body);
  await announce(tx, { merchantAccountId, eventId: newId(at), name, target: body, shown, at });
}
