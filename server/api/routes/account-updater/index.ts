import { timestamp } from '../../../domain/timestamp.ts';
import { orderAccountUpdates } from '../../../payment-methods/account-updater.ts';
import { createAccountUpdaterJob } from '../../../api-contract/account-updater.ts';
import { type AnyRoute, route } from '../../route.ts';

const create = route(createAccountUpdaterJob, async ({ body, merchantAccountId, now, parts }) => {
  const job = await orderAccountUpdates(
    parts,
    merchantAccountId,
    body.payment_method_ids.map((id) => id.toLowerCase()),
    now,
  );
  if (job === null) return { status: 204 as const, body: null };
  return {
    status: 201 as const,
    body: {
      type: 'account-updater-job' as const,
      id: job.id,
      merchant_account_id: merchantAccountId as string,
      inquiries: job.inquiries.map(({ id, paymentMethodId }) => ({
        type: 'account-updater-inquiry' as const,
        id,
        payment_method_id: paymentMethodId as string,
      })),
      created_at: timestamp(now) as string,
      updated_at: timestamp(now) as string,
    },
  };
});

export const accountUpdaterRoutes: readonly AnyRoute[] = [create];
