import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { DESKTOP, accessibilityFaults, keepPicture } from '../../harness/browser.ts';
import { becomes, eventually } from '../../harness/eventually.ts';
import {
  type Stand,
  frameOf,
  waitForEvent,
  inputOf,
  openMerchantPage,
  shows,
  typeCard,
} from '../../harness/merchant-page.ts';

let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
});
after(() => stand.close());

async function open(config: object = {}, options: object = {}): Promise<Page> {
  const page = await stand.showMerchant();
  const sessionId = await stand.newSession();
  await mount(page, { sessionId, ...config }, options);
  return page;
}

async function mount(page: Page, config: object, options: object = {}): Promise<void> {
  const given = { frameUrl: stand.fieldsUrl, ...config };
  await page.evaluate(`mount(${JSON.stringify(given)}, ${JSON.stringify(options)})`);
  await waitForEvent(page, 'ready');
}

/** Nothing that the page can read: its own messages, the client's events, its document. */
async function assertNoDigits(page: Page, digits: RegExp): Promise<void> {
  const seen = await page.evaluate<string>(
    'JSON.stringify(window.events) + JSON.stringify(window.told) + document.documentElement.outerHTML',
  );
  assert.doesNotMatch(seen, digits);
}

test('a card typed into three frames pays, and the page never has more than its first eight digits', async () => {
  const page = await stand.openMerchant();
  const sessionId = await stand.newSession();
  await mount(page, { sessionId });
  await typeCard(page);
  const change = await waitForEvent(page, 'form-change', 'data.complete');
  assert.deepEqual(change, {
    fields: {
      number: { valid: true, empty: false, autofilled: false },
      expiryDate: { valid: true, empty: false, autofilled: false },
      securityCode: { valid: true, empty: false, autofilled: false },
    },
    complete: true,
  });
  const input = await waitForEvent(page, 'number:input', 'data.valid');
  assert.deepEqual([input['schema'], input['bin'], input['codeLabel']], ['visa', '41111111', 'CVV']);
  await page.evaluate('fields.submit()');
  assert.deepEqual(await waitForEvent(page, 'card-vault-success'), { scheme: 'visa', bin: '41111111' });
  await assertNoDigits(page, /411111111|"123"|12\/30/);
  assert.equal(
    await page.evaluate('try { fields.controller.contentWindow.document } catch (error) { error.name }'),
    'SecurityError',
  );
  const paid = await stand.shop.pay({ payment_method: { method: 'checkout-session', id: sessionId } });
  assert.equal(paid.body.status, 'authorized', paid.text);
  await keepPicture(page, 'secure-fields.png');
  await page.setViewportSize(DESKTOP);
  await keepPicture(page, 'secure-fields-desktop.png');
});

test('the page of the guide, as it is printed, puts a card into its session', async () => {
  const sessionId = await stand.newSession();
  const page = await stand.openMerchant({ url: `${stand.merchantUrl}/guide?${sessionId}` });
  await page.locator('#pay[disabled]').waitFor();
  await typeCard(page);
  for (const at of ['#number', '#expiry', '#code']) await page.locator(at).waitFor();
  await page.locator('#pay:not([disabled])').click();
  await becomes(() => page.title(), 'told');
  const paid = await stand.shop.pay({ payment_method: { method: 'checkout-session', id: sessionId } });
  assert.equal(paid.body.status, 'authorized', paid.text);
});

test('a session given as a function is asked for when the buyer comes to a field, and again if none came', async () => {
  const page = await stand.openMerchant();
  const [origin, sessionId] = [stand.fieldsUrl, await stand.newSession()];
  await page.evaluate(`window.asked = 0; mount({ frameUrl: '${origin}', sessionId: async () => {
    asked += 1; if (asked === 1) throw new Error('no network'); return '${sessionId}'; } })`);
  await waitForEvent(page, 'ready');
  assert.deepEqual(
    [await page.evaluate('asked'), page.frames().length],
    [0, 4],
    'three fields, nothing else',
  );
  await page.evaluate('fields.submit()');
  assert.deepEqual(await waitForEvent(page, 'load-error'), { reason: 'no_session' });
  await inputOf(page, 'Card number').pressSequentially('4111111111111111');
  await page.evaluate('fields.submit()');
  assert.equal((await waitForEvent(page, 'card-vault-failure'))['code'], 'incomplete_fields');
  await inputOf(page, 'Expiry date').pressSequentially('1230');
  await inputOf(page, 'Security code').pressSequentially('123');
  await page.evaluate('fields.submit()');
  await waitForEvent(page, 'card-vault-success');
  assert.equal(await page.evaluate('asked'), 2);
});

