import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from '../../harness/eventually.ts';
import { BUILD, scriptCaching } from '../../../server/api/pages/built-scripts.ts';
import {
  type Stand,
  waitForEvent,
  inputOf,
  openMerchantPage,
  shows,
  toldTo,
  typeCard,
} from '../../harness/merchant-page.ts';

/** What a page, an advertisement in it, or somebody else's page can do to a form of card fields: nothing. */
let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
});
after(() => stand.close());

async function mount(page: Page, sessionId: string, options: object = {}): Promise<void> {
  const given = { frameUrl: stand.fieldsUrl, sessionId };
  await page.evaluate(`mount(${JSON.stringify(given)}, ${JSON.stringify(options)})`);
}

test('a page of another origin than the session allows gets no frame, and is told that none came', async () => {
  const page = await stand.openMerchant({ url: stand.hostileUrl });
  await page.clock.install();
  await mount(page, await stand.newSession());
  await page.clock.fastForward(10_000);
  const error = await waitForEvent(page, 'load-error');
  assert.equal(error['reason'], 'timeout');
  assert.ok((error['frames'] as string[]).includes('controller'));
});

test('a merchant account that names its origins shuts other pages out of its sessions', async () => {
  const put = (front_end_origins: readonly string[]) =>
    stand.shop.service.request('PUT', '/merchant-accounts/default', { body: { front_end_origins } });
  assert.equal((await put(['https://shop.example'])).status, 200);
  const frame = async (session: string): Promise<string> => {
    const query = `parentOrigin=${stand.merchantUrl}&sessionId=${session}`;
    const { policy } = await stand.askFrames(`/controller.html?${query}`);
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? '';
  };
  assert.equal(await frame(await stand.newSession({ front_end_origins: null })), 'https://shop.example');
  assert.equal(await frame(await stand.newSession()), stand.merchantUrl);
  await put([]);
  assert.equal(await frame(await stand.newSession({ front_end_origins: null })), 'http: https:');
});

test('the frames’ origin answers frames and scripts and nothing else, and the API’s origin none of them', async () => {
  const { url } = stand.shop.service;
  for (const path of ['/health', '/docs', '/transactions', '/approve/x', '/openapi.json', '/'])
    assert.equal((await stand.askFrames(path)).status, 404, path);
  for (const path of ['/controller.html', '/input.html', '/secure-fields/integrity.json'])
    assert.equal((await fetch(`${url}${path}`)).status, 404, path);
  for (const query of [
    '',
    'parentOrigin=javascript:alert(1)',
    'parentOrigin=https://x;sandbox',
    'parentOrigin=https://a.example/path',
    'parentOrigin=*',
  ])
    assert.equal((await stand.askFrames(`/controller.html?${query}`)).status, 400, query);
});

test('a frame of a stranger that stands in the same page can neither submit nor speak for a field', async () => {
  const page = await stand.openMerchant();
  await mount(page, await stand.newSession());
  await waitForEvent(page, 'ready');
  await typeCard(page);
  await waitForEvent(page, 'securityCode:input', 'data.valid');
  await waitForEvent(page, 'form-change', 'data.complete');
  await page.evaluate(`new Promise((resolve) => {
    const stranger = document.createElement('iframe');
    stranger.src = ${JSON.stringify(stand.hostileUrl)};
    stranger.title = 'Stranger';
    stranger.onload = resolve;
    document.body.append(stranger);
  })`);
  const before = (await toldTo(page)).length;
  const stranger = page.frames().find((frame) => frame.url().startsWith(stand.hostileUrl));
  await stranger?.evaluate(`(() => {
    const messages = [
      { channel: 'secure-fields', type: 'submit', data: { method: 'card' } },
      { channel: 'secure-fields', type: 'clear', data: {} },
      { channel: 'secure-fields-ports', kind: 'ask', instance: '' },
      { channel: 'secure-fields-ports', kind: 'offer', instance: '', id: 'number' },
      { channel: 'secure-fields', type: 'success', data: {} },
      { channel: 'secure-fields', type: 'input', data: { id: 'number', valid: true } },
    ];
    for (const message of messages) {
      for (let index = 0; index < parent.frames.length; index += 1)
        parent.frames[index].postMessage(message, '*', message.kind === 'offer' ? [new MessageChannel().port1] : []);
      parent.postMessage(message, '*');
    }
  })()`);
  await shows(inputOf(page, 'Card number'), '4111 1111 1111 1111');
  await page.evaluate('fields.submit()');
  await waitForEvent(page, 'card-vault-success');
  // What the stranger said was said before.
  assert.deepEqual(
    (await toldTo(page)).slice(before).map(({ name }) => name),
    ['card-vault-success'],
  );
});

