import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../harness/browser.ts';
import { everyFault, untilSettled } from '../../harness/dashboard-pages.ts';
import { PDF } from '../../harness/dispute-shop.ts';
import { becomes, eventually } from '../../harness/eventually.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';
import { typeCard } from '../../harness/merchant-page.ts';
import { comeInByLink, openPasskeyWindow, signConfirmation } from '../../harness/passkey-window.ts';
import { authority, openTlsTarget, type Target } from '../../harness/tls-target.ts';

/**
 * From an empty machine to a dispute that is answered and a webhook that arrives: everything by what somebody sees, in
 * one window. What the world outside does is called: a buyer's bank, the merchant's own server, the company's page.
 */
let instance: Instance;
let browser: Browser;
let page: Page;
let partner: Target;
let shop: Target;
let link: string;
let token: string;
/** The merchant's endpoint fails while this is true. */
let isBroken = true;
/** What scripts of the page throw, and what its policy refuses. */
const faults: string[] = [];

before(async () => {
  instance = await newInstance();
  const trusted = path.join(instance.folder, 'authority.pem');
  fs.writeFileSync(trusted, authority.certificate);
  const started = instance.start({ RAILYARD_EGRESS_ALLOW_LOOPBACK: 'true', NODE_EXTRA_CA_CERTS: trusted });
  await started.ready();
  link = /http:\S+\/auth\/begin#\S+/.exec(started.output())?.[0] ?? '';
  token = await instance.railyard('token');
  partner = await openTlsTarget();
  shop = await openTlsTarget((_request, response) => response.writeHead(isBroken ? 500 : 200).end('seen'));
  browser = await openBrowser();
  ({ page } = await openPasskeyWindow(browser, { permissions: ['clipboard-read', 'clipboard-write'] }));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/content security policy|trusted type/i.test(message.text())) faults.push(message.text());
  });
});
after(async () => {
  await browser.close();
  await Promise.all([partner.close(), shop.close()]);
  await instance.close();
});

const press = (name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click();
const follow = (name: string | RegExp): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click();
const fill = (label: string, text: string): Promise<void> =>
  page
    .getByLabel(new RegExp(`^${label}\\s*(?:\\(optional\\))?\\s*$`))
    .last()
    .fill(text);
const sees = (text: string | RegExp): Promise<void> =>
  page.getByText(text).filter({ visible: true }).first().waitFor();
const sign = (reason: string): Promise<string> => signConfirmation(page, reason);
/** By the navigation, as whoever has no address to type. */
async function openPage(name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await untilSettled(page);
}

/** By the button beside it; what was copied begins so. */
async function copy(begin: string): Promise<string> {
  await press(new RegExp(`^Copy ${begin}`));
  await sees('Copied');
  return page.evaluate<string>('navigator.clipboard.readText()');
}

async function ask<Body>(at: string): Promise<Body> {
  const answer = await fetch(`${instance.url}${at}`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(answer.status, 200);
  return (await answer.json()) as Body;
}

test('the first administrator comes in by the one link, once, and is told what is to be done', async () => {
  await comeInByLink(page, link, { name: 'Ada Byron', email: 'ada@shop.example' });
  await sees('From here to the first payment');
  assert.deepEqual(await everyFault(page), []);
  const other = await openPasskeyWindow(browser);
  await other.page.goto(link);
  await other.page.getByRole('link', { name: 'log in' }).or(other.page.locator('a[href="/login"]')).waitFor();
  await other.context.close();
});

test('a processor is connected: its credentials are tried, and its page has where it sends its events', async () => {
  await follow('Connect a payment service');
  await follow('Connect');
  await fill('Find by name or method', 'stripe-card');
  await follow(/^Stripe/);
  await fill('Secret key', 'sk_test_default');
  await fill('Webhook signing secret', 'whsec_sandbox_stripe');
  await press('Try the credentials');
  await sees('Stripe accepts these credentials.');
  await press('Connect');
  assert.match(await sign('Our first processor'), /Create connector Stripe/);
  await page.getByRole('heading', { level: 1, name: 'Stripe' }).waitFor();
  const address = await copy('http://1');
  // as somebody enters it at the company, whose page is not simulated
  const simulator = `http://127.0.0.1:${instance.settings['RAILYARD_SIMULATOR_PORT']}`;
  const entered = await fetch(`${simulator}/stripe/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_default' },
    body: new URLSearchParams({ url: address, 'enabled_events[]': '*' }),
  });
  assert.equal(entered.status, 200);
});

test('an authentication method of the relay is made, and a request that names its UUID is signed by it', async () => {
  await openPage('Relay');
  await press('New service endpoint');
  await fill('Name', 'Loyalty partner');
  await fill('Hosts', `localhost:${partner.port}`);
  await press('Save');
  await sign('A new partner');
  await page.getByRole('heading', { level: 1, name: 'Loyalty partner' }).waitFor();
  await press('New authentication method');
  const dialog = page.getByRole('dialog', { name: 'New authentication method' });
  await dialog.getByLabel('Method', { exact: true }).selectOption({ label: 'HMAC over a canonical string' });
  await fill('Name', 'Partner signature');
  await fill('Secret', 'known-to-the-partner');
  await press('Save');
  await sign('The partner wants signed requests');
  await sees('Partner signature');
  const id = await page.locator('.copy-id code').first().innerText();
  assert.equal(await copy(id.slice(0, 8)), id);
  assert.match(await page.locator('pre').innerText(), new RegExp(`x-vault-forward-authentications: ${id}`));

  // what the merchant's server does with it
  const card = { method: 'card', number: '4111111111111111', expiration_date: '12/30' };
  const { body: stored } = await instance.post('/payment-methods', card);
  const sent = await fetch(`${instance.url}/vault-forward`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await instance.railyard('token', '--scope', 'vault-forward.write')}`,
      'content-type': 'application/json',
      'x-vault-forward-url': `https://localhost:${partner.port}/points`,
      'x-vault-forward-http-method': 'POST',
      'x-vault-forward-payment-methods': String(stored['id']),
      'x-vault-forward-authentications': id,
    },
    body: '{"number":"{{ CARD_NUMBER_1 }}"}',
  });
  assert.equal(sent.status, 200, await sent.text());
  assert.ok(Object.keys(partner.received[0]?.headers ?? {}).some((name) => name.includes('signature')));
  await page.reload();
  await page.getByRole('row').filter({ hasText: 'localhost' }).first().waitFor();
});