test('frames can be used by everyone: no serious fault, one stop of the keyboard for each field', async () => {
  const page = await open(
    {},
    { number: { showSchemeIcons: true, errorMessage: 'Check the number' }, postalCode: {} },
  );
  await inputOf(page, 'Card number').pressSequentially('4111');
  await inputOf(page, 'Expiry date').focus();
  for (const frame of page.frames().filter((each) => each !== page.mainFrame()))
    assert.deepEqual(
      await accessibilityFaults(frame, ['page-has-heading-one', 'region', 'landmark-one-main']),
      [],
    );
  assert.deepEqual(await accessibilityFaults(page), []);
  await inputOf(page, 'Card number').focus();
  for (const title of ['Expiry date', 'Security code', 'Postal code']) {
    await page.keyboard.press('Tab');
    await becomes(() => page.evaluate('document.activeElement.title'), title);
  }
  const error = frameOf(page, 'Card number').locator('#error');
  await becomes(() => error.textContent(), 'Check the number');
  await eventually(async () => {
    const { y = 0, height = 0 } = (await error.boundingBox()) ?? {};
    const box = await page.locator('.secure-fields__input--number').boundingBox();
    const bottom = y + height - (box?.y ?? 0);
    assert.ok(bottom > 44 && bottom <= (box?.height ?? 0), `the message ends at ${bottom}`);
  });
  await becomes(() => inputOf(page, 'Card number').getAttribute('aria-invalid'), 'true');
  await becomes(() => inputOf(page, 'Card number').getAttribute('aria-describedby'), 'error');
});

test('autoFocus and autoAdvance take a buyer through the form, in the order that the page gives', async () => {
  const page = await open(
    { autoAdvance: ['expiryDate', 'number', 'securityCode'] },
    { expiryDate: { autoFocus: true } },
  );
  await waitForEvent(page, 'expiryDate:focus');
  await page.keyboard.type('1230');
  await waitForEvent(page, 'number:focus');
  await page.keyboard.type('4111111111111111');
  await waitForEvent(page, 'securityCode:focus');
  await page.keyboard.type('123');
  await waitForEvent(page, 'form-change', 'data.complete');
  await shows(inputOf(page, 'Card number'), '4111 1111 1111 1111');
});

test('nothing advances unless the page asks for it, nor when a number is pasted', async () => {
  const page = await open();
  await inputOf(page, 'Card number').pressSequentially('4111111111111111');
  await waitForEvent(page, 'number:input', 'data.valid');
  assert.equal(await page.evaluate('document.activeElement.title'), 'Card number');
  const advancing = await open({ autoAdvance: true });
  await inputOf(advancing, 'Card number').focus();
  await advancing.keyboard.insertText('4111 1111 1111 1111');
  await waitForEvent(advancing, 'number:input', 'data.valid');
  await advancing.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  );
  assert.equal(await advancing.evaluate('document.activeElement.title'), 'Card number');
});

test('maskInput hides a number when it is left, maskOnInput while it is typed, and its edits still land', async () => {
  const page = await open(
    {},
    {
      number: { maskInput: true, showLastFour: true, character: '*' },
      securityCode: { maskOnInput: true },
    },
  );
  await inputOf(page, 'Card number').pressSequentially('4111111111111111');
  await shows(inputOf(page, 'Card number'), '4111 1111 1111 1111');
  await inputOf(page, 'Security code').pressSequentially('129');
  await shows(inputOf(page, 'Card number'), '**** **** **** 1111');
  await shows(inputOf(page, 'Security code'), '•••');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7');
  await page.evaluate('securityCode.unredactValue()');
  await waitForEvent(page, 'securityCode:unredacted');
  await shows(inputOf(page, 'Security code'), '179');
});

