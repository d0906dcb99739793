import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Frame, Page } from 'playwright-core';
import { PHONE } from '../../harness/browser.ts';
import { becomes, eventually } from '../../harness/eventually.ts';
import { addOrderService, addPaymentService, MERCHANT_PROFILE } from '../../harness/shop.ts';
import {
  type Stand,
  waitForEvent,
  inputOf,
  openMerchantPage,
  typeCard,
  whilePaying,
} from '../../harness/merchant-page.ts';

/** Buyers who zoom, who use no mouse, who see no colours, who want nothing to move, who listen. */
let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
  await addPaymentService(stand.shop.service, {
    three_d_secure_enabled: true,
    merchant_profile: { visa: MERCHANT_PROFILE },
    accepted_currencies: ['GBP'],
    accepted_countries: ['GB'],
  });
  for (const [id, currency, country] of [
    ['mock-paypal', 'USD', 'US'],
    ['mock-oxxo', 'MXN', 'MX'],
    ['mock-bank', 'USD', 'US'],
  ] as const)
    await addOrderService(stand.shop.service, id, [currency], [country]);
  const gifts = { gift_card_service_definition_id: 'mock-gift-card', display_name: 'Gifts', fields: [] };
  await stand.shop.post('/gift-card-services', gifts);
});
after(() => stand.close());

const LINK = {
  amount: 2398,
  currency: 'USD',
  country: 'US',
  merchant_name: 'Corner Shop',
  merchant_color: '#7a1f5c',
};
const DECLINED = 200_011;
const CHALLENGED = '4111111111181072';
const SECURED = { currency: 'GBP', country: 'GB' };

async function openLink(body: object = {}, options: object = {}): Promise<Page> {
  const made = await stand.shop.post('/payment-links', { ...LINK, ...body });
  assert.equal(made.status, 201, made.text);
  return stand.openMerchant({ url: String(made.body.url), ...options });
}

/** A phone of 320 pixels; half of what a desktop and a phone show, as at 200 % zoom. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 188, height: 360 },
] as const;

/** What lies outside of the window, or is cut off by its own box, in the page and every frame that is seen. */
async function layoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of NARROW) {
    await page.setViewportSize(size);
    for (const frame of page.frames())
      if (await isSeen(frame))
        for (const fault of await frame.evaluate<string[]>(LAYOUT)) faults.push(`at ${size.width}: ${fault}`);
  }
  await page.setViewportSize(PHONE);
  return faults;
}

async function isSeen(frame: Frame): Promise<boolean> {
  return frame.parentFrame() === null || (await (await frame.frameElement()).isVisible());
}

const LAYOUT = `(() => {
  const root = document.documentElement, faults = [];
  if (root.scrollWidth > root.clientWidth) faults.push('scrolls to ' + root.scrollWidth);
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect(), style = getComputedStyle(element);
    if (box.width <= 1 || box.height <= 1 || style.visibility === 'hidden') continue;
    if (!element.checkVisibility()) continue;
    const what = element.outerHTML.slice(0, 90);
    if (box.left < -1 || box.right > root.clientWidth + 1) faults.push('outside: ' + what);
    const isText = element.children.length === 0 && element.textContent.trim() !== '';
    if (isText && style.overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      faults.push('cut off: ' + what);
  }
  return faults;
})()`;

test('on 320 pixels and at 200 % zoom nothing is cut off and nothing scrolls sideways', async () => {
  const page = await openLink({
    amount: DECLINED,
    cart_items: [{ name: 'Oolong', quantity: 2, unit_amount: 899 }],
  });
  await page.getByText('Use a gift card').click();
  await page.getByText('Pay from a bank account').click();
  await inputOf(page, 'Card number').waitFor();
  assert.deepEqual(await layoutFaults(page), [], 'the form');
  await typeCard(page);
  await page.locator('#pay').click();
  await page.getByText('Insufficient funds.').waitFor();
  assert.deepEqual(await layoutFaults(page), [], 'a decline');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  assert.deepEqual(await layoutFaults(page), [], 'a wallet');
  const voucher = await openLink({ currency: 'MXN', country: 'MX' });
  await voucher.getByRole('button', { name: 'OXXO' }).click();
  await voucher.getByText('Show this at the checkout').waitFor();
  assert.deepEqual(await layoutFaults(voucher), [], 'a voucher');
  const secured = await openLink(SECURED);
  await typeCard(secured, CHALLENGED);
  await secured.locator('#pay').click();
  const bank = secured.frameLocator('dialog iframe');
  await bank.getByRole('button', { name: 'Approve' }).waitFor();
  assert.deepEqual(await layoutFaults(secured), [], 'the bank’s question');
  await bank.getByRole('button', { name: 'Approve' }).click();
  await secured.getByRole('heading', { name: 'Payment received' }).waitFor();
  assert.deepEqual(await layoutFaults(secured), [], 'the receipt');
});

