import { findSimulatedInstrument } from '../../queries/instruments.ts';
import { parseObject, textAt } from '../../../server/domain/json.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { randomToken } from '../../../server/platform/entropy.ts';
import {
  type Change,
  type Desk,
  type Event,
  type Payment,
  change,
  codeForAmount,
  read,
  stateOf,
} from '../book.ts';
import { answerKeeping, forget, keep, lookUpKept, showKeeping } from '../kept-instruments.ts';
import { orderProcessor } from '../order-processor.ts';
import { type Action, type Answer, type SimulatedRequest, refuse } from '../processor.ts';
import { approvalEnd, failedChange, noChange, refundChange } from './changes.ts';

const ORDER_MINUTES = 180;
const CLIENT_ID = 'sandbox-client';
const MERCHANT_ID = 'SANDBOXMERCHANT';
const TOKEN_PREFIX = 'tok_sandbox_';
/** What a buyer knows their wallet by. */
const LABEL = 'buyer@example.com';

/**
 * The processor behind `mock-paypal`: an order that the buyer approves on its page or in its sheet, and the
 * merchant completes.
 */
export const mockPayPalProcessor = orderProcessor({
  id: 'mock-paypal',
  collection: 'orders',
  async opening(body, { amount, now }, desk) {
    const code = codeForAmount(amount);
    const token = textAt(body, 'token');
    const unknownToken = token !== null && !(await isKept(desk, token));
    const refusal = unknownToken
      ? '200019'
      : code !== null && (token !== null || !code.startsWith('2'))
        ? code
        : null;
    const capture = body['intent'] === 'capture';
    const expiresAt = approvalEnd(body, now, ORDER_MINUTES);
    const direct = token !== null && refusal === null;
    const paid = capture
      ? ({ status: 'captured', state: 'paid' } as const)
      : ({ status: 'authorized', state: 'authorized' } as const);
    const unpaid =
      refusal === null
        ? ({ status: 'pending', state: 'created' } as const)
        : ({ status: 'refused', state: 'failed' } as const);
    const { status, state } = direct ? paid : unpaid;

    return {
      status,
      ...(direct ? { authorized: amount, captured: capture ? amount : 0n } : {}),
      instrument: { kind: token === null ? 'wallet' : 'stored-token' },
      details: {
        state,
        code: refusal,
        webhook_url: textAt(body, 'webhook_url'),
        return_url: textAt(body, 'return_url'),
        expires_at: expiresAt.toISOString(),
        mandate: null,
        fails_with: code,
        capture,
        store: body['store'] === true,
        client: textAt(body, 'client'),
      },
      steps: refusal !== null || direct ? [] : [{ kind: 'expire', dueAt: expiresAt }],
    };
  },
  verbs: {
    captures: { kind: 'capture', decide: captureOrder },
    voids: {
      kind: 'void',
      decide: (payment) =>
        isPartCaptured(payment)
          ? { after: { ...payment, closed: true }, moved: payment.authorized - payment.captured }
          : payment.details.state === 'authorized' && payment.captured === 0n
            ? {
                after: {
                  ...payment,
                  status: 'voided',
                  closed: true,
                  details: { ...payment.details, state: 'voided' },
                },
                moved: payment.authorized,
              }
            : { after: payment, code: '400003' },
    },
    cancel: {
      kind: 'cancel',
      decide: (payment) =>
        ['created', 'approved'].includes(payment.details.state)
          ? {
              after: {
                ...payment,
                status: 'voided',
                closed: true,
                details: { ...payment.details, state: 'cancelled' },
              },
            }
          : { after: payment, code: '400003' },
    },
    refunds: { kind: 'refund', decide: (payment, amount) => refundChange(payment, amount) },
  },
  happenings: {
    approve: (payment) =>
      payment.details.state === 'created'
        ? {
            after: { ...payment, details: { ...payment.details, state: 'approved' } },
            events: [{ name: 'order.approved' }],
          }
        : noChange(payment),
    cancel: (payment) =>
      payment.details.state === 'created'
        ? failedChange(payment, '200022', 'order.cancelled')
        : noChange(payment),
    expire: (payment) =>
      ['created', 'approved'].includes(payment.details.state)
        ? {
            after: {
              ...payment,
              status: 'expired',
              closed: true,
              details: { ...payment.details, state: 'expired' },
            },
            events: [{ name: 'order.expired' }],
          }
        : noChange(payment),
  },
  name: 'Sandbox Wallet',
  buttons: { approve: 'payWithWallet', cancel: 'cancel' },
  extra: (payment, page) => ({ approve_url: payment.details.state === 'created' ? page : null }),
  more: (request, desk) => readMore(request, desk),
  otherAct: async (desk, subject, act) => ((await answerKeeping(desk, subject, act)) ? true : null),
  otherPage: (request, desk, id) => showKeeping(request, desk, id, KEEPING_PAGE),
});

const KEEPING_PAGE = {
  name: 'Sandbox Wallet',
  title: 'keepWalletTitle',
  yes: 'keepWallet',
  no: 'keepWalletNot',
} as const;