test('redactValue and unredactValue hide and show on command and tell so; clear empties a field', async () => {
  const page = await open();
  await inputOf(page, 'Card number').pressSequentially('4111111111111111');
  await page.evaluate('number.redactValue()');
  assert.deepEqual(await waitForEvent(page, 'number:redacted'), { id: 'number' });
  await shows(inputOf(page, 'Card number'), '•••• •••• •••• ••••');
  await page.evaluate('number.unredactValue()');
  await waitForEvent(page, 'number:unredacted');
  await shows(inputOf(page, 'Card number'), '4111 1111 1111 1111');
  await page.evaluate('number.clear()');
  await waitForEvent(page, 'number:input', 'data.empty');
  await shows(inputOf(page, 'Card number'), '');
});

test('showSchemeIcons names the scheme, and the buyer’s choice of two is what is paid with', async () => {
  const page = await stand.openMerchant();
  const sessionId = await stand.newSession();
  await mount(page, { sessionId }, { number: { showSchemeIcons: { coBranded: true, placeholder: true } } });
  const schemes = frameOf(page, 'Card number').locator('#schemes');
  const shown = (): Promise<string | null> => schemes.locator('svg').getAttribute('data-scheme');
  await becomes(shown, 'placeholder');
  await inputOf(page, 'Card number').pressSequentially('4000002500001001');
  await schemes.getByRole('button', { name: 'Cartes Bancaires' }).click();
  assert.equal(
    (await waitForEvent(page, 'number:input', 'data.selectedScheme'))['selectedScheme'],
    'carte-bancaire',
  );
  await becomes(
    () => schemes.getByRole('button', { name: 'Cartes Bancaires' }).getAttribute('aria-pressed'),
    'true',
  );
  await becomes(() => schemes.getByRole('button', { name: 'Visa' }).getAttribute('aria-pressed'), 'false');
  await page.setViewportSize({ width: 320, height: 640 });
  const hidden = (input: Readonly<{ scrollWidth: number; clientWidth: number }>): number =>
    Math.max(0, input.scrollWidth - input.clientWidth);
  await becomes(() => inputOf(page, 'Card number').evaluate(hidden), 0, 'the number beside two marks');
  await inputOf(page, 'Expiry date').pressSequentially('1230');
  await inputOf(page, 'Security code').pressSequentially('123');
  await page.evaluate('fields.submit()');
  assert.equal((await waitForEvent(page, 'card-vault-success'))['scheme'], 'carte-bancaire');
  const session = await stand.shop.get(`/checkout/sessions/${sessionId}`);
  assert.equal(session.body.payment_method.scheme, 'carte-bancaire');
  const paid = await stand.shop.pay({ payment_method: { method: 'checkout-session', id: sessionId } });
  assert.equal(paid.body.payment_method.scheme, 'carte-bancaire', paid.text);
});

test('styles come from a list of what is allowed, by state; an address in one is not asked for', async () => {
  const asked: string[] = [];
  const page = await stand.openMerchant();
  page.on('request', (request) => asked.push(request.url()));
  await mount(
    page,
    { sessionId: await stand.newSession() },
    {
      number: {
        placeholder: '1234 5678 9012 3456',
        styles: {
          color: 'rgb(10, 20, 30)',
          ':focus': { color: 'rgb(40, 50, 60)' },
          position: 'fixed',
          backgroundColor: 'url(https://elsewhere.example/x)',
          cursor: 'image-set("https://elsewhere.example/y" 1x), auto',
          boxShadow: '0 0 calc(1px + 1px) hsl(0 0% 0% / 50%)',
        },
      },
    },
  );
  const frame = page.frames().find((each) => each.url().includes('type=number'));
  const read = (name: string): Promise<unknown> | undefined =>
    frame?.evaluate(`getComputedStyle(document.getElementById('field')).${name}`);
  await becomes(() => read('color'), 'rgb(10, 20, 30)');
  assert.equal(await read('position'), 'static');
  assert.doesNotMatch(String(await read('cursor')), /elsewhere/);
  assert.match(String(await read('boxShadow')), /2px/);
  await becomes(() => inputOf(page, 'Card number').getAttribute('placeholder'), '1234 5678 9012 3456');
  await inputOf(page, 'Card number').focus();
  await waitForEvent(page, 'number:focus');
  await becomes(() => read('color'), 'rgb(40, 50, 60)');
  await page.evaluate("number.setStyles({ fontSize: '20px' }); number.setPlaceholder('Number')");
  await frame?.waitForFunction("document.getElementById('field').placeholder === 'Number'");
  await becomes(() => read('fontSize'), '20px');
  assert.ok(
    asked.every((url) => url.startsWith(stand.fieldsUrl)),
    asked.join(),
  );
});

