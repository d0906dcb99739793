import assert from 'node:assert/strict';
import { CARD } from '../../server/api/examples/named-things.ts';
import { ADYEN_CARD, ADYEN_FIELDS, addAdyen } from '../connectors/adyen-shop.ts';
import { ReportShop } from '../connectors/report-shop.ts';
import { openDisputeShop } from '../harness/dispute-shop.ts';
import { eventually, type TestService } from '../harness/index.ts';
import { openTlsTarget, trustTestAuthority } from '../harness/tls-target.ts';

/**
 * What no example makes: what processors tell of payments, and what the relay sends. So lists of it have rows for
 * filters to leave out. Its payment services are off afterwards, so that no example is paid there.
 */
export async function makeRows(service: TestService): Promise<RowIds> {
  const [dispute, report] = [await disputedPayment(service), await settledPayment(service)];
  for (const { paymentServiceId } of [dispute, report])
    await service.request('PUT', `/payment-services/${paymentServiceId}`, { body: { active: false } });
  await relayedCard(service);
  return { disputeId: dispute.id, reportId: report.id };
}

type RowIds = Readonly<{ disputeId: string; reportId: string }>;
/** Something with the payment service that it came about at. */
type RowAt = Readonly<{ id: string; paymentServiceId: string }>;

/** A dispute, and the chargeback that comes with it. */
async function disputedPayment(service: TestService): Promise<RowAt> {
  const shop = await openDisputeShop(service);
  const paid = await shop.pay();
  await shop.act(paid.reference, 'dispute');
  const { id } = await shop.disputeOf(paid.id);
  await eventually(async () => (await shop.read(id))['charged_back_amount'] === 1299);
  return { id, paymentServiceId: shop.paymentServiceId };
}

/** A settlement, out of a processor's file in which one line is of a payment that nobody made. */
async function settledPayment(service: TestService): Promise<RowAt> {
  const paymentServiceId = await addAdyen(service, {
    id: 'adyen-card',
    ...PLACE,
    fields: [
      ...ADYEN_FIELDS,
      { key: 'report_user', value: 'report@Company.default' },
      { key: 'report_password', value: 'a-report-password' },
    ],
  });
  const shop = new ReportShop(service, 'adyen');
  const body = { amount: 1299, ...PLACE, intent: 'capture', payment_method: ADYEN_CARD };
  const { body: paid } = await shop.post('/transactions', { ...body, payment_service_id: paymentServiceId });
  await shop.act(paid.payment_service_transaction_id, 'settle_with_error');
  const { status, of_payments: lines, unmatched } = await shop.seenTo();
  assert.deepEqual([status, lines, unmatched], ['read', 1n, 1n]);
  const { body: reports } = await service.request('GET', '/processor-reports');
  return { id: reports.items[0].id, paymentServiceId };
}
const PLACE = { currency: 'EUR', country: 'NL' } as const;

/** A card that reached an endpoint. */
async function relayedCard(service: TestService): Promise<void> {
  trustTestAuthority();
  const target = await openTlsTarget();
  try {
    const { host } = new URL(target.url);
    const config = { definition_id: 'generic', hosts: [host] };
    const made = await service.request('POST', '/vault-forward/configs', { body: config });
    assert.equal(made.status, 201, made.text);
    const stored = await service.request('POST', '/payment-methods', { body: CARD });
    const answer = await service.request('POST', '/vault-forward', {
      rawBody: '{"number":"{{ CARD_NUMBER_1 }}"}',
      headers: {
        'x-vault-forward-url': `${target.url}/charge`,
        'x-vault-forward-http-method': 'POST',
        'x-vault-forward-payment-methods': stored.body.id,
      },
      unchecked: true,
    });
    assert.equal(answer.status, 200, answer.text);
    // An account has one of each definition, which is the examples'.
    await service.request('DELETE', `/vault-forward/configs/${made.body.id}`);
  } finally {
    await target.close();
  }
}
