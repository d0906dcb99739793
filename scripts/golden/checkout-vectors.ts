import { isOver } from '../../packages/client-core/src/checkout-effects.ts';
import { reduce, restore } from '../../packages/client-core/src/checkout-reducer.ts';
import {
  CHECKOUT_LIMITS,
  type CheckoutEvent,
  type CheckoutSnapshot,
  type CheckoutState,
  NO_CHECKOUT,
  standingOf,
} from '../../packages/client-core/src/checkout-state.ts';
import { CHALLENGE, DEVICE, VERSION } from './three-d-secure-vectors.ts';

type WithoutNow<Event> = Event extends CheckoutEvent ? Omit<Event, 'now'> : never;
type TimelessEvent = WithoutNow<CheckoutEvent>;

/** When the checkouts of the vectors begin. */
const BEGUN = 1_795_000_000_000;
const ID = '0192f0aa-6a0b-7c42-8cfd-4e195b0a7d36';
const SESSION = '0192f0aa-5555-7c42-8cfd-4e195b0a7d36';
const PAGE = 'https://pay.example/pay/eyJ2IjoxfQ/Zk3vR9qLx2mT7sWbY4cN8dHg';
const APPROVAL = 'https://pay.example/approve/Qm9uam91cg/Xs2kP7';
const TRANSACTION = '0192f0aa-7b1c-7d53-9d0e-5f2a6c1b8e47';

const stands = (ask: number, standing: 'active' | 'processing' | 'completed' | 'given_back' | 'expired') =>
  ({ kind: 'standing', ask, standing, transaction: null, approvalUrl: null }) as const;
const standsWith = (ask: number, status: string, id = TRANSACTION, approvalUrl: string | null = null) => {
  const transaction = transactionOf(status, id);
  return { kind: 'standing', ask, standing: standingOf(status), transaction, approvalUrl } as const;
};
const transactionOf = (status: string, id = TRANSACTION) => ({ id, status });
const createdAs = (status: string, approvalUrl: string | null = null, ask = 1) =>
  ({ kind: 'created', ask, transaction: transactionOf(status), approvalUrl }) as const;
const tokenizedAs = (ask = 1) => ({ kind: 'tokenized', ask }) as const;
const fault = (call: Extract<TimelessEvent, { kind: 'fault' }>['call'], status: number, ask = 0) =>
  ({ kind: 'fault', call, status, ask }) as const;
const result = (indicator: 'FINISH' | 'CHALLENGE' | 'ERROR') =>
  ({
    kind: 'result',
    result: {
      indicator,
      challenge: indicator === 'CHALLENGE' ? CHALLENGE : null,
      transaction_status: null,
      cardholder_info: null,
    },
  }) as const;
const form = (hasSdk: boolean) => ({ kind: 'start', checkout: 'form', sessionId: SESSION, hasSdk }) as const;

/** What happens a second later, or as many milliseconds as stand before it. */
type Story = readonly (TimelessEvent | number)[];

const SHOWN: Story = [
  { kind: 'start', checkout: 'page' },
  { kind: 'opened', id: ID, url: PAGE },
  { kind: 'loaded' },
];
const TYPED: Story = [...SHOWN, { kind: 'entered' }];
const PAYING: Story = [...TYPED, { kind: 'submitted' }];
const ASKED: Story = [...PAYING, createdAs('buyer_approval_pending')];
const FORM_PAYING: Story = [form(false), { kind: 'submitted' }, tokenizedAs()];
const SDK: Story = [form(true), { kind: 'submitted' }, tokenizedAs()];
const SDK_ASKED: Story = [
  ...SDK,
  { kind: 'version', version: VERSION },
  { kind: 'device', device: DEVICE },
  result('CHALLENGE'),
];
const APPROVING: Story = [...FORM_PAYING, createdAs('buyer_approval_pending', APPROVAL)];
const { loadMs, callMs, confirmMs, payMs, challengeMs, lifeMs } = CHECKOUT_LIMITS;
const time: TimelessEvent = { kind: 'time' };
const DOUBTED: Story = [...FORM_PAYING, fault('pay', 0, 2), stands(3, 'active')];
/** After an approval that ended in a decline. */
const SECOND: Story = [
  { kind: 'returned' },
  standsWith(3, 'declined'),
  { kind: 'submitted' },
  tokenizedAs(4),
];
/** The same attempt once more, since nothing came of the first request. */
const REPEATED: Story = [...DOUBTED, 1_000, time, stands(4, 'active'), { kind: 'submitted' }, tokenizedAs(5)];