test('a value that a browser or a clipboard puts in is understood: blanks, slashes, years, other digits', async () => {
  const page = await open({}, { postalCode: {} });
  await inputOf(page, 'Card number').fill('4111-1111 1111-1111');
  await inputOf(page, 'Expiry date').fill('12/2030');
  await inputOf(page, 'Security code').fill('١٢٣');
  await inputOf(page, 'Postal code').fill('SW1A 1AA');
  await waitForEvent(page, 'form-change', 'data.complete');
  await shows(inputOf(page, 'Card number'), '4111 1111 1111 1111');
  await shows(inputOf(page, 'Expiry date'), '12 / 30');
  await shows(inputOf(page, 'Security code'), '123');
  await page.evaluate('fields.submit()');
  await waitForEvent(page, 'card-vault-success');
});

test('what an input method composes is left alone until it is done, and lands once', async () => {
  const page = await open();
  const number = inputOf(page, 'Card number');
  await number.pressSequentially('41');
  const editor = await page.context().newCDPSession(page);
  for (const text of ['１', '１１', '１１６'])
    await editor.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await shows(number, '41１１６');
  await editor.send('Input.insertText', { text: '１１６' });
  await waitForEvent(page, 'number:input', 'data.empty === false');
  await shows(number, '4111 6');
  await number.pressSequentially('2');
  await shows(number, '4111 62');
});

test('the security code has as many digits as the scheme wants', async () => {
  const page = await open();
  await inputOf(page, 'Card number').pressSequentially('378282246310005');
  await inputOf(page, 'Security code').pressSequentially('12345');
  await shows(inputOf(page, 'Security code'), '1234');
  await waitForEvent(page, 'securityCode:input', "data.codeLabel === 'CID' && data.valid");
});

test('with a stored payment method only its security code is asked for, and goes into the session', async () => {
  const stored = await stand.shop.post('/payment-methods', {
    method: 'card',
    number: '4111111111111111',
    expiration_date: '12/30',
  });
  assert.equal(stored.status, 201, stored.text);
  const page = await stand.openMerchant();
  const sessionId = await stand.newSession();
  await mount(
    page,
    { sessionId, paymentMethod: { id: stored.body.id, scheme: 'visa' } },
    { number: false, expiryDate: false },
  );
  await inputOf(page, 'Security code').pressSequentially('123');
  await page.evaluate('fields.submit()');
  await waitForEvent(page, 'card-vault-success');
  const session = await stand.shop.get(`/checkout/sessions/${sessionId}`);
  assert.equal(session.body.payment_method.id, stored.body.id);
});

for (const [locale, title, direction] of [
  ['en', 'Card number', 'ltr'],
  ['es-MX', 'Número de tarjeta', 'ltr'],
  ['pt', 'Número do cartão', 'ltr'],
  ['fr', 'Numéro de carte', 'ltr'],
  ['de', 'Kartennummer', 'ltr'],
  ['ar', 'رقم البطاقة', 'rtl'],
] as const) {
  test(`in ${locale} a field is called ${title}, inside and outside, and digits run from left to right`, async () => {
    const page = await open({ locale }, { expiryDate: false, securityCode: false });
    const frame = frameOf(page, title);
    await becomes(() => frame.locator('#label').textContent(), title);
    await becomes(() => frame.locator('html').getAttribute('dir'), direction);
    await becomes(() => frame.locator('#field').getAttribute('dir'), 'ltr');
    await page.evaluate('fields.submit()');
    assert.notEqual((await waitForEvent(page, 'card-vault-failure'))['buyerMessage'], '');
  });
}

