import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { PHONE, accessibilityFaults } from '../../harness/browser.ts';
import { becomes } from '../../harness/eventually.ts';
import { addVisaProfile } from '../../harness/shop.ts';
import { BUILD } from '../../../server/api/pages/built-scripts.ts';
import { type Stand, waitForEvent, openMerchantPage } from '../../harness/merchant-page.ts';

/** 3-D Secure in a merchant's page, before there is a transaction. */
let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
  await addVisaProfile(stand.shop.service);
});
after(() => stand.close());

const FRICTIONLESS = '4111111111101203';
const CHALLENGE = '4111111111181072';

type OpenedChallenge = Readonly<{ page: Page; session: string; posts: string[] }>;

/** A page of the merchant's with a session whose card waits for its cardholder. */
async function ask(number: string, options: object = {}): Promise<OpenedChallenge> {
  const session = await stand.newSession({ amount: 1299, currency: 'USD' });
  const card = { method: 'card', number, expiration_date: '12/30', security_code: '123' };
  const put = await stand.shop.service.request('PUT', `/checkout/sessions/${session}/fields`, {
    body: { payment_method: card },
  });
  assert.equal(put.status, 204, put.text);
  const returnUrl = `${stand.merchantUrl}/embed`;
  const begun = await stand.shop.post(`/checkout/sessions/${session}/three-d-secure`, {
    redirect_url: returnUrl,
  });
  assert.equal(begun.status, 201, begun.text);
  const page = await stand.openMerchant({ url: returnUrl });
  const posts: string[] = [];
  page.on('request', (request) => posts.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.addScriptTag({ url: `${stand.fieldsUrl}/three-d-secure/${BUILD.version}/three-d-secure.js` });
  const given = { approvalUrl: begun.body.approval_url, returnUrl, ...options };
  await page.evaluate(`
    window.asking = { ...${JSON.stringify(given)},
      onShown: () => told.push({ name: 'shown', data: {} }), onClosed: () => told.push({ name: 'closed', data: {} }) };
    if (asking.container) asking.container = document.querySelector(asking.container);
    document.querySelector('#order button').focus();
    void showChallenge(asking).then((data) => told.push({ name: 'result', data }))`);
  await waitForEvent(page, 'shown');
  return { page, session, posts };
}

const statusOf = async (session: string): Promise<string> =>
  (await stand.shop.get(`/checkout/sessions/${session}/three-d-secure`)).body.status;

test('without friction nobody is asked, the issuer has looked at the browser, and the proof pays later', async () => {
  const { page, session, posts } = await ask(FRICTIONLESS, { container: '#checkout', windowSize: '01' });
  const { outcome, parameters } = await waitForEvent(page, 'result');
  assert.deepEqual(
    [outcome, (parameters as Record<string, string>)['three_d_secure_status']],
    ['returned', 'succeeded'],
  );
  assert.ok(posts.some((post) => /\/sandbox\/three-d-secure\/method.*threeDSMethodData=/.test(post)));
  assert.ok(
    posts.some((post) => post.includes('method=Y')),
    posts.join('\n'),
  );
  await becomes(() => page.locator('iframe').count(), 0, 'the frame is gone');
  const paid = await stand.shop.post('/transactions', {
    amount: 1299,
    currency: 'USD',
    country: 'US',
    payment_method: { method: 'checkout-session', id: session },
  });
  assert.equal(paid.body.status, 'authorized', paid.text);
  assert.equal(paid.body.three_d_secure.status, 'complete');
});

test('the page’s own style of the dialog is what counts', async () => {
  const { page } = await ask(CHALLENGE, { windowSize: '01' });
  await page.addStyleTag({
    content: `.railyard-challenge{border:5px solid red;border-radius:33px;padding:17px;box-shadow:none}
      .railyard-challenge::backdrop{background:rgb(1,2,3)} .railyard-challenge-bar button{color:rgb(4,5,6)}`,
  });
  const computed = (of: string): Promise<unknown> =>
    page.evaluate(`(() => {
      const at = (selector, pseudo) => getComputedStyle(document.querySelector(selector), pseudo);
      return ${of};
    })()`);
  assert.deepEqual(
    await computed(`(({ borderTopWidth, borderRadius, paddingTop, boxShadow }) =>
      [borderTopWidth, borderRadius, paddingTop, boxShadow])(at('.railyard-challenge'))`),
    ['5px', '33px', '17px', 'none'],
  );
  assert.equal(await computed("at('.railyard-challenge', '::backdrop').backgroundColor"), 'rgb(1, 2, 3)');
  assert.equal(await computed("at('.railyard-challenge-bar button').color"), 'rgb(4, 5, 6)');
  // What pages say of every button is not meant for this one.
  assert.equal(await computed("at('.railyard-challenge-bar button').width"), '44px');
  await page.context().close();
});

test('a challenge is answered in a dialog that keeps the focus, in the room that the issuer was told of', async () => {
  const { page, session, posts } = await ask(CHALLENGE, { windowSize: '01' });
  const bank = page.frameLocator('dialog iframe');
  await bank.getByRole('button', { name: 'Approve' }).waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  const box = await page.locator('dialog iframe').boundingBox();
  assert.deepEqual([box?.width, box?.height], [250, 400]);
  const creq = /creq=([\w-]+)/.exec(posts.find((post) => post.includes('creq=')) ?? '')?.[1] ?? '';
  const told = JSON.parse(Buffer.from(creq, 'base64url').toString('utf8')) as { challengeWindowSize: string };
  assert.equal(told.challengeWindowSize, '01');
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab');
  const inside = `['DIALOG', 'IFRAME', 'BODY'].includes(document.activeElement.tagName)
    || document.activeElement.closest('dialog') !== null`;
  assert.equal(await page.evaluate(inside), true, 'nothing behind the dialog has the focus');
  await bank.getByRole('button', { name: 'Approve' }).click();
  assert.equal((await waitForEvent(page, 'result'))['outcome'], 'returned');
  await waitForEvent(page, 'closed');
  assert.equal(await statusOf(session), 'succeeded');
});

test('Esc and the cross give it up, and the focus is where it was', async () => {
  for (const leave of [
    (page: Page) => page.keyboard.press('Escape'),
    (page: Page) => page.getByRole('button', { name: 'Close' }).click(),
  ]) {
    const { page, session } = await ask(CHALLENGE);
    await page.frameLocator('dialog iframe').getByRole('button', { name: 'Approve' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).focus();
    await leave(page);
    assert.deepEqual(await waitForEvent(page, 'result'), { outcome: 'cancelled' });
    await becomes(
      () => page.evaluate("document.activeElement === document.querySelector('#order button')"),
      true,
    );
    assert.equal(await statusOf(session), 'pending', 'the session says what the issuer says');
  }
});

test('nobody is waited for longer than was said', async () => {
  const { page } = await ask(CHALLENGE, { timeoutMs: 200, container: '#checkout' });
  assert.deepEqual(await waitForEvent(page, 'result'), { outcome: 'timed-out' });
  await becomes(() => page.locator('iframe').count(), 0);
});

test('an issuer that does not look at the browser within ten seconds is not waited for', async () => {
  const context = await stand.browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.clock.install();
  await page.route('**/sandbox/three-d-secure/method*', () => undefined);
  const session = await stand.newSession({ amount: 1299, currency: 'USD' });
  await stand.shop.service.request('PUT', `/checkout/sessions/${session}/fields`, {
    body: {
      payment_method: {
        method: 'card',
        number: FRICTIONLESS,
        expiration_date: '12/30',
        security_code: '123',
      },
    },
  });
  const begun = await stand.shop.post(`/checkout/sessions/${session}/three-d-secure`, {
    redirect_url: `${stand.merchantUrl}/embed`,
  });
  const looked = page.waitForRequest((request) => (request.postData() ?? '').includes('method=N'));
  const asked = page.waitForRequest('**/sandbox/three-d-secure/method*');
  await page.goto(begun.body.approval_url, { waitUntil: 'commit' });
  await asked;
  await page.clock.fastForward(10_000);
  await looked;
  await page.waitForURL(/three_d_secure_status=succeeded/);
});