/** Ways through a checkout, each to the state that it is named after. Every state is in one. */
const STORIES: Readonly<Record<string, Story>> = {
  idle: [],
  'page: opening': SHOWN.slice(0, 1),
  'page: loading': SHOWN.slice(0, 2),
  'page: ready': SHOWN,
  'page: entering': TYPED,
  'page: paying': PAYING,
  'page: challenge': ASKED,
  'page: awaitingApp': [...ASKED, { kind: 'left' }],
  'page: the receipt is a hint': [...PAYING, createdAs('captured')],
  'page: paid': [...PAYING, createdAs('captured'), standsWith(1, 'captured')],
  'page: declined': [...PAYING, createdAs('declined')],
  'page: paid at the second attempt': [
    ...PAYING,
    createdAs('declined'),
    { kind: 'submitted' },
    { kind: 'created', ask: 0, transaction: transactionOf('authorized', ID), approvalUrl: null },
    standsWith(1, 'authorized', ID),
  ],
  'page: nobody answered, and it was made': [...PAYING, { kind: 'notCreated' }],
  'page: closed while typing': [...TYPED, { kind: 'close' }],
  'page: closed while paying': [...PAYING, { kind: 'close' }],
  'page: closed while paying, and it was paid': [...PAYING, { kind: 'close' }, standsWith(1, 'captured')],
  'page: closed while the issuer asks': [
    ...ASKED,
    { kind: 'close' },
    standsWith(1, 'buyer_approval_pending'),
  ],
  'page: not loaded': [...SHOWN.slice(0, 2), loadMs, time],
  'page: lost while paying': [...PAYING, { kind: 'lost' }],
  'page: shows how the payment stands': [...PAYING, { kind: 'lost' }, stands(1, 'processing')],
  'page: back from the bank, which has not told yet': [
    ...ASKED,
    { kind: 'left' },
    { kind: 'returned' },
    standsWith(1, 'buyer_approval_pending'),
  ],
  'page: back from the bank, which declined': [
    ...ASKED,
    { kind: 'left' },
    { kind: 'returned' },
    standsWith(1, 'declined'),
  ],
  'page: nothing is under way is said once': [...PAYING, payMs, time, stands(1, 'active')],
  'page: nothing is under way is said twice': [
    ...PAYING,
    payMs,
    time,
    stands(1, 'active'),
    2_000,
    time,
    stands(2, 'active'),
  ],
  'page: nobody can say': [...PAYING, payMs, time, callMs, time, callMs, time, callMs, time],
  'page: nobody could say': [...PAYING, payMs, time, confirmMs, time, challengeMs, time],
  'page: refused': [...SHOWN.slice(0, 1), fault('openCheckout', 401)],
  'page: unreachable': [...SHOWN.slice(0, 1), fault('openCheckout', 0)],
  'page: over': [...TYPED, lifeMs, time],
  'page: replaced while paying': [...PAYING, { kind: 'replaced' }],
  'page: replaced': [...TYPED, { kind: 'replaced' }],
  'form: entering': [form(false)],
  'form: tokenizing': FORM_PAYING.slice(0, 2),
  'form: paying': FORM_PAYING,
  'form: preparing3ds': SDK,
  'form: fingerprint': [...SDK, { kind: 'version', version: VERSION }],
  'form: authenticating': SDK_ASKED.slice(0, 5),
  'form: challenge': SDK_ASKED,
  'form: paying after a challenge': [...SDK_ASKED, { kind: 'challenged', how: 'challenged' }],
  'form: approving': APPROVING,
  'form: the buyer is back before the call is answered': [...FORM_PAYING, { kind: 'returned' }],
  'form: the call was cut off': [...FORM_PAYING, fault('pay', 0, 2)],
  'form: the call was cut off, and it was paid': [
    ...FORM_PAYING,
    fault('pay', 0, 2),
    standsWith(3, 'captured'),
  ],
  'form: the answer was lost, and the buyer has to approve': [
    ...FORM_PAYING,
    fault('pay', 0, 2),
    standsWith(3, 'buyer_approval_pending', TRANSACTION, APPROVAL),
  ],
  'form: nothing is under way is said once': DOUBTED,
  'form: back before it is asked a second time': [
    ...DOUBTED,
    500,
    { kind: 'returned' },
    500,
    { kind: 'returned' },
  ],
  'form: closed before it is asked a second time': [...DOUBTED, 500, { kind: 'close' }],
  'form: closed, and nothing is under way is said twice': [
    ...DOUBTED,
    500,
    { kind: 'close' },
    500,
    time,
    stands(4, 'active'),
  ],
  'form: closed, and what was on its way has come': [
    ...DOUBTED,
    500,
    { kind: 'close' },
    500,
    time,
    standsWith(4, 'captured'),
  ],
  'form: another attempt forgets what the first one showed': [...APPROVING, ...SECOND],
  'form: the second attempt has an approval of its own': [
    ...APPROVING,
    ...SECOND,
    fault('pay', 0, 5),
    standsWith(6, 'buyer_approval_pending', ID, `${APPROVAL}2`),
  ],
  'form: a refusal of an earlier request says nothing': [...REPEATED, fault('pay', 400, 2)],
  'form: a refusal of the repeated request': [...REPEATED, fault('pay', 400, 6)],
  'form: declined': [...FORM_PAYING, createdAs('declined')],
  'form: a decline of an earlier attempt says nothing': [
    ...FORM_PAYING,
    createdAs('declined'),
    { kind: 'submitted' },
    tokenizedAs(3),
    fault('pay', 503, 4),
    standsWith(5, 'declined'),
  ],
  'form: an answer to an earlier attempt says nothing': [
    ...FORM_PAYING,
    createdAs('declined'),
    { kind: 'submitted' },
    tokenizedAs(3),
    { kind: 'created', ask: 1, transaction: transactionOf('declined', ID), approvalUrl: null },
  ],
  'form: a card that is put away late is not paid with': [
    ...FORM_PAYING.slice(0, 2),
    callMs,
    time,
    { kind: 'submitted' },
    tokenizedAs(1),
  ],
  'form: promised': [...FORM_PAYING, createdAs('pending')],
  'form: paid': [...FORM_PAYING, createdAs('authorized')],
  'form: back twice': [...APPROVING, { kind: 'returned' }, { kind: 'returned' }],
  'form: the session is over': [...FORM_PAYING.slice(0, 2), fault('tokenize', 404, 1)],
};