test('the page itself cannot take a field’s port or ask it for its digits', async () => {
  const page = await stand.openMerchant();
  await mount(page, await stand.newSession());
  await waitForEvent(page, 'ready');
  await typeCard(page);
  await page.evaluate(`(() => {
    for (const frame of document.querySelectorAll('iframe')) {
      for (const kind of ['ask', 'offer', 'collect'])
        frame.contentWindow.postMessage({ channel: 'secure-fields-ports', kind, type: kind, instance: '' }, '*');
      frame.contentWindow.postMessage({ channel: 'secure-fields', type: 'collect', data: {} }, '*');
    }
  })()`);
  await page.evaluate('fields.submit()');
  await waitForEvent(page, 'card-vault-success');
  assert.doesNotMatch(await page.evaluate<string>('JSON.stringify(window.events)'), /411111111/);
});

test('a controller that a script adds beside the form gets no copy of the card, whatever session it has', async () => {
  const page = await stand.openMerchant();
  const [own, other] = [await stand.newSession(), await stand.newSession()];
  await mount(page, own);
  await waitForEvent(page, 'ready');
  await typeCard(page);
  await waitForEvent(page, 'form-change', 'data.complete');
  await page.evaluate(`new Promise((resolve) => {
    const form = new URL(document.querySelector('iframe[title="Secure Controller"]').src);
    form.searchParams.set('sessionId', '${other}');
    const added = document.createElement('iframe');
    added.title = 'Added';
    window.addEventListener('message', ({ source, data }) => {
      if (source === added.contentWindow && data.type === 'ready') resolve();
    });
    added.src = String(form);
    document.body.append(added);
    window.added = added;
    window.addedInstance = form.searchParams.get('instance');
  })`);
  await page.evaluate(`added.contentWindow.postMessage(
    { channel: 'secure-fields', type: 'submit', instance: addedInstance, data: { method: 'card' } }, '*')`);
  await page.evaluate('fields.submit()');
  await waitForEvent(page, 'card-vault-success');
  const methods = [own, other].map(
    async (id) => (await stand.shop.get(`/checkout/sessions/${id}`)).body.payment_method,
  );
  const [first, second] = await Promise.all(methods);
  assert.deepEqual([first.scheme, second], ['visa', null]);
});

test('two forms in one page do not hear each other', async () => {
  const page = await stand.openMerchant();
  const [first, second] = [await stand.newSession(), await stand.newSession()];
  await mount(page, first);
  await waitForEvent(page, 'ready');
  await typeCard(page);
  await page.evaluate(`(() => {
    const box = document.createElement('div');
    box.innerHTML = '<div id="n2"></div><div id="e2"></div><div id="c2"></div>';
    document.body.append(box);
    window.told2 = [];
    window.other = new SecureFields({ frameUrl: ${JSON.stringify(stand.fieldsUrl)}, sessionId: '${second}' });
    for (const name of ['ready', 'form-change', 'card-vault-success', 'card-vault-failure'])
      other.addEventListener(name, (data) => told2.push({ name, data }));
    other.addCardNumberField('#n2', { label: 'Second number' });
    other.addExpiryDateField('#e2', { label: 'Second expiry' });
    other.addSecurityCodeField('#c2', { label: 'Second code' });
  })()`);
  await page.waitForFunction("told2.some(({ name }) => name === 'ready')");
  await page.evaluate('other.submit()');
  await page.waitForFunction("told2.some(({ name }) => name === 'card-vault-failure')");
  assert.ok(!(await toldTo(page)).some(({ name }) => name.startsWith('card-vault')));
  await inputOf(page, 'Second number').pressSequentially('5555555555554444');
  await inputOf(page, 'Second expiry').pressSequentially('1130');
  await inputOf(page, 'Second code').pressSequentially('321');
  await page.evaluate('other.submit()');
  await page.waitForFunction("told2.some(({ name }) => name === 'card-vault-success')");
  await page.evaluate('fields.submit()');
  await waitForEvent(page, 'card-vault-success');
  const schemes = [first, second].map(async (id) => (await stand.shop.get(`/checkout/sessions/${id}`)).body);
  const [one, two] = await Promise.all(schemes);
  assert.deepEqual([one.payment_method.scheme, two.payment_method.scheme], ['visa', 'mastercard']);
});

