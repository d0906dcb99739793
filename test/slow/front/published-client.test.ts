import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { becomes, eventually } from '../../harness/eventually.ts';
import { type Stand, waitForEvent, openMerchantPage } from '../../harness/merchant-page.ts';

/** `@gr4vy/secure-fields` 2.2.6 as the registry has it, with the one global that it looks for. */
let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
});
after(() => stand.close());

async function mountFields(config: object, fields: readonly string[]): Promise<Page> {
  const page = await stand.openMerchant({ url: `${stand.merchantUrl}/published` });
  const given = { gr4vyId: 'shop', environment: 'sandbox', ...config };
  await page.evaluate(`(() => {
    const fields = window.fields = new SecureFields(${JSON.stringify(given)});
    listen(fields);
    const add = {
      number: () => fields.addCardNumberField('#number', {
        placeholder: '1234',
        styles: { color: 'rgb(1, 2, 3)', ':focus': { color: 'rgb(4, 5, 6)' } },
      }),
      expiryDate: () => fields.addExpiryDateField('#expiry', { label: 'Good until' }),
      securityCode: () => fields.addSecurityCodeField('#code'),
      postalCode: () => fields.addField('#postal', { type: 'postalCode', label: 'Postal code' }),
    };
    for (const type of ${JSON.stringify(fields)}) {
      const field = window[type] = add[type]();
      for (const name of ['input', 'focus', 'blur'])
        field.addEventListener(name, (data) => told.push({ name: type + ':' + name, data }));
    }
  })()`);
  await waitForEvent(page, 'ready');
  return page;
}

const input = (page: Page, type: string) =>
  page.frameLocator(`.secure-fields__input--${type} iframe`).locator('#field');

test('the published client draws its fields, hears their events and fills a session that then pays', async () => {
  const sessionId = await stand.newSession();
  const page = await mountFields({ sessionId }, ['number', 'expiryDate', 'securityCode', 'postalCode']);
  await input(page, 'number').pressSequentially('4111111111111111');
  await input(page, 'expiry-date').pressSequentially('1230');
  await input(page, 'security-code').pressSequentially('123');
  await input(page, 'postal-code').pressSequentially('94107');
  await waitForEvent(page, 'form-change', 'data.complete');
  const number = await waitForEvent(page, 'number:input', 'data.valid');
  assert.deepEqual([number['schema'], number['codeLabel']], ['visa', 'CVV']);
  for (const name of ['number:focus', 'number:blur', 'securityCode:focus']) await waitForEvent(page, name);
  await becomes(() => input(page, 'number').getAttribute('placeholder'), '1234');
  await becomes(() => page.locator('.secure-fields__input--number[data-secure-fields-invalid]').count(), 0);
  await page.evaluate('fields.submit()');
  await waitForEvent(page, 'card-vault-success');
  const session = await stand.shop.get(`/checkout/sessions/${sessionId}`);
  assert.equal(session.body.payment_method.scheme, 'visa');
  const paid = await stand.shop.pay({ payment_method: { method: 'checkout-session', id: sessionId } });
  assert.equal(paid.body.status, 'authorized', paid.text);
});

test('it changes placeholders and styles, and is told what is wrong', async () => {
  const page = await mountFields({ sessionId: await stand.newSession() }, [
    'number',
    'expiryDate',
    'securityCode',
  ]);
  const field = input(page, 'number');
  await field.waitFor();
  const frame = page.frames().find((each) => each.url().includes('type=number'));
  const color = () => frame?.evaluate("getComputedStyle(document.getElementById('field')).color");
  // The client says once more what a field was made with when its frame has loaded, which may be after `ready`.
  await becomes(color, 'rgb(1, 2, 3)');
  await page.evaluate("number.setPlaceholder('Number'); number.setStyles({ color: 'rgb(7, 8, 9)' })");
  await becomes(() => field.getAttribute('placeholder'), 'Number');
  await becomes(color, 'rgb(7, 8, 9)');
  await page.evaluate('fields.submit()');
  const failure = await waitForEvent(page, 'card-vault-failure');
  assert.deepEqual([failure['status'], failure['code']], [400, 'incomplete_fields']);
});

test('with a stored payment method it asks for the security code alone', async () => {
  const made = { method: 'card', number: '4111111111111111', expiration_date: '12/30' };
  const stored = await stand.shop.post('/payment-methods', made);
  const sessionId = await stand.newSession();
  const page = await mountFields({ sessionId, paymentMethod: { id: stored.body.id, scheme: 'visa' } }, [
    'securityCode',
  ]);
  await input(page, 'security-code').pressSequentially('123');
  await page.evaluate('fields.submit()');
  await waitForEvent(page, 'card-vault-success');
  assert.equal(
    (await stand.shop.get(`/checkout/sessions/${sessionId}`)).body.payment_method.id,
    stored.body.id,
  );
});

test('made anew in the same page, it has one controller, that of its new session', async () => {
  const [before, afterwards] = [await stand.newSession(), await stand.newSession()];
  const page = await mountFields({ sessionId: before }, []);
  await page.evaluate(`fields = new SecureFields({ gr4vyId: 'shop', sessionId: '${afterwards}' })`);
  const controllers = page.locator('iframe#controller');
  await becomes(() => controllers.count(), 1);
  await eventually(async () => assert.ok((await controllers.getAttribute('src'))?.includes(afterwards)));
});