test('fields and an embedded checkout in a merchant’s page fit it at 320 pixels and at 200 % zoom', async () => {
  const page = await stand.openMerchant();
  const config = { frameUrl: stand.fieldsUrl, sessionId: await stand.newSession() };
  const number = { showSchemeIcons: { coBranded: true }, errorMessage: 'Check this number.' };
  await page.evaluate(`mount(${JSON.stringify(config)}, ${JSON.stringify({ number, postalCode: {} })})`);
  await waitForEvent(page, 'ready');
  await typeCard(page);
  assert.deepEqual(await layoutFaults(page), []);
  const shop = await stand.openMerchant({ url: `${stand.merchantUrl}/embed` });
  const pinned = { amount: 1299, currency: 'USD', country: 'US' };
  const token = await stand.shop.service.token({ scopes: ['embed'], claims: { embed: pinned } });
  const { publicUrl: apiUrl } = stand.shop.service.parts.config;
  await shop.evaluate(`start(${JSON.stringify({ apiUrl, token, ...pinned })})`);
  await waitForEvent(shop, 'optionsLoaded');
  const checkout = shop.frameLocator('iframe[title="Checkout"]');
  await checkout.frameLocator('iframe[title="Card number"]').locator('#field').waitFor();
  assert.deepEqual(await layoutFaults(shop), []);
});

test('nothing moves for a buyer who asked for that', async () => {
  const page = await openLink(SECURED, { reducedMotion: 'reduce' });
  await typeCard(page, CHALLENGED);
  await page.locator('#pay').click();
  const asked = page.frameLocator('dialog iframe').getByRole('button', { name: 'Approve' });
  const moving = `[...document.querySelectorAll('*')].filter((element) => {
    const style = getComputedStyle(element);
    return style.animationName !== 'none' || style.transitionDuration !== '0s' || style.scrollBehavior === 'smooth';
  }).map((element) => element.outerHTML.slice(0, 90)).concat(document.getAnimations().map(String))`;
  // The first page in the dialog, which waits for the bank, has a wheel for everyone else.
  for (let looked = 0; looked < 5; looked += 1)
    for (const frame of page.frames())
      assert.deepEqual(await frame.evaluate<string[]>(moving).catch(() => []), []);
  await asked.waitFor();
  for (const frame of page.frames()) assert.deepEqual(await frame.evaluate<string[]>(moving), []);
});

test('in the dark what is typed is light on dark', async () => {
  const page = await openLink({}, { colorScheme: 'dark' });
  await typeCard(page);
  const picture = await page.locator('#number').screenshot();
  const blank = await (await stand.browser.newContext()).newPage();
  const ground = await blank.evaluate<number[]>(`(async () => {
    const bytes = Uint8Array.from(atob('${picture.toString('base64')}'), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    return [...canvas.getImageData(image.width / 2, 6, 1, 1).data];
  })()`);
  assert.ok(Math.max(...ground.slice(0, 3)) < 64, ground.join());
});

type Stop = Readonly<{ name: string; top: number; ring: number }>;

/** Where the focus is, and how thick the line around it is: of a field in a frame, that of its box. */
const STOP = `(() => {
  const element = document.activeElement;
  const shown = element.tagName === 'IFRAME' ? element.parentElement : element;
  const style = getComputedStyle(shown);
  const name = element === document.body ? 'body' : element.title || element.getAttribute('aria-label')
    || document.querySelector('label[for="' + element.id + '"]')?.textContent || element.textContent;
  return { name: name.trim(), top: Math.round(shown.getBoundingClientRect().top + scrollY),
    ring: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth) };
})()`;
const stopOf = (page: Page): Promise<Stop> => page.evaluate<Stop>(STOP);

/** Presses Tab and gives where it leads, which the page hears from its frames. */
async function tab(page: Page): Promise<Stop> {
  const { name: before } = await stopOf(page);
  await page.keyboard.press('Tab');
  return eventually(async () => {
    const stop = await stopOf(page);
    return stop.name !== before && stop;
  });
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let pressed = 0; pressed < 20; pressed += 1) if (name.test((await tab(page)).name)) return;
  throw new Error(`Tab never came to ${String(name)}`);
}

/** Asked of the frame: the page keeps naming the frame before, where one frame hands the focus to another. */
async function focusIn(page: Page, type: string): Promise<void> {
  const focused = "document.hasFocus() && document.activeElement.id === 'field'";
  await eventually(() => frameOfType(page, type).evaluate<boolean>(focused));
}

test('in forced colours focus, fields and what is chosen are told by lines and signs', async () => {
  const page = await openLink({}, { forcedColors: 'active' });
  await inputOf(page, 'Security code').waitFor();
  for (let pressed = 0; pressed < 7; pressed += 1) {
    await page.keyboard.press('Tab');
    // The box of a field hears from its frame.
    await eventually(async () => {
      const { name, ring } = await stopOf(page);
      assert.ok(ring >= 2, `${name}: a line of ${ring}`);
    });
  }
  const borders = await page.evaluate<number[]>(
    `[...document.querySelectorAll('.field>div, button')].filter((element) => element.checkVisibility())
      .map((element) => parseFloat(getComputedStyle(element).borderTopWidth))`,
  );
  assert.ok(borders.length >= 5 && borders.every((width) => width >= 1), borders.join());
  await inputOf(page, 'Card number').pressSequentially('4000002500001001');
  await page.frameLocator('iframe[title="Card number"]').getByRole('button', { name: 'Visa' }).waitFor();
  const signs = await frameOfType(page, 'number').evaluate<string[]>(
    `[...document.querySelectorAll('#schemes button')].map((button) =>
      button.getAttribute('aria-pressed') + ' ' + getComputedStyle(button, '::after').content)`,
  );
  assert.match(signs.join(), /true "✓"/);
  assert.match(signs.join(), /false none/);
});

