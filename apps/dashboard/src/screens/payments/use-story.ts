import type { PaymentService, Transaction, WebhookDelivery } from '@railyard/sdk/schemas';
import { useEffect, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Problem } from '../../api/problem.ts';
import { keyOf, useRead } from '../../api/queries.ts';
import { useFullPage } from '../../api/full-page.ts';
import { useAccount } from '../../shell/router.tsx';
import { useMay } from '../../shell/session.tsx';
import { entriesOf, type Entry, type Story } from './entries.ts';

/**
 * The time line of a payment and who was told of it, read together; what belongs to it is read again when the payment
 * has changed.
 */
export function useStory(transaction: Transaction): Readonly<{
  entries: readonly Entry[];
  deliveries: readonly WebhookDelivery[];
  services: readonly PaymentService[];
  problem: Problem | null;
  isPending: boolean;
  retry: () => void;
}> {
  const path = { transaction_id: transaction.id };
  const events = useFullPage('GET /transactions/{transaction_id}/events', { limit: 100 }, { path });
  const actions = useRead('GET /transactions/{transaction_id}/actions', { path });
  const reported = useReported(transaction);
  const may = useMay();
  const deliveries = useRead(
    'GET /webhook-deliveries',
    { query: { resource_id: transaction.id, limit: 100 } },
    { isWanted: may('webhook-subscriptions.read') },
  );
  const services = useRead('GET /payment-services', { query: { limit: 100 } });
  useRereading(transaction);

  const entries = useMemo(
    () =>
      entriesOf({
        transaction,
        events: events.data?.items ?? [],
        actions: actions.data?.items ?? [],
        ...reported,
      }),
    [transaction, events.data, actions.data, reported],
  );
  return {
    entries,
    deliveries: deliveries.data?.items ?? [],
    services: services.data?.items ?? [],
    problem: events.data === undefined ? events.error : null,
    isPending: events.isPending,
    retry: () => void events.refetch(),
  };
}

/** What reports of the processor's say of it; asked for where there is something. */
function useReported(
  transaction: Transaction,
): Pick<Story, 'settlements' | 'refundSettlements' | 'chargebacks' | 'reversals'> {
  const { id, settled, disputed } = transaction;
  const path = { transaction_id: id };
  const settlements = useRead(
    'GET /transactions/{transaction_id}/settlements',
    { path },
    { isWanted: settled },
  ).data;
  const refundSettlements = useRead(
    'GET /transactions/{transaction_id}/refund-settlements',
    { path },
    { isWanted: settled },
  ).data;
  const chargebacks = useRead(
    'GET /transactions/{transaction_id}/chargebacks',
    { path },
    { isWanted: disputed },
  ).data;
  const reversals = useRead(
    'GET /transactions/{transaction_id}/chargeback-reversals',
    { path },
    { isWanted: disputed },
  ).data;

  return useMemo(
    () => ({
      settlements: settlements?.items ?? [],
      refundSettlements: refundSettlements?.items ?? [],
      chargebacks: chargebacks?.items ?? [],
      reversals: reversals?.items ?? [],
    }),
    [settlements, refundSettlements, chargebacks, reversals],
  );
}

function useRereading({ id, updated_at: changedAt }: Transaction): void {
  const client = useQueryClient();
  const account = useAccount();
  useEffect(() => {
    for (const name of [
      'GET /transactions/{transaction_id}/events',
      'GET /transactions/{transaction_id}/refunds',
      'GET /transactions/{transaction_id}/postings',
      'GET /webhook-deliveries',
    ] as const)
      void client.invalidateQueries({ queryKey: keyOf(account, name) });
  }, [client, account, id, changedAt]);
}