/** What can happen to each of them. */
const HAPPENINGS: Readonly<Record<string, TimelessEvent | number>> = {
  'start page': { kind: 'start', checkout: 'page' },
  'start form': form(true),
  opened: { kind: 'opened', id: ID, url: PAGE },
  loaded: { kind: 'loaded' },
  entered: { kind: 'entered' },
  submitted: { kind: 'submitted' },
  tokenized: tokenizedAs(),
  'tokenized late': tokenizedAs(9),
  version: { kind: 'version', version: VERSION },
  'no version': { kind: 'version', version: null },
  device: { kind: 'device', device: DEVICE },
  finish: result('FINISH'),
  'result challenge': result('CHALLENGE'),
  error: result('ERROR'),
  challenged: { kind: 'challenged', how: 'challenged' },
  'challenge closed': { kind: 'challenged', how: 'closed' },
  'challenge timed out': { kind: 'challenged', how: 'timed-out' },
  'challenge failed': { kind: 'challenged', how: 'failed' },
  'created captured': createdAs('captured'),
  'created declined': createdAs('declined'),
  'created pending': createdAs('pending'),
  'created processing': createdAs('processing'),
  'created voided': createdAs('voided'),
  'created approval': createdAs('buyer_approval_pending', APPROVAL),
  'created 2 captured': createdAs('captured', null, 2),
  'created unheard': createdAs('a_status_of_tomorrow'),
  notCreated: { kind: 'notCreated' },
  cancelled: { kind: 'cancelled', transaction: null },
  'cancelled failed': { kind: 'cancelled', transaction: transactionOf('failed') },
  left: { kind: 'left' },
  returned: { kind: 'returned' },
  'standing active': stands(9, 'active'),
  'standing processing': stands(9, 'processing'),
  'standing completed': standsWith(9, 'captured'),
  'standing given_back': standsWith(9, 'voided'),
  'standing expired': stands(9, 'expired'),
  'standing declined': standsWith(9, 'declined'),
  'standing approval': standsWith(9, 'buyer_approval_pending'),
  'standing pending': standsWith(9, 'pending'),
  'standing approval, and its page': standsWith(9, 'buyer_approval_pending', ID, APPROVAL),
  'standing active, late': stands(0, 'active'),
  'fault openCheckout 401': fault('openCheckout', 401),
  'fault openCheckout 429': fault('openCheckout', 429),
  'fault openCheckout 503': fault('openCheckout', 503),
  'fault tokenize 400': fault('tokenize', 400, 1),
  'fault tokenize 404': fault('tokenize', 404, 1),
  'fault tokenize 0': fault('tokenize', 0, 1),
  'fault version 500': fault('threeDSecureVersion', 500),
  'fault device': fault('device', 0),
  'fault authenticate 0': fault('threeDSecureAuthenticate', 0),
  'fault pay 400': fault('pay', 400, 9),
  'fault pay 404': fault('pay', 404, 9),
  'fault pay 409': fault('pay', 409, 9),
  'fault pay 429': fault('pay', 429, 9),
  'fault pay 400, late': fault('pay', 400, 0),
  'fault pay 0': fault('pay', 0, 9),
  'fault status 0': fault('status', 0, 9),
  'fault status 404': fault('status', 404, 9),
  lost: { kind: 'lost' },
  'time too early': time,
  retry: { kind: 'retry' },
  close: { kind: 'close' },
  replaced: { kind: 'replaced' },
  'time 10 s': 10_000,
  'time 20 s': 20_000,
  'time 60 s': 60_000,
  'time 10 min': 600_000,
  'time 1 h': 3_600_000,
};