test('Tab goes from top to bottom, and what is missing gets the focus', async () => {
  const page = await openLink({ amount: DECLINED });
  await inputOf(page, 'Security code').waitFor();
  const stops: Stop[] = [];
  while (stops.at(-1)?.name !== 'PayPal' && stops.length < 20) stops.push(await tab(page));
  assert.deepEqual(
    stops.map(({ name }) => name),
    ['Card number', 'Expiry date', 'Security code', 'Pay $2,000.11', 'Pay from a bank account', 'PayPal'],
  );
  const tops = stops.map(({ top }) => top);
  assert.deepEqual(
    tops,
    tops.toSorted((one, other) => one - other),
  );
  await tabTo(page, /^Pay \$/);
  await page.keyboard.press('Enter');
  await page.getByText('Check the details of the card.').waitFor();
  await focusIn(page, 'number');
});

test('a buyer without a mouse pays: what is missing is told, fields follow each other, and Enter pays', async () => {
  const page = await openLink();
  await inputOf(page, 'Security code').waitFor();
  await tabTo(page, /^Pay \$/);
  await page.keyboard.press('Enter');
  await page.getByText('Check the details of the card.').waitFor();
  await focusIn(page, 'number');
  await page.keyboard.type('4111111111111111');
  await focusIn(page, 'expiryDate');
  await page.keyboard.type('1230');
  await focusIn(page, 'securityCode');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
});

test('the bank’s question holds the focus, Esc closes it, and the focus is where it was', async () => {
  const page = await openLink(SECURED);
  await typeCard(page, CHALLENGED);
  await tabTo(page, /^Pay £/);
  await page.keyboard.press('Enter');
  await page.frameLocator('dialog iframe').getByRole('button', { name: 'Approve' }).waitFor();
  for (let pressed = 0; pressed < 9; pressed += 1) {
    const where = await page.evaluate<string>(
      `document.activeElement.closest('dialog') ? 'dialog' : document.activeElement.tagName`,
    );
    assert.ok(['dialog', 'BODY'].includes(where), where);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await page.getByText('You did not complete the payment. Nothing was charged.').waitFor();
  await eventually(async () => assert.match((await stopOf(page)).name, /^Pay £/));
  await page.keyboard.press('Enter');
  await page.frameLocator('dialog iframe').getByRole('button', { name: 'Approve' }).press('Enter');
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
});

test('a screen reader hears a name for all that can be used, what is wrong, and that it takes a moment', async () => {
  const page = await openLink({ amount: DECLINED });
  await inputOf(page, 'Security code').waitFor();
  await page.getByText('Use a gift card').click();
  await page.getByText('Pay from a bank account').click();
  for (const frame of page.frames()) {
    const tree = await namesIn(page, frame);
    assert.deepEqual(
      tree.filter(({ name }) => name === ''),
      [],
      frame.url(),
    );
  }
  const frame = frameOfType(page, 'number');
  const field = frame.getByRole('textbox', { name: 'Card number' });
  assert.deepEqual(await frame.evaluate<unknown[]>('[field.required, field.autocomplete, field.inputMode]'), [
    true,
    'cc-number',
    'numeric',
  ]);
  await field.pressSequentially('4111');
  await page.keyboard.press('Tab');
  await becomes(() => field.getAttribute('aria-invalid'), 'true');
  await focusIn(page, 'expiryDate');
  await page.keyboard.press('Shift+Tab');
  await focusIn(page, 'number');
  await page.keyboard.press('End');
  await page.keyboard.type('111111111111');
  await inputOf(page, 'Expiry date').pressSequentially('1230');
  await inputOf(page, 'Security code').pressSequentially('123');
  await whilePaying(page, () => page.getByRole('status').getByText('One moment').waitFor());
  await page.locator('#alert[role=alert]', { hasText: /^Insufficient funds/ }).waitFor();
  await becomes(() => page.getByRole('status').textContent(), '');
});

function frameOfType(page: Page, type: string): Frame {
  const found = page.frames().find((frame) => frame.url().includes(`type=${type}`));
  assert.ok(found);
  return found;
}

type NamedElement = Readonly<{ role: string; name: string }>;

/** What of the accessibility tree can have the focus. */
async function namesIn(page: Page, frame: Frame): Promise<NamedElement[]> {
  const session = await page
    .context()
    .newCDPSession(frame)
    .catch(() => null);
  if (session === null) return []; // in the process of the page, whose tree has it
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(
      ({ ignored, properties = [] }) =>
        !ignored && properties.some(({ name, value }) => name === 'focusable' && value.value === true),
    )
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }));
}