test('Forter is asked by one of its two versions, and by the other once somebody switches', async () => {
  await openPage('Fraud services');
  await follow(/^Connect/);
  await follow(/^Forter/);
  await fill('Site id', 'cornershop');
  await fill('Secret key', 'forter-secret');
  await press('Connect');
  await sign('Fraud is judged by Forter');
  await page.getByRole('heading', { level: 1, name: 'Forter' }).waitFor();
  await openPage('Relay');
  const version = page.getByRole('combobox', { name: 'Forter' });
  await becomes(() => version.inputValue(), '2.1');
  await version.selectOption('10.2');
  await sign('Forter has enabled it for our site');
  await becomes(() => version.inputValue(), '10.2');
  await openPage('Fraud services');
  await follow('Forter');
  await page.getByRole('link', { name: 'Settings' }).click();
  await becomes(() => page.getByLabel('Use version 10.2 of the API').isChecked(), true);
});

test('a flow is begun, a rule is added and tried, and counts once it is published', async () => {
  await openPage('Flows');
  await press(/^One connector/);
  await press('Add a rule');
  await fill('What it is called', 'Large payments');
  await press('Add a condition');
  await page.getByLabel('What of the payment').selectOption('amount');
  await page.getByLabel('Compared').selectOption({ label: 'is greater than' });
  await page.locator('.rule-form').getByLabel('Currency').fill('EUR');
  await page.locator('.rule-form').getByLabel('Value').fill('30.00');
  await press('Keep in the draft');
  await sees('Never reached: rule 1 takes all of its payments');
  await page.getByRole('button', { name: 'Move rule 2' }).focus();
  await page.keyboard.press('ArrowUp');
  await sees('Now at place 1');
  await becomes(() => page.getByText('Never reached').count(), 0);
  await page.locator('.flow-side').getByLabel('Amount').fill('49.00');
  await page.getByRole('button', { name: 'Ask the rules' }).last().click();
  await sees('it is €49.00');
  await press('Publish …');
  await page.getByRole('dialog').getByText('Large payments').waitFor();
  await fill('Note for the version', 'Stripe takes all cards');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await sign('The first rules');
  await sees('Version 1, counts now');
});

/** A link that a buyer pays on their own machine; gives the payment's id, as the buyer sees it. */
async function payByLink(amount: string, reference: string): Promise<string> {
  await openPage('Payment links');
  await follow('Make a link');
  await fill('Amount', amount);
  await fill('Country of the buyer', 'DE');
  await fill('Your reference', reference);
  await press('Make a link');
  const url = (await page.getByRole('link', { name: 'Open as the buyer' }).getAttribute('href')) ?? '';
  const context = await browser.newContext({ locale: 'en-US' });
  const buyer = await context.newPage();
  await buyer.goto(url);
  await typeCard(buyer, '4242424242424242');
  await buyer.locator('#pay').click();
  await buyer.getByText('Payment received').waitFor();
  const id = /Reference: (\S+)/.exec(await buyer.locator('main').innerText())?.[1] ?? '';
  await context.close();
  await sees('Paid'); // on the page of the link, by itself
  return id;
}

