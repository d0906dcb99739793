import { reduce } from '../../packages/client-core/src/checkout-reducer.ts';
import {
  type CheckoutEvent,
  type CheckoutState,
  NO_CHECKOUT,
} from '../../packages/client-core/src/checkout-state.ts';
import { loggable, logLine } from '../../packages/client-core/src/log-line.ts';
import { eventOfPage, pageMessage } from '../../packages/client-core/src/page-bridge.ts';
import { printLists } from './checkout-vectors.ts';

const SECRET = 'Zk3vR9qLx2mT7sWbY4cN8dHg';
const PAGE = `https://pay.example/pay/eyJ2IjoxfQ/${SECRET}`;
const ID = '0192f0aa-7b1c-7d53-9d0e-5f2a6c1b8e47';

const writtenText = (members: object): string =>
  JSON.stringify({ channel: 'railyard-embed', instance: SECRET, ...members });
const event = (name: string, data: unknown): string => writtenText({ type: 'event', data: { name, data } });
const COMPLETE = { type: 'complete', data: { id: ID, status: 'captured' } };
const good = writtenText(COMPLETE);
/** A message of that many bytes. */
function ofBytes(bytes: number, filler: string): string {
  const frame = event('transactionFailed', { message: '' });
  const size = Buffer.byteLength(filler);
  return event('transactionFailed', { message: filler.repeat(Math.floor((bytes - frame.length) / size)) });
}

type WrittenMessage = Readonly<{ name: string; text: string; from?: string | null; url?: string }>;
const WRITTEN: readonly WrittenMessage[] = [
  { name: 'options', text: event('optionsLoaded', { methods: ['card', 'paypal'] }) },
  { name: 'form', text: event('formUpdate', { complete: true }) },
  { name: 'details', text: event('cardDetailsChanged', { bin: '41111111', scheme: 'visa' }) },
  { name: 'selected', text: event('paymentMethodSelected', { method: 'card' }) },
  { name: 'created', text: event('transactionCreated', { id: ID, status: 'captured' }) },
  { name: 'created, and more', text: event('transactionCreated', { id: ID, status: 'captured', amount: 5 }) },
  { name: 'created, of nothing', text: event('transactionCreated', { status: 'captured' }) },
  { name: 'failed', text: event('transactionFailed', { message: 'No connection. Try again.' }) },
  { name: 'cancelled', text: event('transactionCancelled', {}) },
  { name: 'cancelled, of one', text: event('transactionCancelled', { id: ID, status: 'failed' }) },
  {
    name: 'refused',
    text: event('apiError', { status: 401, code: 'unauthorized', message: 'No', details: [] }),
  },
  { name: 'argument', text: event('argumentError', { argument: 'amount', message: 'differs' }) },
  { name: 'nothing carried', text: writtenText({ type: 'event', data: { name: 'optionsLoaded' } }) },
  { name: 'complete', text: good },
  { name: 'the platform does not say who wrote', text: good, from: null },
  { name: 'another page of the service', text: good, from: 'https://pay.example/approve/x' },
  { name: 'an address with parameters', text: good, url: `${PAGE}?transaction_id=${ID}#top` },
  { name: 'another host', text: good, from: 'https://bank.example/' },
  { name: 'a host that begins alike', text: good, from: 'https://pay.example.bank.example/' },
  { name: 'another port', text: good, from: 'https://pay.example:8443/' },
  { name: 'another scheme', text: good, from: 'http://pay.example/' },
  { name: 'no address', text: good, from: 'about:blank' },
  { name: 'another instance', text: writtenText({ ...COMPLETE, instance: `${SECRET}x` }) },
  { name: 'no instance', text: writtenText({ ...COMPLETE, instance: undefined }) },
  { name: 'an instance that is no text', text: writtenText({ ...COMPLETE, instance: [SECRET] }) },
  {
    name: 'an address without a secret',
    text: writtenText({ ...COMPLETE, instance: '' }),
    url: 'https://pay.example/',
  },
  { name: 'another channel', text: writtenText({ ...COMPLETE, channel: 'else' }) },
  { name: 'a type that is not known', text: writtenText({ ...COMPLETE, type: 'height' }) },
  { name: 'a name that is not known', text: event('paid', {}) },
  { name: 'a name of every object', text: event('constructor', {}) },
  { name: 'an event without a name', text: writtenText({ type: 'event', data: null }) },
  { name: 'complete, of nothing', text: writtenText({ type: 'complete', data: null }) },
  {
    name: 'complete, of a number',
    text: writtenText({ type: 'complete', data: { id: 7, status: 'captured' } }),
  },
  { name: 'cut off', text: good.slice(0, -9) },
  { name: 'empty', text: '' },
  { name: 'no object', text: '"railyard-embed"' },
  { name: 'a list', text: `[${good}]` },
  { name: 'no JSON', text: `{channel:'railyard-embed'}` },
  { name: 'more behind it', text: `${good}x` },
];

