import { errorCode } from '../../domain/decline.ts';
import { parseObject, textAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import type { Secret } from '../../domain/secret.ts';
import type { WireText } from '../connector.ts';
import {
  type ReviewDecision,
  type ScreeningAnswer,
  defineAntiFraudConnector,
} from '../anti-fraud-connector.ts';
import { orderOf, transactionsOf } from './order.ts';

/**
 * Signifyd's API, version 3: `checkouts` before the authorization, `sales` after it. What it holds, a person at
 * Signifyd or at the merchant decides, and an event signed with the API key tells.
 */
export const signifydAntiFraud = defineAntiFraudConnector({
  id: 'signifyd-anti-fraud',
  processor: 'signifyd',
  displayName: 'Signifyd',
  settings: {
    api_key: {
      displayName: 'API key',
      help: 'of your team; it signs events, too',
      required: true,
      sensitive: true,
      format: 'text',
    },
  },
  baseUrls: { sandbox: null, production: 'https://api.signifyd.com' },
  operations: {
    async screen(call) {
      const event = call.input.authorization === null ? 'checkouts' : 'sales';
      const { status, text } = await call.http.send({
        method: 'POST',
        url: `${call.baseUrl}/v3/orders/events/${event}`,
        headers: headers(call.settings),
        body: { type: 'json', value: orderOf(call.input) },
      });
      return screenedBy(status, text);
    },
    async report(call) {
      const { transactionId } = call.input;
      const { status } = await call.http.send({
        method: 'POST',
        url: `${call.baseUrl}/v3/orders/events/transactions`,
        headers: headers(call.settings),
        body: { type: 'json', value: transactionsOf(call.input) },
      });
      return reportedBy(transactionId, status);
    },
  },
  async readReviews({ headers: sent, body }, { api_key: secret }, tools) {
    const signature = Buffer.from(sent['signifyd-sec-hmac-sha256'] ?? '', 'base64');
    const isTheirs = await tools.hmacHolds({ secret, algorithm: 'sha256', message: body, signature });
    return isTheirs ? reviewsIn(Buffer.from(body).toString('utf8')) : null;
  },
});

/** HTTP Basic: the key is the name, and there is no password. */
function headers({ api_key: key }: Readonly<{ api_key: Secret }>): Readonly<Record<string, WireText>> {
  return { authorization: ['Basic ', { base64: [key, ':'] }] };
}

const ACTIONS = { ACCEPT: 'accept', REJECT: 'reject', HOLD: 'review' } as const;

function isAction(word: string | null): word is keyof typeof ACTIONS {
  return word !== null && Object.hasOwn(ACTIONS, word);
}

function screenedBy(status: number, text: string): ScreeningAnswer {
  if (status === 429 || status === 503)
    return { kind: 'unavailable', detail: `Signifyd takes no orders now (${status})` };
  const body = parseObject(text);
  const code = textAt(body, 'decision', 'checkpointAction');
  if ((status !== 200 && status !== 201) || code === null)
    return { kind: 'unknown', detail: `Signifyd answered ${status} without a decision` };

  const id = body?.['signifydId'];
  return {
    kind: 'decided',
    // CHALLENGE and CREDIT leave it to others.
    decision: isAction(code) ? ACTIONS[code] : 'error',
    reference: typeof id === 'number' || typeof id === 'string' ? String(id) : null,
    raw: { code, description: textAt(body, 'decision', 'checkpointActionReason') },
  };
}

function reportedBy(transactionId: string, status: number): Outcome<null> {
  if (status === 200 || status === 201)
    return { kind: 'succeeded', reference: processorReference(transactionId), value: null };
  const detail = `Signifyd answered ${status}`;
  if (status === 401 || status === 403)
    return { kind: 'failed', code: errorCode('invalid_service_credentials'), detail };
  if (status === 400 || status === 404)
    return { kind: 'failed', code: errorCode('unknown_service_resource'), detail };
  return { kind: 'unknown', detail };
}

function reviewsIn(text: string): readonly ReviewDecision[] {
  const body = parseObject(text);
  const [transactionId, raw] = [textAt(body, 'orderId'), textAt(body, 'decision', 'checkpointAction')];
  return transactionId !== null && (raw === 'ACCEPT' || raw === 'REJECT')
    ? [{ transactionId, decision: ACTIONS[raw], raw }]
    : [];
}