test('a click on the page’s own label puts the caret into the frame', async () => {
  const page = await open();
  await page.getByText('Security code', { exact: true }).click();
  await waitForEvent(page, 'securityCode:focus');
});

test('a form without a session is refused where it is made, and one whose function gives none says so', async () => {
  const page = await stand.openMerchant();
  const frameUrl = stand.fieldsUrl;
  for (const sessionId of ['undefined', 'null', "''", '42'])
    assert.match(
      String(
        await page.evaluate(
          `(() => { try { new SecureFields({ frameUrl: '${frameUrl}', sessionId: ${sessionId} }); return 'made'; }
          catch (error) { return error.message; } })()`,
        ),
      ),
      /^sessionId is missing: the id of a checkout session/,
      sessionId,
    );
  for (const given of ['undefined', "{ error: 'no' }"]) {
    await page.reload();
    await page.evaluate(`mount({ frameUrl: '${frameUrl}', sessionId: () => (${given}) })`);
    await waitForEvent(page, 'ready');
    await page.evaluate('fields.submit()');
    assert.deepEqual(await waitForEvent(page, 'load-error'), { reason: 'no_session' });
  }
});

test('names that do not exist are told in the console, once, with what was most likely meant', async () => {
  const page = await stand.openMerchant();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('Railyard: '))
      warnings.push(message.text());
  });
  await mount(
    page,
    { sessionId: await stand.newSession(), autoAdvace: true },
    {
      number: {
        autofocus: true,
        mask: true,
        styles: {
          fontsize: '20px',
          backgroundColor: 'url(https://elsewhere.example/x)',
          ':focus': { colour: 'red' },
        },
      },
    },
  );
  await page.evaluate("fields.addEventListener('cardVaultSuccess', () => undefined)");
  await page.evaluate("number.addEventListener('change', () => undefined)");
  await page.evaluate('number.update({ autofocus: true })');
  await waitForEvent(page, 'ready');
  await page.evaluate("fields.addField('#postal', { type: 'cvc' })");
  assert.deepEqual(await waitForEvent(page, 'load-error'), { reason: 'unknown_field', frames: ['cvc'] });
  await page.evaluate("fields.addCardNumberField(document.body.appendChild(document.createElement('div')))");
  await becomes(() => Promise.resolve(warnings.length), 10);
  for (const said of [
    'SecureFields has no option "autoAdvace": did you mean autoAdvance?',
    'A field has no option "autofocus": did you mean autoFocus?',
    'A field has no option "mask": did you mean maskInput?',
    'A field cannot be styled by "fontsize": did you mean font-size?',
    'A field cannot be styled by "colour": did you mean color?',
    'The style background-color is left out: it could lead to an address, or is too long',
    'SecureFields has no event "cardVaultSuccess": did you mean card-vault-success?',
    'A field has no event "change": did you mean input?',
    'There is no field of type "cvc": did you mean securityCode?',
    'A second field of type number takes the place of the first',
  ])
    assert.ok(warnings.includes(`Railyard: ${said}`), `${said}\n${warnings.join('\n')}`);
});

test('fields can be seen in a page without a style, and any rule of the page wins', async () => {
  const page = await stand.openMerchant({ url: `${stand.merchantUrl}/guide?${await stand.newSession()}` });
  const read = (name: string): Promise<unknown> =>
    page.evaluate(`getComputedStyle(document.querySelector('#number')).${name}`);
  await page.locator('#number iframe').waitFor();
  assert.deepEqual([await read('height'), await read('borderTopWidth')], ['48px', '1px']);
  await inputOf(page, 'Card number').focus();
  await becomes(() => read('outlineWidth'), '2px');
  await page.addStyleTag({ content: 'div { height: 60px; border: 0; background: #eee }' });
  assert.deepEqual(
    [await read('height'), await read('borderTopWidth'), await read('backgroundColor')],
    ['60px', '0px', 'rgb(238, 238, 238)'],
  );
});
