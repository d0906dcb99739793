import { parseObject, textAt } from '../../domain/json.ts';
import { errorCode } from '../../domain/decline.ts';
import { processorReference } from '../../domain/outcome.ts';
import {
  type ReviewDecision,
  type ScreeningAnswer,
  type ScreenedPayment,
  defineAntiFraudConnector,
} from '../anti-fraud-connector.ts';
import type { Call, Fields } from '../connector.ts';

/** The published anti-fraud simulator: the buyer's e-mail address decides. */
export const mockAntiFraud = defineAntiFraudConnector({
  id: 'mock-anti-fraud',
  displayName: 'Mock Anti-Fraud',
  settings: {},
  baseUrls: { sandbox: null, production: null },
  operations: {
    async screen(call) {
      const email = call.input.buyer?.billingDetails?.emailAddress ?? null;
      if (email === null) return { kind: 'skipped', detail: 'the payment has no e-mail address of a buyer' };
      const { status, text } = await call.http.send({
        method: 'POST',
        url: `${call.baseUrl}/screenings`,
        headers: headers(call),
        body: { type: 'json', value: { ...orderOf(call), email } },
      });
      return read(status, text);
    },
    async report(call) {
      const { transactionId, end, amount, captured, code } = call.input;
      const { status } = await call.http.send({
        method: 'POST',
        url: `${call.baseUrl}/screenings/${transactionId}/outcomes`,
        headers: headers(call),
        body: {
          type: 'json',
          value: { outcome: end, amount: String(amount.minor), captured: String(captured.minor), code },
        },
      });
      if (status === 200)
        return { kind: 'succeeded', reference: processorReference(transactionId), value: null };
      if (status === 404)
        return {
          kind: 'failed',
          code: errorCode('unknown_service_resource'),
          detail: 'it was never screened',
        };

      return { kind: 'unknown', detail: `the provider answered ${status}` };
    },
  },
  readReviews: async ({ body }) => reviewsIn(parseObject(Buffer.from(body).toString('utf8'))),
});

/** As published: the address itself is the proof, and the body names the transaction. */
function reviewsIn(body: Readonly<Record<string, unknown>> | null): readonly ReviewDecision[] {
  const [transactionId, decision] = [textAt(body, 'transaction_id'), textAt(body, 'decision')];
  return transactionId !== null && (decision === 'accept' || decision === 'reject')
    ? [{ transactionId, decision, raw: decision }]
    : [];
}

function read(status: number, text: string): ScreeningAnswer {
  if (status === 503) return { kind: 'unavailable', detail: 'the provider takes no payments now' };
  const body = parseObject(text);
  const decision = textAt(body, 'decision');
  if (
    status !== 200 ||
    (decision !== 'accept' && decision !== 'reject' && decision !== 'review' && decision !== 'error')
  )
    return { kind: 'unknown', detail: `the provider answered ${status} without a decision` };
  const raw = { code: decision, description: textAt(body, 'reason') };
  return { kind: 'decided', decision, reference: textAt(body, 'id'), raw };
}

type Caller = Omit<Call<Fields, never>, 'input'>;

function headers({ operationId, merchantAccountId }: Caller): Readonly<Record<string, string>> {
  return { 'idempotency-key': operationId, 'sub-merchant': merchantAccountId };
}

function orderOf({ input }: Call<Fields, ScreenedPayment>) {
  const { card, amount, cartItems, fingerprint, browserInfo, ipAddress } = input;
  return {
    transaction_id: input.transactionId,
    amount: String(amount.minor),
    currency: amount.currency,
    card: card === null ? null : { bin: card.bin, last_four: card.lastFour, scheme: card.scheme },
    device: { fingerprint, ip_address: ipAddress, user_agent: browserInfo?.userAgent ?? null },
    items: cartItems.map(({ name, quantity, unitAmount, sku }) => ({
      name,
      quantity,
      unit_amount: String(unitAmount),
      sku,
    })),
    is_authorized: input.authorization !== null,
  };
}