test('a field taken out of the page while its form is submitted fails the submit, in a buyer’s words', async () => {
  const page = await stand.openMerchant();
  await page.clock.install();
  await mount(page, await stand.newSession());
  await waitForEvent(page, 'ready');
  await typeCard(page);
  await page.evaluate('document.querySelector(\'iframe[title="Expiry date"]\').remove(); fields.submit()');
  await eventually(async () => {
    await page.clock.fastForward(2_000);
    return (await toldTo(page)).some(({ name }) => name === 'card-vault-failure');
  });
  const failure = await waitForEvent(page, 'card-vault-failure');
  assert.deepEqual(
    [failure['code'], failure['buyerMessage']],
    ['field_missing', 'The card form was changed. Load the page again.'],
  );
});

test('a form whose fields are moved around in the page works, with what is typed afterwards', async () => {
  const page = await stand.openMerchant();
  await mount(page, await stand.newSession());
  await waitForEvent(page, 'ready');
  await inputOf(page, 'Card number').pressSequentially('4111');
  await page.evaluate("document.body.append(document.querySelector('#number'))");
  await typeCard(page);
  await waitForEvent(page, 'form-change', 'data.complete');
  await page.evaluate('fields.submit()');
  await waitForEvent(page, 'card-vault-success');
});

test('an incomplete form is not sent, and says which fields want what', async () => {
  const page = await stand.openMerchant();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await mount(page, await stand.newSession());
  await waitForEvent(page, 'ready');
  await inputOf(page, 'Card number').pressSequentially('4111111111111112');
  await page.evaluate('fields.submit()');
  const failure = await waitForEvent(page, 'card-vault-failure');
  assert.deepEqual(failure['details'], [
    { field: 'number', message: 'Check this.' },
    { field: 'expiryDate', message: 'Fill this in.' },
    { field: 'securityCode', message: 'Fill this in.' },
  ]);
  assert.ok(!asked.some((url) => url.endsWith('/fields')));
});

test('the 51st submit within a minute is told to wait, in kind words', async () => {
  const page = await stand.openMerchant();
  const sessionId = await stand.newSession();
  await mount(page, sessionId);
  await waitForEvent(page, 'ready');
  await typeCard(page);
  // Last, so that the minute has little in it but these.
  const body = JSON.stringify({
    payment_method: { method: 'card', number: '4111111111111111', expiration_date: '12/30' },
  });
  for (let count = 0; count < 50; count += 1)
    await fetch(`${stand.shop.service.url}/checkout/sessions/${sessionId}/fields`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    });
  await page.evaluate('fields.submit()');
  const failure = await waitForEvent(page, 'card-vault-failure');
  assert.deepEqual(
    [failure['status'], failure['buyerMessage']],
    [429, 'That was often. Wait a minute, then try again.'],
  );
});

test('a session that has ended is told as an error of loading', async () => {
  const page = await stand.openMerchant();
  const sessionId = await stand.newSession();
  await stand.shop.service.request('DELETE', `/checkout/sessions/${sessionId}`);
  await mount(page, sessionId);
  assert.deepEqual(await waitForEvent(page, 'load-error'), { reason: 'session_ended' });
});

test('scripts under the version’s address are what their published digest says', async () => {
  const { text } = await stand.askFrames('/secure-fields/integrity.json');
  const integrity = JSON.parse(text) as Record<string, string>;
  assert.equal(Object.keys(integrity).length, 2);
  for (const [url, digest] of Object.entries(integrity)) {
    const page = await stand.openMerchant();
    const isLoaded = await page.evaluate<boolean>(`new Promise((resolve) => {
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = ${JSON.stringify(digest)};
      script.type = 'module';
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
      script.src = ${JSON.stringify(url)};
      document.body.append(script);
    })`);
    assert.ok(isLoaded, url);
    const { cacheControl } = await stand.askFrames(new URL(url).pathname);
    assert.equal(cacheControl, scriptCaching(BUILD));
  }
});
