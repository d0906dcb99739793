import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Transaction } from '@railyard/sdk';
import { endMark, htmlOf, leftToRight, TOKENS } from './markup.ts';

/** Where the pieces of the service are, as a browser reaches them. */
export type Places = Readonly<{ shopUrl: string; apiUrl: string; fieldsUrl: string }>;
type Html = Readonly<{ html: string; policy: string }>;
type Way = 'fields' | 'embed' | 'link' | 'wallets';

const NAMES: Readonly<Record<Way, string>> = {
  fields: 'Card fields',
  embed: 'Whole checkout',
  link: 'Payment link',
  wallets: 'Wallets',
};
/** Of the scripts that this page asks for, as they were built. */
const { version: PACKAGE_VERSION } = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../../packages/frames/dist/build.json'), 'utf8'),
) as Readonly<{ version: string }>;

/** Card fields in the shop's own form. */
export function fieldsPage(places: Places, sessionId: string): Html {
  const script = `const sessionId = '${sessionId}';
const fields = new SecureFields({ frameUrl: '${places.fieldsUrl}', sessionId, autoAdvance: true });
fields.addCardNumberField('#number', { showSchemeIcons: true });
fields.addExpiryDateField('#expiry', { placeholder: 'MM / YY' });
fields.addSecurityCodeField('#code');
fields.addEventListener('card-vault-failure', ({ buyerMessage }) => say(buyerMessage));
fields.addEventListener('card-vault-success', async () => {
  const answer = await fetch('/fields/pay', { method: 'POST', body: sessionId });
  const { id, status, approvalUrl } = await answer.json();
  if (approvalUrl) await showChallenge({ approvalUrl, returnUrl: location.origin + '/done' });
  if (id === undefined) say('The card was not taken: ' + status);
  else location.assign('/done?transaction_id=' + id);
});
document.querySelector('#pay').onclick = () => fields.submit();`;
  return shopPage(places, {
    way: 'fields',
    body: `${cart(true)}<p id="say" role="alert"></p>
${['number:Card number', 'expiry:Expiry date', 'code:Security code']
  .map((field) => field.split(':'))
  .map(([id = '', label = '']) => `<label for="${id}">${label}</label><div class="field" id="${id}"></div>`)
  .join('\n')}
<button class="main" id="pay">Pay $23.98</button>`,
    scripts: ['secure-fields', 'three-d-secure'],
    script,
    shown: ['openSession', 'charge'],
  });
}

/** The whole checkout in the shop's page. */
export function embedPage(places: Places, token: string): Html {
  const script = `railyard.setup({
  element: '#checkout',
  apiUrl: '${places.apiUrl}',
  amount: 2398, currency: 'USD', country: 'US',
  token: '${token}',
  onEvent: (name, data) => {
    if (name === 'apiError' || name === 'argumentError') say((data.argument ?? '') + ' ' + data.message);
  },
  onComplete: ({ id }) => location.assign('/done?transaction_id=' + id),
});`;
  return shopPage(places, {
    way: 'embed',
    body: '<h1>Checkout</h1><p id="say" role="alert"></p><div id="checkout"></div>',
    scripts: ['embed'],
    script,
    shown: ['checkoutToken'],
  });
}

/** A page of the service. */
export function linkPage(places: Places): Html {
  return shopPage(places, {
    way: 'link',
    body: `${cart(false)}<p>You pay on a page of the payment service and come back to the shop.</p>
${PAY_BY_LINK}`,
    scripts: [],
    script: '',
    shown: ['makeLink'],
  });
}

const PAY_BY_LINK =
  '<form method="post" action="/link"><button class="main">Pay $23.98 by link</button></form>';

/** The wallets' buttons, on the pages of the service: enabled first, then paid with. */
export function walletsPage(places: Places, areEnabled: boolean): Html {
  const body = areEnabled
    ? `<p>Apple Pay, Google Pay and Click to Pay are enabled: their buttons are in the whole checkout and behind
payment links. In the sandbox their sheets are simulated.</p>${PAY_BY_LINK}`
    : `<p>Apple Pay, Google Pay and Click to Pay have buttons in the whole checkout and behind payment links, once
the shop has enabled them.</p>
<form method="post" action="/wallets"><button class="main">Enable the wallets</button></form>`;
  return shopPage(places, {
    way: 'wallets',
    body: cart(false) + body,
    scripts: [],
    script: '',
    shown: areEnabled ? ['makeLink'] : ['enableWallets'],
  });
}

export function missingPage(places: Places): Html {
  return shopPage(places, {
    way: null,
    body: '<h1>There is no such page</h1><p><a class="button" href="/fields">Back to the order</a></p>',
    scripts: [],
    script: '',
    shown: [],
  });
}

