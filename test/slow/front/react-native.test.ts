import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../harness/browser.ts';
import { eventually } from '../../harness/eventually.ts';
import { addPaymentService, addVisaProfile, addWalletService } from '../../harness/shop.ts';
import {
  type Stand,
  waitForEvent,
  openMerchantPage,
  shows,
  toldTo,
  typeCard,
} from '../../harness/merchant-page.ts';
import { type App, kept, openApp, pictureOf } from '../../harness/native-app.ts';

/** The checkout sheet, and what else an app shows. The package's types are checked against React Native itself. */
let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
  for (const add of [addVisaProfile, addWalletService]) await add(stand.shop.service);
  await addPaymentService(stand.shop.service, {
    three_d_secure_enabled: true,
    merchant_profile: { visa: PROFILE },
    accepted_currencies: [SECURED.currency],
    accepted_countries: [SECURED.country],
  });
});
after(() => stand.close());

const PINNED = { amount: 1299, currency: 'USD', country: 'US' };
/** There the cardholder is asked. */
const SECURED = { amount: 1299, currency: 'GBP', country: 'GB' };
const PROFILE = {
  merchant_acquirer_bin: '516327',
  merchant_acquirer_id: '123456789',
  merchant_name: 'Corner Shop',
  merchant_country_code: 'US',
  merchant_category_code: '5411',
  merchant_url: 'https://shop.example',
};

const tokenFor = (embed: object): Promise<string> =>
  stand.shop.service.token({ scopes: ['embed'], claims: { embed } });

async function openCheckout(options: object = {}, sale = PINNED, isKept = false): Promise<App> {
  if (!isKept) kept.clear();
  const given = {
    ...sale,
    apiUrl: stand.shop.service.parts.config.publicUrl,
    token: await tokenFor(sale),
    title: 'Corner Shop',
    returnUrl: `${stand.merchantUrl}/embed?back=1`,
    ...options,
  };
  return openApp(
    stand,
    `
function App() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <Text>Closed</Text>;
  return <CheckoutSheet WebView={WebView} storage={storage} {...${JSON.stringify(given)}} onEvent={tell}
    onReplaced={(end) => tell('replaced', end)}
    onComplete={(data) => tell('complete', data)} onClose={(end) => { tell('close', end); setOpen(false); }} />;
}
show(<StrictMode><App /></StrictMode>);`,
  );
}

const CHALLENGED = '4111111111181072';

/** Gives the page in the sheet, with a card typed into it. */
async function openTyped(number?: string): Promise<App & Readonly<{ shown: Page }>> {
  const app = await openCheckout({}, number === CHALLENGED ? SECURED : PINNED);
  await waitForEvent(app.page, 'optionsLoaded');
  const shown = await app.view();
  await typeCard(shown, number);
  await waitForEvent(app.page, 'formUpdate', 'data.complete');
  return { ...app, shown };
}

test('a card is paid in the sheet, the app hears each step and no digit beyond the first eight', async () => {
  const app = await openTyped();
  const { page, shown, problems } = app;
  assert.deepEqual((await waitForEvent(page, 'optionsLoaded'))['methods'], ['card', 'paypal']);
  await pictureOf(app, 'mobile-checkout-sheet.png');
  assert.deepEqual(await accessibilityFaults(page), []);
  await shown.locator('#pay').click();
  const { id, status } = await waitForEvent(page, 'complete');
  assert.equal(status, 'authorized');
  assert.ok(!JSON.stringify(await toldTo(page)).includes('411111111'), 'no digit beyond the first eight');
  await page.getByRole('button', { name: 'Close' }).click();
  const { outcome, transaction, checkoutId } = await waitForEvent(page, 'close');
  assert.deepEqual([outcome, transaction], ['completed', { id, status }]);
  const { body: tried } = await stand.shop.get(`/transactions?payment_link_id=${String(checkoutId)}`);
  assert.deepEqual(
    tried.items.map((paid: Readonly<{ id: string; amount: number }>) => [paid.id, paid.amount]),
    [[id, 1299]],
  );
  await page.getByText('Closed').waitFor();
  assert.deepEqual(problems, []);
});

