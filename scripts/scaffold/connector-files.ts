import type { Names } from '../new-connector.ts';

/** The files of a new connector, as far as anybody can write them without the processor's documentation. */

export function definition({ id, processor, camel, title, method }: Names): string {
  return `import { defineConnector } from '../connector.ts';
import { operations, settings } from './operations.ts';
import { options } from './options.ts';
import { webhook } from './webhook.ts';
import { DECLINES } from './wire.ts';

export const ${camel} = defineConnector({
${processor === id ? '' : `  processor: '${processor}',\n`}  id: '${id}',
  displayName: '${title}',
  method: '${method}',
  settings,
  reportingFields: {},
  // In production: its address, or \`addressOf\` where each merchant has one.
  baseUrls: { sandbox: null, production: null },
  // Add { method: 'network-token' … } and { method: 'stored-token' … } where it takes them.
  accepts: [{ method: 'card', schemes: 'any', currencies: 'any', countries: 'any' }],
  // Add what the processor documents, partialCapture: true for example; each brings its tests with it.
  capabilities: {},
  options,
  operations,
  // How long after a payment its search may still not find it, by its documentation. Null: nobody says.
  recovery: { by: 'look-up', notFoundIsFinalAfterMs: null },
  declines: DECLINES,
  webhook,
});
`;
}

export function operations({ id }: Names): string {
  return `import type { Authorize, Call, Fields as AnyFields, Operations, WireText } from '../connector.ts';
import { readAuthorized, readFound } from './wire.ts';

export const settings = {
  api_key: {
    displayName: 'API key',
    help: 'From the processor’s dashboard.',
    required: true,
    sensitive: true,
    format: 'text',
  },
  webhook_secret: {
    displayName: 'Webhook secret',
    help: 'Of the endpoint that you make for the webhook URL.',
    required: true,
    sensitive: true,
    format: 'text',
  },
} as const satisfies AnyFields;
export type Fields = typeof settings;

/** Add capture, void, refund and what else the processor can do; what it cannot do is a key that is not here. */
export const operations: Operations<Fields> = {
  async authorize(call) {
    const { status, text } = await call.http.send({
      method: 'POST',
      url: \`\${call.baseUrl}/payments\`,
      headers: headers(call),
      body: { type: 'json', value: paymentOf(call) },
    });
    return readAuthorized(status, text);
  },
  async find(call) {
    const { status, text } = await call.http.send({
      method: 'GET',
      url: \`\${call.baseUrl}/operations?reference=\${encodeURIComponent(call.operationId)}\`,
      headers: headers(call),
    });
    return readFound(status, text);
  },
};

function headers(call: Call<Fields, unknown>): Readonly<Record<string, WireText>> {
  // The simulator keeps the books of merchant accounts apart by this header; name it as the processor does.
  return {
    authorization: ['Bearer ', call.settings.api_key],
    'idempotency-key': call.operationId,
    'sub-merchant': call.merchantAccountId,
  };
}

/** Hand on all of \`call.input\` that the processor takes: buyer, items, descriptor, IP address and the rest. */
function paymentOf({ input, webhookUrl }: Call<Fields, Authorize>): unknown {
  const { amount, capture, instrument } = input;
  if (instrument.method !== 'card')
    throw new Error(\`BUG: ${id} was handed a \${instrument.method}, which it does not accept\`);
  const { number, securityCode } = instrument;
  const card = { number, security_code: securityCode };
  return { amount: String(amount.minor), currency: amount.currency, capture, card, webhook_url: webhookUrl };
}
`;
}

export function wire({ folder }: Names): string {
  return `import { type ErrorCode, errorCode } from '../../domain/decline.ts';
import { parseObject, textAt } from '../../domain/json.ts';
import { declinedOutcome, type Outcome } from '../../domain/outcome.ts';
import type { AuthorizedAmounts, LookUpOutcome } from '../connector.ts';

/**
 * The processor's raw codes in our vocabulary, complete: its documentation's table, row by row. The scaffold's
 * simulated processor has the amount itself as code: \`codesByAmount('capture', 'void', 'refund')\` of
 * ../../sandbox/sandbox-amounts.ts is its whole table.
 */
export const DECLINES: Readonly<Record<string, ErrorCode>> = {
  '51': errorCode('insufficient_funds'),
};

/*
 * What the simulated processor answers to a payment (200; 402 where it is refused), and to what follows it:
 *
 *   { "operation": "authorize", "id": "…", "payment_id": "…", "reference": "what we sent as idempotency-key",
 *     "status": "approved", "code": null, "message": null, "amount": "1299", "currency": "USD",
 *     "authorized": "1299", "captured": "0", "scheme_transaction_id": "…", "avs": "match", "cvv": "match",
 *     "authorization_code": "123456", "merchant_advice_code": null }
 *
 * \`status\` is approved, refused or pending; amounts are text. \`CardAnswer\` of sandbox/processors/card/engine.ts
 * has it all. Read \`authorized\` and \`captured\` with \`minorUnitsAt\`, the currency with \`currencyIn\`, and
 * \`id\` with \`processorReference\`. docs/connectors.md says where
 * these are from, and mock-card/wire.ts reads such an answer.
 */

/** Every answer is read once, here. What the processor does not document is unknown: it may have happened. */
export function readAuthorized(status: number, text: string): Outcome<AuthorizedAmounts> {
  const body = parseObject(text);
  const code = textAt(body, 'code');
  if (status === 402 && code !== null)
    return declinedOutcome(DECLINES[code] ?? errorCode('other_decline'), {
      code,
      description: textAt(body, 'message'),
    });
  return { kind: 'unknown', detail: \`${folder}/wire.ts does not read an answer \${status} yet\` };
}

export function readFound(status: number, text: string): LookUpOutcome {
  if (status === 404) return { kind: 'not_found' };
  // A look-up that was refused says nothing about what was looked up.
  if (status === 200) return readAuthorized(status, text);
  return { kind: 'unknown', detail: \`the look-up was answered with \${status}\` };
}
`;
}

export function options({ title }: Names): string {
  const name = `${title.replaceAll(' ', '')}Options`;
  return `import type { OptionBlock } from '../options.ts';

/** What transactions may say to this connector alone; \`readOptions\` reads it off \`call.options\`. */
export const options = {
  title: '${name}',
  help: 'What ${title} takes beside a card.',
  members: {},
} as const satisfies OptionBlock;
`;
}

export function webhook(_names: Names): string {
  return `import type { Connector } from '../connector.ts';
import { type EventReading, type ProcessorEvent, timestampedHmacHolds } from '../events.ts';
import type { Fields } from './operations.ts';

const TOLERANCE_SECONDS = 300;

/** Verified first, as the processor signs it; what does not hold is read by nobody. */
export const webhook: NonNullable<Connector<Fields>['webhook']> = {
  async read(raw, { webhook_secret: secret }, tools): Promise<EventReading> {
    const { 'x-event-timestamp': timestamp = '', 'x-event-signature': signature = '' } = raw.headers;
    const signed = { secret, timestamp, signature, toleranceSeconds: TOLERANCE_SECONDS };
    if (!(await timestampedHmacHolds(raw, tools, signed))) return { kind: 'refused' };
    return { kind: 'proven', events: eventsIn(Buffer.from(raw.body).toString('utf8')) };
  },
};

/** Which payment of ours it names, and how that ended. No events for a body that is not as documented. */
function eventsIn(_body: string): readonly ProcessorEvent[] {
  return [];
}
`;
}

export function readme({ id, title }: Names): string {
  return `# ${title}
What \`${id}\` can do, and what is particular about it.

## What was proven, and by whom
`;
}
