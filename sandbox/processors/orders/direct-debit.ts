import type { Queryable } from '../../../server/db/db.ts';
import { type SimulatedMandate, addMandate, changeMandate, lockMandate } from '../../queries/events.ts';
import { type JsonObject, textAt } from '../../../server/domain/json.ts';
import { parseUuid } from '../../../server/domain/ids.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { type Change, type Desk, type Payment, type PlannedStep, codeForAmount } from '../book.ts';
import { type OpenedOrder, orderProcessor } from '../order-processor.ts';
import { type Action, type Answer, type SimulatedRequest, refuse } from '../processor.ts';
import { DAY_MS, failedChange, noChange, refundChange, settledChange } from './changes.ts';

/** Days by scheme: until a bank confirms a mandate, and until a debit's money is there. */
const DAYS = {
  ach: { mandate: 0, settlement: 3 },
  sepa: { mandate: 1, settlement: 2 },
  bacs: { mandate: 2, settlement: 3 },
} as const;
type Scheme = keyof typeof DAYS;

/** Of an account that its holder named to us, not to the merchant. */
const TOKEN_PREFIX = 'bank_sandbox_';

/** Amounts, in minor units, that go wrong later than at settlement. */
const RETURNED_UNPAID = 540001n;
const RETURNED_AS_DISPUTED = 540002n;
const MANDATE_REFUSED = 540003n;
const REVOKED_AFTERWARDS = 540004n;

/**
 * The processor behind `mock-bank`: debits an account under a mandate. Everything that matters happens days
 * later.
 */
export const mockBankProcessor = orderProcessor({
  id: 'mock-bank',
  collection: 'debits',
  opening: openDebit,
  verbs: {
    cancel: {
      kind: 'cancel',
      decide: (payment) =>
        payment.details.state === 'submitted'
          ? {
              after: {
                ...payment,
                status: 'voided',
                closed: true,
                details: { ...payment.details, state: 'cancelled' },
              },
              moved: BigInt(payment.details.asked),
            }
          : { after: payment, code: '400003' },
    },
    refunds: { kind: 'refund', decide: (payment, amount) => refundChange(payment, amount) },
  },
  happenings: {
    settle,
    fail: (payment) =>
      payment.details.state === 'submitted'
        ? failedChange(payment, '200011', 'debit.failed')
        : noChange(payment),
    return: giveBack,
  },
  name: 'Sandbox Direct Debit',
  buttons: {},
  extra: ({ details }) => ({
    mandate: details.mandate === null ? null : { id: details.mandate, status: details['mandate_status'] },
  }),
  more: readMandate,
  otherStep: async (desk, { kind, subjectId }) => (await moveMandate(desk, subjectId, kind)) !== null,
  otherAct: (desk, subjectId, act) => moveMandate(desk, subjectId, act),
});

async function openDebit(
  body: JsonObject,
  { amount, now }: Readonly<{ amount: bigint; now: Date }>,
  desk: Desk,
): Promise<OpenedOrder | Answer> {
  const scheme = schemeOf(textAt(body, 'scheme'));
  const token = textAt(body, 'account', 'token');
  const [number, given, webhookUrl] = [
    textAt(body, 'account', token === null ? 'number' : 'token'),
    textAt(body, 'mandate'),
    textAt(body, 'webhook_url'),
  ];
  if (scheme === null || (number === null && given === null))
    return refuse(422, 'invalid_request', 'scheme and one of account and mandate are required');
  const known =
    given === null
      ? null
      : await desk.db.transaction((tx) => lockMandate(tx, desk, parseUuid(given) ?? NO_MANDATE));
  const code = codeForAmount(amount);
  const refusal = refusalUnder(given, known) ?? refusalOf(token, code);
  const asked = { scheme, body, webhookUrl };
  if (refusal !== null)
    return debit(asked, {
      status: 'refused',
      code: refusal,
      mandate: null,
      mandateStatus: null,
      failsWith: null,
      steps: [],
    });
  const failsWith = amount === MANDATE_REFUSED ? '200001' : code;
  if (known === null) return underNewMandate(asked, { amount, now, failsWith, number }, desk);

  return debit(asked, {
    status: 'pending',
    code: null,
    mandate: known.mandate_id,
    mandateStatus: known.status,
    failsWith,
    steps: stepsFrom(scheme, known.mandate_id, amount, now),
  });
}