test('a buyer pays by a link, and a part is given back once a passkey has signed it', async () => {
  const id = await payByLink('24.90', 'order-1001');
  await openPage('Payments');
  await page.getByRole('row').filter({ hasText: 'order-1001' }).getByRole('link').first().click();
  await sees(/tries Stripe/);
  await sees('Forter accepts the payment. The payment goes on.');
  await press('Refund');
  await page.getByRole('dialog').getByLabel('Amount').fill('10.00');
  await page.getByRole('dialog').getByRole('button', { name: 'Refund €10.00' }).click();
  assert.match(await sign('Damaged on its way'), /Refund €10\.00 of payment .* to Visa •••• 4242/);
  await page.getByText('Refunded').first().waitFor();
  assert.equal((await ask<{ refunded_amount: number }>(`/transactions/${id}`)).refunded_amount, 1000);
});

test('a buyer disputes a payment in the sandbox, and it is answered with a text and a file', async () => {
  await payByLink('49.00', 'order-1002');
  await openPage('Sandbox');
  await page.getByRole('combobox', { name: 'What happens' }).selectOption({ label: 'Dispute' });
  const payment = page.getByRole('combobox', { name: 'Payment', exact: true });
  const wanted = await payment.locator('option').filter({ hasText: 'order-1002' }).getAttribute('value');
  await payment.selectOption(wanted);
  await press('Begin');
  await openPage('Disputes');
  await eventually(async () => {
    if ((await page.getByText('Fraudulent').count()) === 0) await page.reload();
    await page.getByText('Fraudulent').first().waitFor({ timeout: 2000 });
  });
  await page.getByRole('row').filter({ hasText: 'Fraudulent' }).getByRole('link').first().click();
  await page.getByLabel('Your explanation').fill('They signed for it.');
  const file = path.join(instance.folder, 'signed.pdf');
  fs.writeFileSync(file, PDF);
  await page.locator('input[type=file]').setInputFiles(file);
  await press('Upload');
  await sees('signed.pdf');
  await press('Submit evidence');
  await page.getByRole('dialog').getByText('They signed for it.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit evidence' }).click();
  await sign('We have the signature');
  await sees('Taken by the processor');
});

test('an endpoint that fails is told again once it is mended', async () => {
  await openPage('Webhooks');
  await press('New endpoint');
  await fill('Address', `${shop.url}/webhooks`);
  await press('Save');
  await sign('Our shop has to know');
  await sees(/^whsec_/);
  await press('I have kept it');
  await payByLink('5.00', 'order-1003');
  await openPage('Webhooks');
  await follow(`${shop.url}/webhooks`);
  await sees('Answer');
  await press('transaction.captured');
  await page.getByRole('dialog').getByText('500').first().waitFor();
  isBroken = false;
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('dialog').getByText('Delivered').first().waitFor();
  await page.keyboard.press('Escape');
  assert.ok(shop.received.some(({ body }) => body.includes('order-1003')));
});

type Sums = Readonly<{ captured_amount: number; refunded_amount: number }>;
type Payment = Sums & Readonly<{ id: string }>;
type Posting = Readonly<{ debit: string; credit: string; amount: number }>;
type Entry = Readonly<{
  reason: string | null;
  confirmation_id: string | null;
  user: Readonly<{ name: string; email_address: string }>;
}>;
/** What was typed while something was signed. */
const REASONS = [
  'Our first processor',
  'A new partner',
  'The partner wants signed requests',
  'Fraud is judged by Forter',
  'Forter has enabled it for our site',
  'The first rules',
  'Damaged on its way',
  'We have the signature',
  'Our shop has to know',
] as const;

test('in the end the sums are right, and the audit log has who did it, why, and what they signed', async () => {
  const { items: balances } = await ask<{ items: Sums[] }>('/balances?currency=EUR');
  const sums = balances.map((one) => [one.captured_amount, one.refunded_amount]);
  assert.deepEqual(sums, [[2490 + 4900 + 500, 1000]]);
  const { items: payments } = await ask<{ items: Payment[] }>('/transactions');
  assert.equal(payments.length, 3);
  for (const { id, captured_amount, refunded_amount } of payments) {
    const { items } = await ask<{ items: Posting[] }>(`/transactions/${id}/postings`);
    const gained = (account: string): number =>
      items.reduce(
        (sum, { debit, credit, amount }) =>
          sum + (debit === account ? amount : 0) - (credit === account ? amount : 0),
        0,
      );
    assert.deepEqual([gained('captured'), gained('refunded')], [0 - captured_amount, refunded_amount]);
  }

  const { items: entries } = await ask<{ items: Entry[] }>('/audit-logs?limit=100');
  for (const wanted of REASONS) {
    const entry = entries.find(({ reason }) => reason === wanted);
    assert.equal(entry?.user.name, 'Ada Byron', wanted);
    assert.equal(entry.user.email_address, 'ada@shop.example');
    assert.notEqual(entry.confirmation_id, null, wanted);
  }
  assert.deepEqual(faults, []);
});
