import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from '../../harness/eventually.ts';
import { type Stand, openMerchantPage, toldTo, waitForEvent } from '../../harness/merchant-page.ts';
import { type App, kept, openApp } from '../../harness/native-app.ts';
import { addPaymentService, addVisaProfile } from '../../harness/shop.ts';
import type { TestAnswer } from '../../harness/service.ts';

/** A card form of the app's own, whose process ends where it costs most. The merchant's server is this process. */
let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
  await addVisaProfile(stand.shop.service);
  await addPaymentService(stand.shop.service, {
    three_d_secure_enabled: true,
    merchant_profile: { visa: PROFILE },
    accepted_currencies: [SECURED.currency],
    accepted_countries: [SECURED.country],
  });
});
beforeEach(() => kept.clear());
after(() => stand.close());

const PINNED = { amount: 1299, currency: 'USD', country: 'US' };
/** There the cardholder is asked. */
const SECURED = { amount: 1299, currency: 'GBP', country: 'GB' };
const CHALLENGED = '4111111111181072';
const PROFILE = {
  merchant_acquirer_bin: '516327',
  merchant_acquirer_id: '123456789',
  merchant_name: 'Corner Shop',
  merchant_country_code: 'US',
  merchant_category_code: '5411',
  merchant_url: 'https://shop.example',
};

type Sale = typeof PINNED;
type PaymentRequest = Readonly<{ sessionId: string; idempotencyKey: string }>;
type ServerPayment = Readonly<{ id: string; status: string; approvalUrl: string | null }>;

const newSession = ({ amount, currency }: Sale): Promise<string> => stand.newSession({ amount, currency });

function paidOf(transaction: TestAnswer['body']): ServerPayment {
  const { id, status, payment_method: method } = transaction;
  return { id, status, approvalUrl: method?.approval_url ?? null };
}

/** What the merchant's server does when the app asks it. */
async function payOnServer(
  sale: Sale,
  { sessionId, idempotencyKey }: PaymentRequest,
): Promise<ServerPayment> {
  const method = { method: 'checkout-session', id: sessionId, redirect_url: `${stand.merchantUrl}/embed` };
  const paid = await stand.shop.pay({ ...sale, payment_method: method }, { idempotencyKey });
  assert.ok(paid.status < 300, paid.text);
  return paidOf(paid.body);
}

async function paymentsOf(sessionId: string): Promise<readonly ServerPayment[]> {
  const { body } = await stand.shop.get(`/transactions?checkout_session_id=${sessionId}`);
  return body.items.map(paidOf);
}

const readOnServer = async (sessionId: string): Promise<ServerPayment | null> =>
  (await paymentsOf(sessionId))[0] ?? null;

/** Where a sheet is shown: in strict mode react-native-web takes out a modal that is shown as soon as it is there. */
const NOT_STRICT = 'React.Fragment';

/** `given`: null where the app looks for what was kept, as it does when it starts. */
function openForm(
  given: string | null,
  pay: (asked: PaymentRequest) => Promise<ServerPayment | null>,
  around = 'StrictMode',
): Promise<App> {
  const api = { apiUrl: stand.shop.service.parts.config.publicUrl };
  const returnUrl = `${stand.merchantUrl}/embed`;
  const contents = `
function Own({ sessionId }) {
  const card = useCardPayment({ api: ${JSON.stringify(api)}, sessionId, storage,
    pay: payOnServer, read: readOnServer,
    onEnd: (end) => tell('end', end), onReplaced: (end) => tell('replaced', end) });
  return <>
    <TextInput {...card.inputs.number} accessibilityLabel="Card number" />
    <TextInput {...card.inputs.expiryDate} accessibilityLabel="Expiry date" />
    <TextInput {...card.inputs.securityCode} accessibilityLabel="Security code" />
    <Text>{card.at} {card.message ?? 'no message'}</Text>
    <Pressable accessibilityRole="button" onPress={card.pay}><Text>Pay</Text></Pressable>
    <ApprovalSheet WebView={WebView} approval={card.approval} returnUrl=${JSON.stringify(returnUrl)} />
  </>;
}
const given = ${JSON.stringify(given)};
Promise.resolve(given ?? keptCardSession(storage)).then((sessionId) => {
  tell('session', { sessionId });
  show(<${around}><Own sessionId={sessionId} /></${around}>);
});`;
  return openApp(stand, contents, { payOnServer: pay, readOnServer });
}