type SetupRequest = Readonly<{ scheme: Scheme; body: JsonObject; webhookUrl: string | null }>;

/** The bank confirms the mandate first, or refuses it. */
function underNewMandate(
  asked: SetupRequest,
  {
    amount,
    now,
    failsWith,
    number,
  }: Readonly<{ amount: bigint; now: Date; failsWith: string | null; number: string | null }>,
  desk: Desk,
): OpenedOrder {
  const { scheme, webhookUrl } = asked;
  const mandateId = newId<'mandate'>(now);
  const days = DAYS[scheme].mandate;
  const status = days === 0 ? 'active' : 'pending';
  const inDays = (count: number): Date => new Date(now.getTime() + count * DAY_MS);
  const answers: PlannedStep[] =
    amount === MANDATE_REFUSED
      ? [{ kind: 'refuse', subjectId: mandateId, dueAt: inDays(1) }]
      : days === 0
        ? []
        : [{ kind: 'activate', subjectId: mandateId, dueAt: inDays(days) }];

  return {
    ...debit(asked, {
      status: 'pending',
      code: null,
      mandate: mandateId,
      mandateStatus: status,
      failsWith,
      steps: [...answers, ...stepsFrom(scheme, mandateId, amount, now)],
    }),
    also: (tx: Queryable) =>
      addMandate(
        tx,
        desk,
        {
          mandate_id: mandateId,
          status,
          scheme,
          last_four: number?.slice(-4) ?? '',
          webhook_url: webhookUrl,
        },
        now,
      ),
    events: [
      {
        name: 'mandate.created',
        subjectId: mandateId,
        data: { mandate: { id: mandateId, status, by: 'merchant' } },
      },
    ],
  };
}

/** The money comes; a day later some buyers take their mandate back. */
function stepsFrom(scheme: Scheme, mandateId: string, amount: bigint, now: Date): readonly PlannedStep[] {
  const settledAfter = DAYS[scheme].settlement;
  const settle = { kind: 'settle', dueAt: new Date(now.getTime() + settledAfter * DAY_MS) } as const;
  if (amount !== REVOKED_AFTERWARDS) return [settle];
  const dueAt = new Date(now.getTime() + (settledAfter + 1) * DAY_MS);
  return [settle, { kind: 'revoke_by_buyer', subjectId: mandateId, dueAt }];
}

/** Why a mandate that is named lets nothing be debited. */
function refusalUnder(given: string | null, known: SimulatedMandate | null): string | null {
  if (given === null) return null;
  if (known?.status === 'paused') return '200018';
  return known === null || known.status === 'revoked' || known.status === 'failed' ? '200001' : null;
}

/** Why a debit is not even tried; what only the account's bank knows comes later. */
function refusalOf(token: string | null, code: string | null): string | null {
  if (token !== null && !token.startsWith(TOKEN_PREFIX)) return '200019';
  return code !== null && !code.startsWith('2') ? code : null;
}

const NO_MANDATE = '00000000-0000-0000-0000-000000000000';

type Debit = Readonly<{
  status: 'pending' | 'refused';
  code: string | null;
  mandate: string | null;
  mandateStatus: string | null;
  failsWith: string | null;
  steps: readonly PlannedStep[];
}>;

/** The account's number stops here: what goes on is its last four characters. */
function debit(
  { scheme, body, webhookUrl }: SetupRequest,
  { status, code, mandate, mandateStatus, failsWith, steps }: Debit,
): OpenedOrder {
  return {
    status,
    instrument: {
      kind: textAt(body, 'account', 'token') === null ? 'bank' : 'bank-token',
      scheme,
      last_four: textAt(body, 'account', 'number')?.slice(-4) ?? null,
      routing: textAt(body, 'account', 'routing'),
      account_type: textAt(body, 'account', 'type'),
    },
    details: {
      state: status === 'refused' ? 'failed' : 'submitted',
      code,
      webhook_url: webhookUrl,
      return_url: null,
      expires_at: null,
      mandate,
      mandate_status: mandateStatus,
      fails_with: failsWith,
    },
    steps,
  };
}

