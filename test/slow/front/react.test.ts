import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { becomes } from '../../harness/eventually.ts';
import {
  type Stand,
  waitForEvent,
  inputOf,
  openMerchantPage,
  shows,
  toldTo,
  typeCard,
} from '../../harness/merchant-page.ts';

/**
 * The React components, bundled as a shop would, in a real browser and on a server, with each React that they are
 * promised for.
 */
const VERSIONS = [
  { version: '18', react: './node_modules/react-18', dom: './node_modules/react-dom-18' },
  { version: '19', react: './node_modules/react', dom: './node_modules/react-dom' },
] as const;
type Version = (typeof VERSIONS)[number];

let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
});
after(() => stand.close());

const ROOT = path.join(import.meta.dirname, '../../..');

async function bundlePage({ react, dom }: Version, contents: string, forServer: boolean): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'tsx', resolveDir: ROOT },
    bundle: true,
    write: false,
    minify: true, // each page reads it anew
    jsx: 'automatic',
    format: forServer ? 'cjs' : 'iife',
    platform: forServer ? 'node' : 'browser',
    define: { 'process.env.NODE_ENV': '"development"' },
    alias: {
      react,
      'react-dom': dom,
    },
  });
  return outputFiles[0]?.text ?? '';
}

const shop = (config: object, more = ''): string => `
import { StrictMode, useRef, useState } from 'react';
import { CardForm, CardNumber, SecureFields, useSecureFields } from '@railyard/react';
const tell = (name) => (data) => window.told.push({ name, data: data ?? {} });
function Pay() {
  const { isComplete, isReady, submit } = useSecureFields();
  return <button disabled={!isComplete} data-ready={isReady} onClick={submit}>Pay</button>;
}
export function Shop() {
  const [isMasked, setMasked] = useState(false);
  const field = useRef(null);
  return (
    <StrictMode>
      <SecureFields {...${JSON.stringify(config)}} ${more} onReady={tell('ready')} onFormChange={tell('form-change')}
        onCardVaultSuccess={tell('card-vault-success')} onCardVaultFailure={tell('card-vault-failure')}>
        <CardForm number={{ maskInput: isMasked, fieldRef: field, onInput: tell('number:input'),
          onRedacted: tell('redacted'), onUnredacted: tell('unredacted') }} />
        <Pay />
        <button onClick={() => setMasked(true)}>Mask</button>
        <button onClick={() => field.current.redactValue()}>Redact</button>
        <button onClick={() => field.current.unredactValue()}>Unredact</button>
      </SecureFields>
    </StrictMode>
  );
}`;

/** A session that a function promises, a new one in every render. */
type PromisedSession = Readonly<{ asked: string }>;

async function openShop(
  version: Version,
  session: string | PromisedSession,
): Promise<{ page: Page; problems: string[] }> {
  const page = await stand.openMerchant();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const start = `
import { version } from 'react';
import { createRoot } from 'react-dom/client';
import { version as ofDom } from 'react-dom';
window.versions = [version, ofDom];
const root = createRoot(document.body.appendChild(document.createElement('div')));
root.render(<Shop />);
window.leave = () => root.unmount();`;
  const { fieldsUrl: frameUrl } = stand;
  const written =
    typeof session === 'string'
      ? shop({ frameUrl, sessionId: session })
      : shop({ frameUrl }, `sessionId={() => Promise.resolve(${JSON.stringify(session.asked)})}`);
  const content = await bundlePage(version, `${written}${start}`, false);
  await page.addScriptTag({ content });
  await waitForEvent(page, 'ready');
  return { page, problems };
}