test('the page’s way back to the shop closes the sheet', async () => {
  const { page, shown } = await openTyped();
  await shown.locator('#pay').click();
  await waitForEvent(page, 'complete');
  await shown.locator('a').last().click();
  assert.equal((await waitForEvent(page, 'close'))['outcome'], 'completed');
});

test('a sheet that is closed while the issuer asks says which payment still waits', async () => {
  const { page, shown } = await openTyped(CHALLENGED);
  await shown.locator('#pay').click();
  const { id } = await waitForEvent(page, 'transactionCreated');
  await shown.frameLocator('dialog iframe').getByRole('button', { name: 'Approve' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  const { outcome, transaction } = await waitForEvent(page, 'close');
  assert.deepEqual([outcome, transaction], ['pending', { id, status: 'buyer_approval_pending' }]);
  assert.ok(!(await toldTo(page)).some(({ name }) => name === 'complete'));
  const given = await stand.shop.post(`/transactions/${String(id)}/cancel`, {});
  assert.equal(given.status, 200, given.text);
});

test('a challenge that nobody answers for ten minutes is asked about, and the buyer may go on', async () => {
  const { page, shown, view } = await openTyped(CHALLENGED);
  await page.clock.install();
  await shown.locator('#pay').click();
  const { id } = await waitForEvent(page, 'transactionCreated');
  await shown.frameLocator('dialog iframe').getByRole('button', { name: 'Approve' }).waitFor();
  await page.clock.fastForward('10:01');
  await eventually(async () => (await view()) !== shown);
  await page.getByRole('button', { name: 'Close' }).click();
  const { outcome, transaction } = await waitForEvent(page, 'close');
  assert.ok(outcome === 'closed' || outcome === 'pending', String(outcome));
  assert.equal((transaction as { id: string }).id, id);
});

test('a network that is lost at the payment is told, and what was typed pays when it is back', async () => {
  const { page, shown } = await openTyped();
  await shown.context().setOffline(true);
  await shown.locator('#pay').click();
  assert.notEqual((await waitForEvent(page, 'transactionFailed'))['message'], '');
  await shown.context().setOffline(false);
  await shown.locator('#pay:not([disabled])').click();
  await waitForEvent(page, 'complete');
});

test('a network that is lost after the issuer was answered fails no payment: it is asked about again', async () => {
  const { page, shown } = await openTyped(CHALLENGED);
  let lost = 0;
  await shown.route(/\/state\?/, (route) => (++lost <= 2 ? route.abort() : route.fallback()));
  await shown.locator('#pay').click();
  await shown.frameLocator('dialog iframe').getByRole('button', { name: 'Approve' }).click();
  assert.equal((await waitForEvent(page, 'complete'))['status'], 'authorized');
  assert.equal(lost, 3);
  assert.ok(!(await toldTo(page)).some(({ name }) => name === 'transactionFailed'));
});

test('a page that is lost is told and can be loaded again, as the payment stands then', async () => {
  const { page, shown, view } = await openTyped();
  await shown.locator('#pay').click();
  await waitForEvent(page, 'complete');
  await page.evaluate("view.failed('no network')");
  assert.equal((await waitForEvent(page, 'apiError'))['code'], 'page_not_loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  const again = await eventually(async () => {
    const last = await view();
    return last !== shown && last;
  });
  await again.getByText('Payment received').waitFor();
  assert.equal((await toldTo(page)).filter(({ name }) => name === 'complete').length, 1);
});

type Attempts = Readonly<{ items: readonly Readonly<{ id: string; status: string }>[] }>;
const attemptsOf = async (checkoutId: string): Promise<Attempts['items']> =>
  (await stand.shop.get(`/transactions?payment_link_id=${checkoutId}`)).body.items;
const snapshot = () =>
  JSON.parse(kept.get('railyard.checkout') ?? 'null') as Readonly<{ id: string; isUnderWay: boolean }> | null;

test('a process that ends while it pays pays once: the next one is told what came of it', async () => {
  const { page, shown } = await openTyped();
  await shown.route(/\/payments$/, async (route) => void (await route.fetch().catch(() => null)));
  await shown.locator('#pay').click();
  const checkoutId = await eventually(() => snapshot()?.isUnderWay === true && (snapshot()?.id ?? false));
  await eventually(async () => (await attemptsOf(checkoutId)).length === 1);
  await Promise.all([page.close(), shown.close()]);
  const { page: next } = await openCheckout({ resume: true, token: 'a token that is over' }, PINNED, true);
  const { id, status } = await waitForEvent(next, 'complete');
  const { outcome, transaction } = await waitForEvent(next, 'close');
  assert.deepEqual([outcome, transaction, status], ['completed', { id, status }, 'authorized']);
  const attempts = (await attemptsOf(checkoutId)).map((each) => each.id);
  assert.deepEqual(attempts, [id]);
  assert.equal(snapshot(), null);
});

test('a checkout that was kept and is not gone on with is told as replaced, and the new one begins', async () => {
  const { page, shown } = await openTyped();
  await shown.route(/\/payments$/, (route) => route.abort());
  await shown.locator('#pay').click();
  const checkoutId = await eventually(() => snapshot()?.isUnderWay === true && (snapshot()?.id ?? false));
  await Promise.all([page.close(), shown.close()]);
  const { page: next } = await openCheckout({}, PINNED, true);
  const replaced = { outcome: 'pending', reason: 'replaced', transaction: null, checkoutId };
  assert.deepEqual(await waitForEvent(next, 'replaced'), replaced);
  await waitForEvent(next, 'optionsLoaded');
  assert.notEqual(snapshot()?.id, checkoutId);
  const told = (await toldTo(next)).map(({ name }) => name);
  assert.equal(told.filter((name) => name === 'replaced').length, 1);
  assert.ok(!told.includes('close'));
});

test('a process that ends while the buyer types shows the checkout again, and kept nothing of a card', async () => {
  const { page, shown } = await openTyped();
  assert.ok(!/4111|123/.test(JSON.stringify({ ...snapshot(), id: '', url: '', deadline: 0, expiresAt: 0 })));
  await Promise.all([page.close(), shown.close()]);
  const { page: next, view } = await openCheckout({ resume: true }, PINNED, true);
  await waitForEvent(next, 'optionsLoaded');
  const again = await view();
  await typeCard(again);
  await waitForEvent(next, 'formUpdate', 'data.complete');
  await again.locator('#pay').click();
  assert.equal((await waitForEvent(next, 'complete'))['status'], 'authorized');
});

test('a service that cannot be reached can be tried again, and left', async () => {
  const { page } = await openCheckout({ apiUrl: 'http://127.0.0.1:9' });
  const { status, code } = await waitForEvent(page, 'apiError');
  assert.deepEqual([status, code], [0, 'network_error']);
  await page.getByText('No connection. Try again.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await eventually(async () => (await toldTo(page)).filter(({ name }) => name === 'apiError').length === 2);
  await page.getByRole('button', { name: 'Close' }).click();
  const failed = { outcome: 'failed', reason: 'unreachable', transaction: null, checkoutId: null };
  assert.deepEqual(await waitForEvent(page, 'close'), failed);
});

test('a frame of somebody else in the page, and a page of somebody else, cannot say that it was paid', async () => {
  const { page, view } = await openCheckout();
  await waitForEvent(page, 'optionsLoaded');
  const shown = await view();
  const told = { channel: 'railyard-embed', type: 'complete', data: { id: 'x', status: 'captured' } };
  const guessed = JSON.stringify({ ...told, instance: 'guessed' });
  await page.evaluate(`view.told('no JSON', ${JSON.stringify(shown.url())})`);
  const frame = shown.frames().find((each) => each.url().includes('controller'));
  await frame?.evaluate(`toApp(${JSON.stringify(guessed)})`);
  const known = JSON.stringify({ ...told, instance: shown.url().split('/').at(-1) });
  await page.evaluate(`view.told(${JSON.stringify(known)}, 'https://elsewhere.example/')`);
  await typeCard(shown);
  await waitForEvent(page, 'formUpdate', 'data.complete');
  assert.ok(!(await toldTo(page)).some(({ name }) => name === 'complete'));
});

test('what differs from the token is told by the name of the option, once, and the sheet ends', async () => {
  const { page } = await openCheckout({ amount: 1 });
  assert.equal((await waitForEvent(page, 'close'))['outcome'], 'failed');
  assert.equal((await waitForEvent(page, 'argumentError'))['argument'], 'amount');
  const { page: half } = await openCheckout({ amount: 12.5 });
  await waitForEvent(half, 'close');
  assert.deepEqual(
    (await toldTo(half)).map(({ name }) => name),
    ['argumentError', 'close'],
  );
  const { page: other } = await openCheckout({ token: 'nonsense' });
  assert.equal((await waitForEvent(other, 'apiError'))['status'], 401);
});

async function openOwnForm(sessionId: string): Promise<Page> {
  const api = { apiUrl: stand.shop.service.parts.config.publicUrl };
  const { page } = await openApp(
    stand,
    `
function Own() {
  const card = useCard({ api: ${JSON.stringify(api)}, sessionId: ${JSON.stringify(sessionId)} });
  const pay = () => card.tokenize().then((data) => tell('tokenized', { data }));
  return <>
    <TextInput {...card.inputs.number} accessibilityLabel="Card number" />
    <TextInput {...card.inputs.expiryDate} accessibilityLabel="Expiry date" />
    <TextInput {...card.inputs.securityCode} accessibilityLabel="Security code" />
    <Text>{card.scheme ?? 'no scheme'} {card.fault?.kind ?? 'no fault'} {String(card.isComplete)}</Text>
    <Pressable accessibilityRole="button" onPress={pay}><Text>Pay</Text></Pressable>
  </>;
}
show(<StrictMode><Own /></StrictMode>);`,
  );
  await page.getByLabel('Card number').pressSequentially('4111111111111111');
  await page.getByLabel('Expiry date').pressSequentially('1230');
  await page.getByLabel('Security code').pressSequentially('123');
  return page;
}

test('a form of one’s own shows groups, knows the scheme, and puts the card into the session', async () => {
  const sessionId = await stand.newSession(PINNED_SESSION);
  const page = await openOwnForm(sessionId);
  await page.getByText('visa no fault true').waitFor();
  await shows(page.getByLabel('Card number'), '4111 1111 1111 1111');
  await shows(page.getByLabel('Expiry date'), '12 / 30');
  await page.getByRole('button', { name: 'Pay' }).click();
  assert.equal((await waitForEvent(page, 'tokenized'))['data'], true);
  await shows(page.getByLabel('Card number'), '');
  const paid = await stand.shop.pay({ payment_method: { method: 'checkout-session', id: sessionId } });
  assert.equal(paid.body.status, 'authorized', paid.text);
});
const PINNED_SESSION = { amount: 1299, currency: 'USD' };

test('a session that is over is said to be, and what was typed stays', async () => {
  const page = await openOwnForm('0192f0aa-0000-7000-8000-00000000aaaa');
  await page.getByRole('button', { name: 'Pay' }).click();
  assert.equal((await waitForEvent(page, 'tokenized'))['data'], false);
  await page.getByText('visa expired true').waitFor();
  await shows(page.getByLabel('Card number'), '4111 1111 1111 1111');
});

test('a wallet with an SDK is paid by the session of this platform', async () => {
  const api = { apiUrl: stand.shop.service.parts.config.publicUrl, token: await tokenFor(PINNED) };
  const { amount: _, ...where } = PINNED;
  const method = { method: 'paypal', redirect_url: `${stand.merchantUrl}/embed`, ...where };
  const asked = { idempotencyKey: 'order-wallet', transaction: { ...PINNED, payment_method: method } };
  const { page } = await openApp(
    stand,
    `payWithWalletSdk(${JSON.stringify(api)}, { ...${JSON.stringify(asked)},
    approve: async ({ integration_client }) => { tell('approve', { integration_client }); return false; },
  }).then((end) => tell('end', end), (fault) => tell('fault', { message: fault.message, ...fault }));`,
  );
  assert.equal((await waitForEvent(page, 'approve'))['integration_client'], 'web');
  assert.equal((await waitForEvent(page, 'end'))['status'], 'buyer_approval_pending');
});

async function openApproval(more = ''): Promise<App & Readonly<{ session: string }>> {
  const session = await stand.newSession(PINNED_SESSION);
  const card = { method: 'card', number: CHALLENGED, expiration_date: '12/30', security_code: '123' };
  const body = { payment_method: card };
  await stand.shop.service.request('PUT', `/checkout/sessions/${session}/fields`, { body });
  const returnUrl = `${stand.merchantUrl}/embed`;
  const place = `/checkout/sessions/${session}/three-d-secure`;
  const begun = await stand.shop.post(place, { redirect_url: returnUrl });
  assert.equal(begun.status, 201, begun.text);
  const given = JSON.stringify({ approvalUrl: begun.body.approval_url, returnUrl, title: 'Your bank' });
  // Not in strict mode, in which react-native-web takes a modal out that is there from the start.
  const app = await openApp(
    stand,
    `show(<ApprovalSheet WebView={WebView} {...${given}} ${more}
    onEnd={(end) => tell('end', end)} />);`,
  );
  return { ...app, session };
}

test('the issuer asks in the sheet, its end is told once, and the session has the result', async () => {
  const app = await openApproval();
  const { page, view, session } = app;
  const approve = (await view()).getByRole('button', { name: 'Approve' });
  await approve.waitFor();
  await pictureOf(app, 'mobile-approval-sheet.png');
  await approve.click();
  const { outcome, parameters } = await waitForEvent(page, 'end');
  assert.deepEqual(
    [outcome, (parameters as Record<string, string>)['three_d_secure_status']],
    ['returned', 'succeeded'],
  );
  assert.equal((await toldTo(page)).filter(({ name }) => name === 'end').length, 1);
  const found = await stand.shop.get(`/checkout/sessions/${session}/three-d-secure`);
  assert.equal(found.body.status, 'succeeded');
});

test('the cross gives an approval up, and nobody is waited for longer than was said', async () => {
  const { page } = await openApproval();
  await page.getByRole('button', { name: 'Close' }).click();
  assert.equal((await waitForEvent(page, 'end'))['outcome'], 'cancelled');
  const { page: late } = await openApproval('timeoutMs={200}');
  assert.equal((await waitForEvent(late, 'end'))['outcome'], 'timed-out');
});

test('a web view opens pages, gives a bank’s app its address, and opens nothing else', async () => {
  const { page, view } = await openApproval();
  await (await view()).getByRole('button', { name: 'Approve' }).waitFor();
  const may = (url: string): Promise<boolean> => page.evaluate(`view.mayOpen(${JSON.stringify(url)})`);
  for (const [url, opens] of [
    ['https://bank.example/challenge', true],
    ['about:blank', true],
    ['bankid://start', false],
    ['javascript:alert(1)', false],
    ['file:///etc/passwd', false],
    [`${stand.merchantUrl}.bank.example/embed`, true],
  ] as const)
    assert.equal(await may(url), opens, url);
  assert.equal(
    await page.evaluate("view.mayOpen('blob:x', false)"),
    true,
    'frames in a page are its own matter',
  );
  const told = await toldTo(page);
  assert.deepEqual(
    told.filter(({ name }) => name === 'opened').map(({ data }) => data['url']),
    ['bankid://start'],
  );
  assert.ok(!told.some(({ name }) => name === 'end'));
  assert.equal(await may(`${stand.merchantUrl}/embed?three_d_secure_status=failed`), false);
  assert.equal((await waitForEvent(page, 'end'))['outcome'], 'returned');
});