function settle(payment: Payment, now: Date): Change {
  if (payment.details.state !== 'submitted') return noChange(payment);
  const failsWith = payment.details['fails_with'];
  if (typeof failsWith === 'string') return failedChange(payment, failsWith, 'debit.failed');
  const asked = BigInt(payment.details.asked);
  const days = asked === RETURNED_UNPAID ? 2 : asked === RETURNED_AS_DISPUTED ? 30 : null;
  const change = settledChange(payment, 'debit.confirmed');
  return days === null
    ? change
    : { ...change, steps: [{ kind: 'return', dueAt: new Date(now.getTime() + days * DAY_MS) }] };
}

/** The buyer's bank takes the money back. */
function giveBack(payment: Payment): Change {
  if (payment.details.state !== 'paid') return noChange(payment);
  const code = BigInt(payment.details.asked) === RETURNED_AS_DISPUTED ? '200002' : '200011';
  const left = payment.captured - payment.refunded;
  return {
    after: {
      ...payment,
      status: 'returned',
      closed: true,
      details: { ...payment.details, state: 'returned', code },
    },
    events: [{ name: 'debit.returned', data: { returned: String(left) } }],
  };
}

/** What can become of a mandate, by act. A mandate that has ended stays ended. */
const MANDATE_ACTS = {
  activate: { from: ['pending'], to: 'active', by: 'bank', event: 'mandate.activated' },
  refuse: { from: ['pending'], to: 'failed', by: 'bank', event: 'mandate.failed' },
  pause_by_buyer: { from: ['active'], to: 'paused', by: 'buyer', event: 'mandate.paused' },
  resume_by_buyer: { from: ['paused'], to: 'active', by: 'buyer', event: 'mandate.resumed' },
  revoke_by_buyer: {
    from: ['pending', 'active', 'paused'],
    to: 'revoked',
    by: 'buyer',
    event: 'mandate.revoked',
  },
  revoke_by_bank: {
    from: ['pending', 'active', 'paused'],
    to: 'revoked',
    by: 'bank',
    event: 'mandate.revoked',
  },
  revoke_by_merchant: {
    from: ['pending', 'active', 'paused'],
    to: 'revoked',
    by: 'merchant',
    event: 'mandate.revoked',
  },
} as const;

/**
 * Null: no such act or no such mandate. False is never answered: an act on a mandate that has ended changes
 * nothing and is fine.
 */
async function moveMandate(desk: Desk, id: string, act: string): Promise<true | null> {
  if (!isMandateAct(act)) return null;

  const { from, to, by, event } = MANDATE_ACTS[act];
  const known = await desk.db.transaction(async (tx) => {
    const mandate = await lockMandate(tx, desk, id);
    if (mandate === null) return false;
    if (!from.some((status) => status === mandate.status)) return true;

    await changeMandate(tx, desk, id, to, desk.now);
    if (mandate.webhook_url !== null)
      await desk.courier.write(tx, desk, {
        subjectId: id,
        name: event,
        url: mandate.webhook_url,
        at: desk.now,
        data: { mandate: { id, status: to, by } },
      });
    return true;
  });
  desk.courier.kick();
  return known ? true : null;
}

function isMandateAct(act: string): act is keyof typeof MANDATE_ACTS {
  return Object.hasOwn(MANDATE_ACTS, act);
}

/** `GET /mandates/{id}`, `POST /mandates/{id}/cancel`. */
function readMandate(request: SimulatedRequest, desk: Desk): Action | Answer | null {
  const [collection, text = '', verb] = request.path;
  const id = parseUuid(text);
  if (collection !== 'mandates') return null;
  if (id === null) return refuse(404, 'not_found', 'There is no such mandate');
  if (request.method === 'POST' && verb === 'cancel') {
    return {
      kind: 'cancelMandate',
      reference: request.headers['idempotency-key'] ?? null,
      amount: null,
      act: async () =>
        (await moveMandate(desk, id, 'revoke_by_merchant')) === null
          ? refuse(404, 'not_found', 'There is no such mandate')
          : { status: 200, body: { id, status: 'revoked' } },
    };
  }

  return {
    kind: 'mandate',
    reference: null,
    amount: null,
    act: async () => {
      const mandate = await desk.db.transaction((tx) => lockMandate(tx, desk, id));
      return mandate === null
        ? refuse(404, 'not_found', 'There is no such mandate')
        : {
            status: 200,
            body: { id, status: mandate.status, scheme: mandate.scheme, last_four: mandate.last_four },
          };
    },
  };
}

function schemeOf(text: string | null): Scheme | null {
  return text === 'ach' || text === 'sepa' || text === 'bacs' ? text : null;
}
