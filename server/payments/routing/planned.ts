import type { Json } from '../../db/queries/transaction-rows.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import { toId, type MerchantAccountId } from '../../domain/ids.ts';
import type { ReadParts } from '../../parts.ts';
import { type PaymentService, paymentServices } from '../../connections/connection-kinds.ts';

/** One try, as the flow decided: where, and what of the instrument is sent in which way. */
export type PlannedAttempt = Readonly<{
  service: PaymentService;
  /** Null: as the payment service is set up. */
  instrument: 'pan' | 'network_token' | null;
  /** The scheme that a card goes over; null for what is no card. */
  scheme: string | null;
  /** Sent as merchant-initiated, whoever began it. */
  isMerchantInitiated: boolean;
}>;

/** As it is kept while a buyer approves. */
export function writePlanned(planned: readonly PlannedAttempt[]): readonly Json[] {
  return planned.map(({ service, instrument, scheme, isMerchantInitiated }) => ({
    payment_service_id: service.id,
    instrument,
    scheme,
    is_merchant_initiated: isMerchantInitiated,
  }));
}

/** What `writePlanned` wrote, without the payment services that are not active any more. */
export async function readPlanned(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  written: readonly unknown[],
): Promise<readonly PlannedAttempt[]> {
  const found = await Promise.all(
    written.map(async (one) => {
      const read = objectOf(one);
      const id = textAt(read, 'payment_service_id');
      const service =
        id === null
          ? null
          : await paymentServices.find(parts, merchantAccountId, toId<'payment-service'>(id));
      if (read === null || service === null || !service.active || service.deleted) return null;

      return {
        service,
        instrument: instrumentIn(read),
        scheme: textAt(read, 'scheme'),
        isMerchantInitiated: read['is_merchant_initiated'] === true,
      };
    }),
  );
  return found.filter((planned) => planned !== null);
}

function instrumentIn(read: Json): PlannedAttempt['instrument'] {
  const instrument = textAt(read, 'instrument');
  return instrument === 'pan' || instrument === 'network_token' ? instrument : null;
}