type ToldStory = Readonly<{ state: CheckoutState; now: number; steps: readonly object[] }>;

function tellStory(story: Story): ToldStory {
  let [state, now]: [CheckoutState, number] = [NO_CHECKOUT, BEGUN];
  const steps: object[] = [];
  for (const happening of story) {
    now += typeof happening === 'number' ? happening : 1_000;
    if (typeof happening === 'number') continue;
    const event: CheckoutEvent = { ...happening, now };
    const [after, effects] = reduce(state, event);
    steps.push({ event, at: after.at, effects });
    state = after;
  }
  return { state, now, steps };
}

/** Members that differ. */
function changesOf(before: CheckoutState, after: CheckoutState): object {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof CheckoutState]),
    ),
  );
}

const STATUSES = [
  ...['processing', 'buyer_approval_pending', 'pending', 'transfer_pending', 'authorized', 'capture_pending'],
  ...['captured', 'void_pending', 'voided', 'declined', 'failed', 'expired', 'returned', 'constructor', ''],
];

/** checkout.json: stories with every step of them, and each state that they lead to with everything. */
export function checkoutVectors(): string {
  const told = Object.entries(STORIES).map(([name, story]) => [name, tellStory(story)] as const);
  const steps = told.filter(isFirstOver).flatMap(([from, { state, now }]) =>
    Object.entries(HAPPENINGS).map(([happening, given]) => {
      const after = typeof given === 'number' ? given : 1_000;
      const event = { ...(typeof given === 'number' ? time : given), now: now + after } as CheckoutEvent;
      const [next, effects] = reduce(state, event);
      return { from, happening, now: now + after, changes: changesOf(state, next), effects };
    }),
  );

  const events = Object.entries(HAPPENINGS).map(([name, given]) => ({
    name,
    event: typeof given === 'number' ? time : given,
  }));
  return printLists({
    limits: Object.entries(CHECKOUT_LIMITS).map(([name, ms]) => ({ name, ms })),
    standings: STATUSES.map((status) => ({ status, standing: standingOf(status) })),
    stories: told.map(([name, { steps: told }]) => ({ name, steps: told })),
    states: told.map(([name, { state }]) => ({ name, state })),
    events,
    steps,
  });
}

/** Of those that are over, one of each name: nothing happens to them. */
function isFirstOver(
  [, { state }]: readonly [string, ToldStory],
  index: number,
  all: readonly (readonly [string, ToldStory])[],
): boolean {
  return (
    !isOver(state) ||
    all.findIndex(([, other]) => other.state.at === state.at && isOver(other.state)) === index
  );
}

export function printLists(lists: Readonly<Record<string, readonly object[]>>): string {
  const printed = Object.entries(lists).map(
    ([name, vectors]) => `"${name}": [\n${vectors.map((vector) => JSON.stringify(vector)).join(',\n')}\n]`,
  );
  return `{\n${printed.join(',\n')}\n}\n`;
}

const DAMAGED: readonly unknown[] = [
  null,
  'none',
  [],
  {},
  { version: 2, kind: 'page', id: ID, url: PAGE },
  { version: 1, kind: 'page', id: ID },
];

/** restore.json: what was kept in each state, and what comes of it in a new process. */
export function restoreVectors(): readonly object[] {
  const vectors = Object.entries(STORIES).map(([name, story]) => {
    const { steps, now } = tellStory(story);
    const kept = steps
      .flatMap(
        (step) => (step as { effects: readonly { do: string; snapshot?: CheckoutSnapshot }[] }).effects,
      )
      .filter((effect) => effect.do === 'save' || effect.do === 'forget')
      .at(-1);
    return { name, snapshot: kept?.snapshot ?? null, now: now + 90_000 };
  });
  const kept = vectors.filter(({ snapshot }) => snapshot !== null);
  const whole = kept[0]?.snapshot;
  const damaged = [
    ...DAMAGED,
    { ...whole, id: 7 },
    { ...whole, url: null },
    { ...whole, attempt: 1.5 },
    { ...whole, transaction: { id: TRANSACTION } },
    { ...whole, expiresAt: null },
    { ...whole, kind: 'shop' },
    { ...whole, isUnderWay: 'no' },
  ].map((snapshot) => ({ name: 'damaged', snapshot, now: BEGUN }));

  return [...kept, ...damaged].map((vector) => {
    const [state, effects] = restore(vector.snapshot, vector.now);
    return { ...vector, state, effects };
  });
}