async function typeAndPay(page: Page, number = '4111111111111111'): Promise<void> {
  await page.getByText('entering').waitFor();
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Expiry date').pressSequentially('1230');
  await page.getByLabel('Security code').pressSequentially('123');
  await page.getByRole('button', { name: 'Pay' }).click();
}

/** Pays, and ends the process before the app hears of it. Gives the session. */
async function dieBeforeAnswer(sale: Sale, number?: string): Promise<string> {
  const sessionId = await newSession(sale);
  const { page } = await openForm(sessionId, async (asked) => {
    await payOnServer(sale, asked);
    return new Promise<null>(() => undefined);
  });
  await typeAndPay(page, number);
  await eventually(async () => (await paymentsOf(sessionId)).length === 1);
  await page.close();
  return sessionId;
}

async function approveIn({ view }: App): Promise<void> {
  await (await view()).getByRole('button', { name: 'Approve' }).click();
}

const payNothing = (): Promise<never> => assert.fail('a new process pays nothing');

async function endsPaid({ page, problems }: App, sessionId: string): Promise<void> {
  const { outcome, transaction, sessionId: ended } = await waitForEvent(page, 'end');
  const [paid, ...more] = await paymentsOf(sessionId);
  assert.deepEqual(
    [outcome, transaction, ended],
    ['completed', { id: paid?.id, status: 'authorized' }, sessionId],
  );
  assert.deepEqual(more, []);
  await eventually(() => kept.size === 0);
  assert.equal((await toldTo(page)).filter(({ name }) => name === 'end').length, 1);
  assert.deepEqual(problems, []);
}

test('a form pays, the issuer asks in the sheet, and it ends once', async () => {
  const sessionId = await newSession(SECURED);
  const app = await openForm(sessionId, (asked) => payOnServer(SECURED, asked), NOT_STRICT);
  await typeAndPay(app.page, CHALLENGED);
  await approveIn(app);
  await endsPaid(app, sessionId);
  assert.equal(await app.page.getByRole('button', { name: 'Close' }).count(), 0);
});

test('the cross of the approval gives up: it ends as the payment stands, and keeps nothing', async () => {
  const sessionId = await newSession(SECURED);
  const pay = (asked: PaymentRequest) => payOnServer(SECURED, asked);
  const { page, view } = await openForm(sessionId, pay, NOT_STRICT);
  await typeAndPay(page, CHALLENGED);
  await (await view()).getByRole('button', { name: 'Approve' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  const [waiting] = await paymentsOf(sessionId);
  const { outcome, transaction } = await waitForEvent(page, 'end');
  assert.deepEqual(
    [outcome, transaction],
    ['pending', { id: waiting?.id, status: 'buyer_approval_pending' }],
  );
  await eventually(() => kept.size === 0);
});

test('a process that ends between paying and the answer pays once: the next one is told what came of it', async () => {
  const sessionId = await dieBeforeAnswer(PINNED);
  assert.ok(!/4111|1230|12\/30/.test(String(kept.get('railyard.card')).replaceAll(sessionId, '')));
  const app = await openForm(null, payNothing);
  assert.equal((await waitForEvent(app.page, 'session'))['sessionId'], sessionId);
  await endsPaid(app, sessionId);
});

test('where the answer that was lost had an approval, the next process asks the buyer', async () => {
  const sessionId = await dieBeforeAnswer(SECURED, CHALLENGED);
  const app = await openForm(null, payNothing, NOT_STRICT);
  await approveIn(app);
  await endsPaid(app, sessionId);
});

test('a payment that is kept, and another session’s form: it is told as replaced', async () => {
  const sessionId = await dieBeforeAnswer(PINNED);
  const next = await newSession(PINNED);
  const app = await openForm(next, (asked) => payOnServer(PINNED, asked));
  const replaced = { outcome: 'pending', reason: 'replaced', transaction: null, sessionId };
  assert.deepEqual(await waitForEvent(app.page, 'replaced'), replaced);
  await typeAndPay(app.page);
  await endsPaid(app, next);
});