/** Too long to be written out: `repeat` of the filler makes the message of as many bytes. */
const SIZES = [
  { name: 'as long as may be', bytes: 65_536, filler: 'x' },
  { name: 'too long', bytes: 65_537, filler: 'x' },
  { name: 'too long in bytes', bytes: 70_000, filler: 'ع' },
] as const;

/** bridge.json: what was written, by whom, and what is believed of it. */
export function bridgeVectors(): readonly object[] {
  const short = WRITTEN.map(({ name, text, from = PAGE, url = PAGE }) => ({
    name,
    text,
    from,
    url,
    ...believed(text, from, url),
  }));
  const long = SIZES.map(({ name, bytes, filler }) => {
    const text = ofBytes(bytes, filler);
    const frame = event('transactionFailed', { message: '' });
    const times = (Buffer.byteLength(text) - frame.length) / Buffer.byteLength(filler);
    const { message } = believed(text, PAGE, PAGE);
    return { name, text: frame, filler, times, from: PAGE, url: PAGE, isRead: message !== null };
  });
  return [...short, ...long];
}

function believed(text: string, from: string | null, url: string) {
  const message = pageMessage(text, from, url);
  const happening = message === null ? null : eventOfPage(message, 0);
  if (happening === null) return { message, event: null };
  const { now: _, ...told } = happening;
  return { message, event: told };
}

const NUMBER = '4111111111111111';
const SESSION = '0192f0aa-5555-7c42-8cfd-4e195b0a7d36';
const TOKEN = 'eyJhbGciOiJFUzUxMiJ9.eyJlbWJlZCI6eyJhbW91bnQiOjEyOTl9fQ.c2lnbmF0dXJlc2lnbmF0dXJl';

/** What must be in no line of a log, no message of an error, and nothing that is kept. */
const NEVER = [
  { what: 'card number', value: NUMBER },
  { what: 'card number, as it is shown', value: '4111 1111 1111 1111' },
  { what: 'token', value: TOKEN },
  { what: 'checkout session', value: SESSION },
  { what: 'secret of the address', value: SECRET },
];

const TEXTS: readonly (readonly [text: string, secrets: readonly string[]])[] = [
  [`PUT /checkout/sessions/${SESSION}/fields was answered with 404`, [SESSION]],
  [`no route to ${PAGE}/state?transaction_id=${ID}`, []],
  [`Authorization: Bearer ${TOKEN}`, []],
  [`GET /transactions/${ID}/complete?token=abc&more=1`, []],
  [`GET /transactions/${ID}/session?session_token=abc#x`, []],
  [`card ${NUMBER} was refused`, []],
  ['card 4111 1111 1111 1111, 12/30', []],
  ['card 4111-1111-1111-1111', []],
  ['card 4111.1111.1111.1111', []],
  ['card 4111  1111 - 1111\t1111', []],
  ['card 4111\u00a01111\u202f1111\u20111111', []],
  ['card 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', []],
  ['card 4111    1111    1111    1111 is no number', []],
  ['card ٤١١١١١١١١١١١١١١١', []],
  [`transaction ${ID} is captured`, []],
  ['twelve 123456789012 and eleven 12345678901', []],
  ['https://pay.example/approve/Qm9uam91cg/Xs2kP7 was closed', []],
  [`two, ${TOKEN} ${TOKEN}`, []],
  [`${'0'.repeat(3_000)} zeros`, []],
  ['nothing', ['', 'absent']],
];

const STEPS: readonly CheckoutEvent[] = [
  { kind: 'start', checkout: 'form', sessionId: SESSION, hasSdk: false, now: 0 },
  { kind: 'submitted', now: 1 },
  { kind: 'fault', call: 'tokenize', status: 400, ask: 1, now: 2 },
  { kind: 'submitted', now: 3 },
  { kind: 'tokenized', ask: 2, now: 4 },
  { kind: 'fault', call: 'pay', status: 0, ask: 3, now: 5 },
  { kind: 'entered', now: 6 },
  {
    kind: 'standing',
    ask: 4,
    standing: 'completed',
    transaction: { id: ID, status: 'captured' },
    approvalUrl: null,
    now: 7,
  },
];

/** secrets.json: texts as they may be logged, and the lines of a checkout, which have nothing to hide. */
export function secretVectors(): string {
  let state: CheckoutState = NO_CHECKOUT;
  const lines = STEPS.map((happening) => {
    const [after, effects] = reduce(state, happening);
    const line = logLine(state, happening, after, effects);
    state = after;
    return { event: happening, line };
  });
  const texts = TEXTS.map(([text, secrets]) => ({ text, secrets, logged: loggable(text, secrets) }));
  return printLists({ never: NEVER, texts, lines });
}