/** Tokens that came with a payment are good for ever, those that were asked for until they are forgotten. */
async function isKept(desk: Desk, token: string): Promise<boolean> {
  const kept = await findSimulatedInstrument(desk.db, desk, token);
  return kept === null ? token.startsWith(TOKEN_PREFIX) : kept.status === 'active' && kept.token === token;
}

function readMore(request: SimulatedRequest, desk: Desk): Action | Answer | null {
  const [collection, id, what] = request.path;
  if (collection === 'client-sessions' && request.method === 'POST') return readClientSession(request);
  if (collection === 'tokens') return readToken(request, desk, id ?? '');
  const orderId = parseUuid(id ?? '');
  if (collection !== 'orders' || orderId === null) return null;
  if (request.method === 'POST' && what === 'complete') {
    return {
      kind: 'complete',
      reference: null,
      amount: null,
      act: async () => {
        const changed = await change(desk, orderId, completeOrder);
        return changed.kind === 'done'
          ? { status: 200, body: stateOf(changed.payment) }
          : refuse(404, 'not_found', 'There is no such order');
      },
    };
  }
  if (request.method !== 'GET' || what !== 'session') return null;

  return {
    kind: 'session',
    reference: null,
    amount: null,
    act: async () => {
      const payment = await read(desk, orderId);
      if (payment === null || payment.details.state === 'expired')
        return refuse(404, 'not_found', 'There is no such order, or no more');

      const { capture } = payment.details;
      return {
        status: 200,
        body: {
          order_id: orderId,
          client_id: CLIENT_ID,
          merchant_id: MERCHANT_ID,
          currency: payment.currency,
          intent: capture === true ? 'capture' : 'authorize',
          funding_source: 'paypal',
        },
      };
    },
  };
}

/** A token without an order: the buyer is asked on our page whether the merchant may charge them later. */
function readToken(request: SimulatedRequest, desk: Desk, name: string): Action | Answer | null {
  if (request.method === 'GET' && name !== '') return lookUpKept(request, desk, name);
  const [reference, body] = [request.headers['idempotency-key'] ?? '', parseObject(request.body)];
  if (request.method !== 'POST' || reference === '' || body === null) return null;
  if (name === 'forget') return forget(desk, reference, body);
  return keep(request, desk, reference, {
    prefix: TOKEN_PREFIX,
    status: 'waiting',
    code: null,
    instrument: { label: LABEL },
    return_url: textAt(body, 'return_url'),
  });
}

/** What an SDK starts with before there is an order. */
function readClientSession(request: SimulatedRequest): Action | Answer {
  const body = parseObject(request.body);
  const client = textAt(body, 'client') ?? 'web';
  if (body === null || !CLIENTS.has(client))
    return refuse(422, 'invalid_request', 'client must be web, ios or android');

  const expiresAt = new Date(request.now.getTime() + SESSION_MS).toISOString();
  return {
    kind: 'clientSession',
    reference: null,
    amount: null,
    act: async () => ({
      status: 200,
      body: {
        client,
        client_id: CLIENT_ID,
        merchant_id: MERCHANT_ID,
        client_token: `session_sandbox_${randomToken(24)}`,
        expires_at: expiresAt,
      },
    }),
  };
}

const CLIENTS: ReadonlySet<string> = new Set(['web', 'ios', 'android']);
const SESSION_MS = 15 * 60_000;

/**
 * Once, whoever asks and however often: an order that is not approved stays as it is, one that is done too.
 */
function completeOrder(payment: Payment): Change {
  const { details } = payment;
  if (details.state !== 'approved') return noChange(payment);
  const failsWith = details['fails_with'];
  if (typeof failsWith === 'string') return failedChange(payment, failsWith, 'order.failed');
  const asked = BigInt(details.asked);
  const capture = details['capture'] === true;
  const events: Event[] = [{ name: capture ? 'order.captured' : 'order.authorized' }];
  if (details['store'] === true)
    events.push({
      name: 'recurring.token.created',
      data: { token: { value: `${TOKEN_PREFIX}${randomToken(18)}`, label: LABEL } },
    });

  const after: Payment = {
    ...payment,
    status: capture ? 'captured' : 'authorized',
    authorized: asked,
    captured: capture ? asked : 0n,
    closed: capture,
    details: { ...details, state: capture ? 'paid' : 'authorized' },
  };
  return { after, moved: asked, events };
}

/** More captures may follow: a void lets go of what they would have taken. */
function isPartCaptured({ details, captured, authorized, closed }: Payment): boolean {
  return details.state === 'paid' && !closed && captured > 0n && captured < authorized;
}

function captureOrder(
  payment: Payment,
  amount: bigint,
  _now: Date,
  body: Readonly<Record<string, unknown>>,
): Change {
  if (amount === 500001n || amount === 500002n) return { after: payment, code: String(amount) };
  if (payment.closed || payment.authorized === 0n) return { after: payment, code: '400003' };
  if (amount <= 0n || payment.captured + amount > payment.authorized)
    return { after: payment, code: '300002' };

  const final = body['final'] !== false;
  return {
    after: {
      ...payment,
      captured: payment.captured + amount,
      closed: final,
      status: 'captured',
      details: { ...payment.details, state: 'paid' },
    },
    moved: amount,
  };
}
