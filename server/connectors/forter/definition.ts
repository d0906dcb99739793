import { errorCode } from '../../domain/decline.ts';
import { parseObject, textAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import { type ScreeningAnswer, defineAntiFraudConnector } from '../anti-fraud-connector.ts';
import type { Secret } from '../../domain/secret.ts';
import type { WireText } from '../connector.ts';
import type { OrderApi } from './order.ts';
import { VERSION_10_2 } from './version-10-2.ts';
import { VERSION_2_1 } from './version-2-1.ts';

/** A site id is the first label of the host under 10.2. */
const SITE_ID = /^[0-9a-z]{6,40}$/;

/** Forter's Order API. Forter decides, and asks nobody: there are no reviews. */
export const forterAntiFraud = defineAntiFraudConnector({
  id: 'forter-anti-fraud',
  processor: 'forter',
  displayName: 'Forter',
  settings: {
    site_id: {
      displayName: 'Site id',
      help: 'as the Forter Portal shows it, in small letters and digits',
      required: true,
      sensitive: false,
      format: 'text',
      pattern: SITE_ID,
    },
    secret_key: {
      displayName: 'Secret key',
      help: 'of the same site',
      required: true,
      sensitive: true,
      format: 'text',
    },
    use_api_version_10_2: {
      displayName: 'Use version 10.2 of the API',
      help: 'true once Forter has enabled it for the site; 2.1 otherwise',
      required: false,
      sensitive: false,
      format: 'boolean',
    },
  },
  baseUrls: { sandbox: null, production: 'https://api.forter-secure.com' },
  addressOf: (settings) =>
    isNew(settings) && typeof settings['site_id'] === 'string' && SITE_ID.test(settings['site_id'])
      ? `https://${settings['site_id']}.api.forter-secure.com`
      : null,
  operations: {
    async screen(call) {
      const api = apiOf(call.settings);
      const { status, text } = await call.http.send({
        method: 'POST',
        url: `${call.baseUrl}/v2/orders/${call.input.transactionId}`,
        headers: headers(call.settings, api),
        body: { type: 'json', value: api.order(call) },
      });
      return screenedBy(status, text);
    },
    async report(call) {
      const api = apiOf(call.settings);
      const { status, text } = await call.http.send({
        method: 'POST',
        url: `${call.baseUrl}/v2/status/${call.input.transactionId}`,
        headers: headers(call.settings, api),
        body: { type: 'json', value: api.status(call) },
      });
      return reportedBy(call.input.transactionId, status, text);
    },
  },
  readReviews: async () => null,
});

function isNew(settings: Readonly<Record<string, unknown>>): boolean {
  return settings['use_api_version_10_2'] === 'true';
}

function apiOf(settings: Readonly<Record<string, unknown>>): OrderApi {
  return isNew(settings) ? VERSION_10_2 : VERSION_2_1;
}

/** HTTP Basic: the key is the name, and there is no password. */
function headers(
  settings: Readonly<{ site_id: string; secret_key: Secret }>,
  { version }: OrderApi,
): Readonly<Record<string, WireText>> {
  return {
    authorization: ['Basic ', { base64: [settings.secret_key, ':'] }],
    'x-forter-siteid': settings.site_id,
    'api-version': version,
  };
}

/**
 * `action`, which `v2/orders` answers whatever the version of the API is; `forterDecision` is of `v3/orders`
 * (docs.forter.com/checkout-integration). Forter's own app lowers its case before it reads it.
 */
const DECISIONS = { approve: 'accept', decline: 'reject', 'not reviewed': 'error' } as const;

function screenedBy(status: number, text: string): ScreeningAnswer {
  if (status === 429 || status === 503)
    return { kind: 'unavailable', detail: `Forter takes no orders now (${status})` };
  const body = parseObject(text);
  if (status !== 200 || body === null || body['status'] !== 'success') {
    const said = textAt(body, 'message');
    return { kind: 'unknown', detail: `Forter answered ${status}${said === null ? '' : `: ${said}`}` };
  }
  const raw = textAt(body, 'action')?.toLowerCase() ?? null;
  const decision =
    raw !== null && Object.hasOwn(DECISIONS, raw) ? DECISIONS[raw as keyof typeof DECISIONS] : null;
  if (decision === null) return { kind: 'unknown', detail: 'Forter answered without a decision' };

  const reasons = [textAt(body, 'reasonCode'), textAt(body, 'message')].filter((one) => one !== null);
  return {
    kind: 'decided',
    decision,
    reference: textAt(body, 'transaction'),
    raw: { code: raw, description: reasons.length === 0 ? null : reasons.join(': ') },
  };
}

function reportedBy(transactionId: string, status: number, text: string): Outcome<null> {
  const body = parseObject(text);
  if (status === 200 && body?.['status'] === 'success')
    return { kind: 'succeeded', reference: processorReference(transactionId), value: null };
  const detail = `Forter answered ${status}${textAt(body, 'message') === null ? '' : `: ${textAt(body, 'message')}`}`;
  if (status === 401 || status === 403)
    return { kind: 'failed', code: errorCode('invalid_service_credentials'), detail };
  if (status === 400 || status === 404)
    return { kind: 'failed', code: errorCode('unknown_service_resource'), detail };
  return { kind: 'unknown', detail };
}
