import fs from 'node:fs';
import path from 'node:path';
import { accentOf } from '../design/brand.ts';
import { escaped, leftToRight } from '../design/markup.ts';
import { tokens } from '../design/styles.ts';
import { randomToken } from '../machine/entropy.ts';

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
const PACKAGE_VERSION = '0.1.0';

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
    body: `<p id="say" role="alert"></p>
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
    body: '<p id="say" role="alert"></p><div id="checkout"></div>',
    scripts: ['embed'],
    script,
    shown: ['checkoutToken'],
  });
}

/** A page of the service. */
export function linkPage(places: Places): Html {
  return shopPage(places, {
    way: 'link',
    body: `<p>The buyer pays on a page of the service, and comes back to the shop.</p>
<form method="post" action="/link"><button class="main">Pay $23.98 by link</button></form>`,
    scripts: [],
    script: '',
    shown: ['makeLink'],
  });
}

/** The wallets' buttons, on the pages of the service. */
export function walletsPage(places: Places): Html {
  return shopPage(places, {
    way: 'wallets',
    body: `<p>Apple Pay, Google Pay and Click to Pay have buttons in the whole checkout and behind payment links,
once the shop has enabled them. In the sandbox their sheets are simulated.</p>
<form method="post" action="/wallets"><button class="main">Enable, and pay $23.98</button></form>`,
    scripts: [],
    script: '',
    shown: ['enableWallets', 'makeLink'],
  });
}

/** What the service says of the payment, and not what the address says. */
export function donePage(places: Places, payment: Readonly<Record<string, unknown>> | null): Html {
  const status = typeof payment?.['status'] === 'string' ? payment['status'] : null;
  const isPaid = status === 'captured' || status === 'authorized';
  const said = status === null ? 'There is no such payment.' : `The service says that it is ${status}.`;
  return shopPage(places, {
    way: null,
    body: `<h1>${isPaid ? 'Thank you for your order' : 'Not paid yet'}</h1><p id="status">${escaped(said)}</p>
<p><a href="/fields">Buy again</a></p>`,
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
  const nonce = randomToken(16);
  const loaded = scripts
    .map((name) => `${fieldsUrl}/${name}/${PACKAGE_VERSION}/${name}.js`)
    .map((src) => `<script src="${escaped(src)}" crossorigin></script>`)
    .join('\n');
  const ways = Object.entries(NAMES).map(
    ([of, name]) => `<a href="/${of}"${of === way ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Corner Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">${tokens(accentOf(BRAND))}${STYLES}</style>
${loaded}</head><body><p class="test"><b>TEST</b> A shop to try things out. No real money.</p>
<header><b>Corner Shop</b><nav aria-label="Ways to pay">${ways.join('')}</nav></header>
<main><section>${way === null ? '' : CART}${body}</section>
<section aria-label="The code">${codeBlock('On the shop’s server', codeOf(shown))}
${codeBlock('In the shop’s page', withoutToken(script))}</section></main>
<script nonce="${nonce}">const say = (text) => { document.querySelector('#say').textContent = text; };
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

const BRAND = { name: 'Corner Shop', color: '#7a1f5c', logoUrl: null, shopUrl: null };

function codeBlock(title: string, code: string): string {
  return code === '' ? '' : `<h2>${title}</h2><pre tabindex="0"><code>${escaped(code)}</code></pre>`;
}

const CART = `<h1>Your order</h1><dl><dt>2 × Oolong, 100 g</dt><dd>${leftToRight('$17.98')}</dd>
<dt>Delivery</dt><dd>${leftToRight('$6.00')}</dd></dl>
<p class="soft">Pay with <code>4111 1111 1111 1111</code>, any later month and any code.
<code>4111 1111 1118 1072</code> triggers a 3-D Secure challenge.</p>`;

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
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
.test{margin:0;padding:6px 16px;background:#8a1c1c;color:#fff;font-size:14px;text-align:center}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding:12px 20px;background:var(--paper)}
nav{display:flex;flex-wrap:wrap;gap:8px}
nav a{padding:10px 14px;border:1px solid var(--line);border-radius:var(--radius);color:var(--ink);text-decoration:none}
nav a[aria-current]{background:var(--accent);color:var(--on-accent);border-color:var(--accent)}
main{display:grid;gap:20px;padding:20px;grid-template-columns:minmax(0,1fr)}
@media(min-width:60rem){main{grid-template-columns:minmax(0,28rem) minmax(0,1fr)}}
section{padding:20px;background:var(--paper);border-radius:var(--radius);min-width:0}
h1{font-size:22px;margin:0 0 12px}h2{font-size:16px;margin:0 0 8px}
dl{display:grid;grid-template-columns:1fr auto;gap:4px 16px;margin:0 0 12px}dd{margin:0;font-weight:600;text-align:end}
.soft{color:var(--soft-ink);font-size:14px}
label{display:block;margin:12px 0 4px;font-weight:600}
.secure-fields__input{height:48px;border:1px solid var(--line);border-radius:var(--radius)}
.secure-fields__input[data-secure-fields-focused]{outline:3px solid var(--focus)}
button.main{display:block;width:100%;min-height:48px;margin-top:20px;font:inherit;font-weight:600;cursor:pointer;
  color:var(--on-accent);background:var(--accent);border:0;border-radius:var(--radius)}
pre{overflow:auto;margin:0 0 20px;padding:14px;font:13px/1.5 ui-monospace,monospace;background:var(--ground);
  border-radius:var(--radius)}
#say{color:var(--bad);font-weight:600}#say:empty{display:none}
a{color:inherit}main a{display:inline-block;padding:12px 0}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;
