import type { Caller } from '../../../access/caller.ts';
import { reachOf } from '../../../access/reach.ts';
import {
  type WebhookSubscriptionRow,
  getWebhookSubscription,
  replaceWebhookSubscription,
} from '../../../db/queries/webhook-subscriptions.ts';
import { type MerchantAccountId, toId } from '../../../domain/ids.ts';
import { compareAndSet } from '../../../operations/change.ts';
import type { Parts } from '../../../parts.ts';
import { Problem } from '../../../domain/problem.ts';

type Context = Readonly<{
  caller: Caller;
  merchantAccountId: MerchantAccountId;
  params: Readonly<{ subscription_id: string }>;
  parts: Parts;
}>;

/** The subscription of the path: the merchant account's, or the instance's where the caller may see that. */
export async function subscriptionOf(context: Context): Promise<WebhookSubscriptionRow> {
  const { caller, merchantAccountId, params, parts } = context;
  const of = { merchantAccountId, seesInstance: seesInstance(caller) };
  const row = await getWebhookSubscription(parts.db, of, toId(params.subscription_id));
  if (row === null) throw new Problem('not_found');
  return row;
}

/** Changes it as it stands, so that two changes at once both count. Gives it before and after. */
export function changeSubscription(
  context: Context,
  change: (now: Date, row: WebhookSubscriptionRow) => WebhookSubscriptionRow,
): Promise<Readonly<{ before: WebhookSubscriptionRow; row: WebhookSubscriptionRow }>> {
  const { db, clock } = context.parts;
  const subject = {
    name: 'a webhook subscription',
    known: null,
    read: () => subscriptionOf(context),
    version: ({ updated_at }: WebhookSubscriptionRow) => updated_at,
  };
  return compareAndSet(subject, (before) => {
    const now = clock.now();
    const row = change(now, before);
    const commit = async (): Promise<boolean> =>
      (await replaceWebhookSubscription(db, row, before, now)) !== null;
    return { commit, result: { before, row } };
  });
}

export function seesInstance(caller: Caller): boolean {
  return reachOf(caller) === null;
}