for (const react of VERSIONS) {
  test(`React ${react.version}: in strict mode a card is typed, submitted once and told once`, async () => {
    const sessionId = await stand.newSession();
    const { page, problems } = await openShop(react, sessionId);
    const versions = await page.evaluate<string[]>('versions');
    assert.ok(
      versions.every((found) => found.startsWith(`${react.version}.`)),
      versions.join(),
    );
    await becomes(() => page.locator('iframe').count(), 4, 'one controller and three fields');
    await typeCard(page);
    await waitForEvent(page, 'form-change', 'data.complete');
    await page.getByRole('button', { name: 'Pay' }).click();
    await waitForEvent(page, 'card-vault-success');
    const told = (await toldTo(page)).map(({ name }) => name);
    assert.equal(told.filter((name) => name === 'card-vault-success').length, 1);
    const session = await stand.shop.get(`/checkout/sessions/${sessionId}`);
    assert.equal(session.body.payment_method.scheme, 'visa');
    assert.deepEqual(problems, []);
  });

  test(`React ${react.version}: options reach the field, commands go by its ref, redactions are told`, async () => {
    const { page } = await openShop(react, await stand.newSession());
    const number = inputOf(page, 'Card number');
    await number.pressSequentially('4111111111111111');
    await page.getByRole('button', { name: 'Redact', exact: true }).click();
    await waitForEvent(page, 'redacted');
    await shows(number, '•••• •••• •••• ••••');
    await page.getByRole('button', { name: 'Unredact' }).click();
    await waitForEvent(page, 'unredacted');
    await shows(number, '4111 1111 1111 1111');
    const { page: other } = await openShop(react, await stand.newSession());
    await other.getByRole('button', { name: 'Mask' }).click();
    await inputOf(other, 'Card number').pressSequentially('4111111111111111');
    await inputOf(other, 'Expiry date').focus();
    await shows(inputOf(other, 'Card number'), '•••• •••• •••• ••••');
  });

  test(`React ${react.version}: what is typed stays when a render brings a new function for the session`, async () => {
    const { page } = await openShop(react, { asked: await stand.newSession() });
    const number = inputOf(page, 'Card number');
    await number.pressSequentially('4111');
    await page.getByRole('button', { name: 'Mask' }).click();
    await shows(number, '••••');
    await number.press('End');
    await number.pressSequentially('111111111111');
    await inputOf(page, 'Expiry date').pressSequentially('1230');
    await inputOf(page, 'Security code').pressSequentially('123');
    await waitForEvent(page, 'form-change', 'data.complete');
    await page.getByRole('button', { name: 'Pay' }).click();
    await waitForEvent(page, 'card-vault-success');
  });

  test(`React ${react.version}: a form that is left takes its frames with it`, async () => {
    const { page } = await openShop(react, await stand.newSession());
    await page.evaluate('leave()');
    await becomes(() => page.locator('iframe').count(), 0);
  });

  test(`React ${react.version}: the whole checkout is a component, once in strict mode, and goes with it`, async () => {
    const token = await stand.shop.service.token({
      scopes: ['embed'],
      claims: { embed: { amount: 1299, currency: 'USD' } },
    });
    const page = await stand.openMerchant();
    const given = { apiUrl: stand.shop.service.parts.config.publicUrl, token };
    const start = `
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Checkout } from '@railyard/react';
const root = createRoot(document.body.appendChild(document.createElement('div')));
root.render(<StrictMode><Checkout {...${JSON.stringify(given)}} amount={1299} currency="USD" country="US"
  onEvent={(name, data) => window.told.push({ name, data })} /></StrictMode>);
window.leave = () => root.unmount();`;
    await page.addScriptTag({ content: await bundlePage(react, start, false) });
    await waitForEvent(page, 'optionsLoaded');
    await becomes(() => page.locator('iframe[title="Checkout"]').count(), 1);
    await page.evaluate('leave()');
    await becomes(() => page.locator('iframe').count(), 0);
  });

  test(`React ${react.version}: on a server the form renders without a browser`, async () => {
    const code = await bundlePage(
      react,
      `${shop({ frameUrl: 'https://f.example', sessionId: 'x' })}
import { renderToString } from 'react-dom/server';
export const html = renderToString(<Shop />);`,
      true,
    );
    const module: { exports: { html?: string } } = { exports: {} };
    const parameters = ['require', 'module', 'exports'];
    const given = [createRequire(import.meta.url), module, module.exports];
    Reflect.apply(compileFunction(code, parameters), undefined, given);
    assert.match(module.exports.html ?? '', /<button disabled="" data-ready="false">Pay<\/button>/);
  });
}

test('a form without its session draws nothing, tells its developer once, and goes on when it has one', async () => {
  const [version] = VERSIONS;
  const page = await stand.openMerchant();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Railyard: ')) warnings.push(message.text());
  });
  const contents = `
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { CardForm, SecureFields } from '@railyard/react';
function Shop() {
  const [sessionId, setSession] = useState(undefined);
  window.setSession = setSession;
  return <SecureFields frameUrl={${JSON.stringify(stand.fieldsUrl)}} sessionId={sessionId}>
    <CardForm number={{ autofocus: true, onInputs: () => undefined }} />
  </SecureFields>;
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Shop />);`;
  await page.addScriptTag({ content: await bundlePage(version, contents, false) });
  await becomes(
    () => Promise.resolve(warnings.join()),
    'Railyard: SecureFields draws no fields before its sessionId is there',
  );
  await page.evaluate(`setSession('${await stand.newSession()}')`);
  await inputOf(page, 'Card number').waitFor();
  for (const said of [
    'Railyard: A field has no option "autofocus": did you mean autoFocus?',
    'Railyard: A field has no handler "onInputs": did you mean onInput?',
  ])
    assert.ok(warnings.includes(said), warnings.join('\n'));
});