/** What the service says of the payment, and not what the address says. */
export function donePage(places: Places, payment: Transaction | null): Html {
  const status = payment?.status ?? null;
  const isPaid = status === 'captured' || status === 'authorized';
  const said = status === null ? 'There is no such payment.' : `The service says that it is ${status}.`;
  return shopPage(places, {
    way: null,
    body: `${endMark(isPaid ? 'done' : 'waiting')}<h1>${isPaid ? 'Thank you for your order' : 'Not paid yet'}</h1>
<p id="status">${htmlOf(said)}</p><p><a class="button" href="/fields">Buy again</a></p>`,
    scripts: [],
    script: '',
    shown: ['readPayment'],
  });
}

type Content = Readonly<{
  way: Way | null;
  /** HTML. */
  body: string;
  /** Packages whose scripts the page loads. */
  scripts: readonly string[];
  script: string;
  /** Functions of ways.ts. */
  shown: readonly string[];
}>;

/** The policy is the one that the docs recommend to shops. */
function shopPage({ fieldsUrl, apiUrl }: Places, { way, body, scripts, script, shown }: Content): Html {
  const nonce = randomBytes(16).toString('base64url');
  const loaded = scripts
    .map((name) => `${fieldsUrl}/${name}/${PACKAGE_VERSION}/${name}.js`)
    .map((src) => `<script src="${htmlOf(src)}" crossorigin></script>`)
    .join('\n');
  const ways = Object.entries(NAMES).map(
    ([of, name]) => `<a href="/${of}"${of === way ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  const blocks =
    codeBlock('On the shop’s server', codeOf(shown)) + codeBlock('In the shop’s page', withoutToken(script));
  const code = blocks === '' ? '' : `<section class="code" aria-label="The code">${blocks}</section>`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Corner Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">${TOKENS}${STYLES}</style>
${loaded}</head><body>${way === 'embed' ? '' : BANNER}
<header><div><a class="brand" href="/">Corner Shop</a>
<nav aria-label="Ways to pay">${ways.join('')}</nav></div></header>
<main${code === '' ? ' class="alone"' : ''}><section>${body}</section>${code}</main>
<script nonce="${nonce}">${COPY}const say = (text) => { document.querySelector('#say').textContent = text; };
${script}</script></body></html>`;
  const policy = [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}' ${fieldsUrl}`,
    `connect-src 'self' ${apiUrl}`,
    `frame-src 'self' ${fieldsUrl} ${apiUrl}`,
    // Browsers hold the redirect to the link's page to this as well.
    `form-action 'self' ${apiUrl}`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');

  return { html, policy };
}

/** The whole checkout has a banner of its own. */
const BANNER = '<p class="test"><b>TEST</b> A shop to try things out. No real money.</p>';

function codeBlock(title: string, code: string): string {
  if (code === '') return '';
  return `<figure><figcaption>${title}<button type="button" data-copy hidden>Copy</button></figcaption>
<pre tabindex="0"><code>${colored(code)}</code></pre></figure>`;
}

/** Comments, texts, words of the language and numbers, each in a colour of its own. */
const COLORS = {
  comment: String.raw`//[^\n]*`,
  text: String.raw`'(?:[^'\\\n]|\\.)*'|\`(?:[^\`\\]|\\.)*\``.replaceAll('\\`', '`'),
  word: String.raw`\b(?:const|let|return|await|async|function|if|else|new|for|of|export|throw)\b`,
  number: String.raw`\b\d[\d_]*\b`,
};

function colored(code: string): string {
  const parts = Object.entries(COLORS).map(([kind, pattern]) => `(?<${kind}>${pattern})`);
  let html = '';
  let at = 0;
  for (const found of code.matchAll(new RegExp(parts.join('|'), 'g'))) {
    const [kind] = Object.entries(found.groups ?? {}).find(([, text]) => text !== undefined) ?? [''];
    html += `${htmlOf(code.slice(at, found.index))}<span class="${kind}">${htmlOf(found[0])}</span>`;
    at = found.index + found[0].length;
  }
  return html + htmlOf(code.slice(at));
}

const COPY = `for (const button of document.querySelectorAll('[data-copy]')) {
button.hidden = false;
button.onclick = async () => {
await navigator.clipboard.writeText(button.closest('figure').querySelector('code').textContent);
button.textContent = 'Copied';
setTimeout(() => { button.textContent = 'Copy'; }, 2000);
}; }
`;

/** What is bought. `withCards`: the numbers that can be typed into the page. */
function cart(withCards: boolean): string {
  const rows = [
    ['Oolong, 100 g<small>2 × $8.99</small>', '$17.98'],
    ['Delivery', '$6.00'],
  ].map(([name = '', sum = '']) => `<dt>${name}</dt><dd>${leftToRight(sum)}</dd>`);
  const cards = `<p class="soft">Pay with <code>4111 1111 1111 1111</code>, any later month and any code.
<code>4111 1111 1118 1072</code> triggers a 3-D Secure challenge.</p>`;
  return `<h1>Your order</h1><dl>${rows.join('')}
<dt class="sum">Total</dt><dd class="sum">${leftToRight('$23.98')}</dd></dl>${withCards ? cards : ''}`;
}

/** The functions as they stand in the file that runs. */
function codeOf(names: readonly string[]): string {
  return WAYS.split('\n\n')
    .filter((part) => names.some((name) => part.includes(`function ${name}(`)))
    .map((part) => part.replace(/^export /m, '').trim())
    .join('\n\n');
}

const WAYS = fs.readFileSync(path.join(import.meta.dirname, 'ways.ts'), 'utf8');

function withoutToken(script: string): string {
  return script.replace(/token: '[^']+'/, "token: '…'");
}

const STYLES = `*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:var(--ink);
  background:var(--ground);-webkit-font-smoothing:antialiased}
.test{margin:0;padding:5px 16px;background:#8a1c1c;color:#fff;font-size:13px;text-align:center}
.test b{letter-spacing:.12em;margin-inline-end:6px}
header{background:var(--paper);border-bottom:1px solid var(--soft-line)}
header>div{display:flex;flex-wrap:wrap;align-items:center;gap:0 32px;max-width:80rem;margin:0 auto;padding:0 24px}
.brand{display:flex;align-items:center;min-height:56px;font-size:17px;font-weight:700;text-decoration:none;
  color:var(--ink)}
nav{display:flex;flex-wrap:wrap;gap:0 4px;margin-inline:-10px}
nav a{display:flex;align-items:center;min-height:56px;padding:0 10px;color:var(--soft-ink);text-decoration:none;
  white-space:nowrap;font-size:15px;font-weight:500;box-shadow:inset 0 -2px transparent}
nav a:hover{color:var(--ink)}
nav a[aria-current]{color:var(--ink);box-shadow:inset 0 -2px color-mix(in srgb,var(--accent) 60%,var(--ink))}
main{display:grid;gap:24px;max-width:80rem;margin:0 auto;padding:24px;grid-template-columns:minmax(0,1fr)}
main.alone{max-width:34rem}
@media(max-width:30rem){nav{width:calc(100% + 20px);padding-bottom:8px}nav a{min-height:44px}}
@media(min-width:64rem){main:not(.alone){grid-template-columns:minmax(0,30rem) minmax(0,1fr);padding-top:40px}}
section{min-width:0;align-self:start}
main>section:first-child{padding:28px;background:var(--paper);border-radius:16px;box-shadow:var(--shadow)}
h1{font-size:22px;line-height:1.25;letter-spacing:-.01em;margin:0 0 16px}
p{margin:0 0 16px}
dl{display:grid;grid-template-columns:1fr auto;gap:10px 0;margin:0 0 20px;font-size:15px}
dd{margin:0;padding-inline-start:16px;text-align:end;font-variant-numeric:tabular-nums}
dt small{display:block;color:var(--soft-ink);font-size:13px}
.sum{padding-top:12px;border-top:1px solid var(--soft-line);font-weight:600;font-size:16px}
.soft{padding:12px 14px;color:var(--soft-ink);background:var(--tint);border-radius:var(--radius);font-size:14px}
.soft code{color:var(--ink);white-space:nowrap}
.end{display:block;width:48px;height:48px;margin:0 0 16px;fill:none;stroke:var(--soft-ink);stroke-width:1.8;
  stroke-linecap:round;stroke-linejoin:round}
.end circle{stroke:none;fill:var(--tint)}.end.done{stroke:var(--good)}.end.done circle{fill:var(--good-ground)}
label{display:block;margin:16px 0 6px;font-size:14px;font-weight:500}
.secure-fields__input{height:48px;border:1px solid var(--line);border-radius:var(--radius)}
.secure-fields__input[data-secure-fields-focused]{outline:3px solid var(--focus);outline-offset:1px}
button.main,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;margin-top:20px;
  font:inherit;font-weight:600;cursor:pointer;color:var(--ink);background:none;border:1px solid var(--line);
  border-radius:var(--radius);text-decoration:none}
button.main{color:var(--on-accent);background:var(--accent);border-color:transparent}
figure{margin:0 0 20px;overflow:hidden;background:#14171b;border-radius:12px}
figcaption{display:flex;align-items:center;justify-content:space-between;min-height:44px;padding:0 8px 0 18px;
  color:#c3cad2;background:#1c2026;font-size:13px;font-weight:500}
figcaption button{min-height:44px;padding:0 12px;font:inherit;color:#c3cad2;background:none;border:0;cursor:pointer}
figcaption button:hover{color:#fff}
pre{overflow:auto;margin:0;padding:18px;font:13px/1.65 ui-monospace,SFMono-Regular,Menlo,monospace;color:#e6eaee;
  white-space:pre-wrap;overflow-wrap:anywhere}
.comment{color:#9aa5b1}.text{color:#a5d6a7}.word{color:#d8b4fe}.number{color:#f6c177}
#say{color:var(--bad);font-weight:600}#say:empty{display:none}
a{color:inherit}[hidden]{display:none!important}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;
