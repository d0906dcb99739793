import { randomToken } from '../../entropy.ts';
import { currencies, numericOf } from '../../domain/currency.ts';

/** What the issuer's page shows and sends back. */
export type ChallengePage = Readonly<{
  account: string;
  serverTransactionId: string;
  acsTransactionId: string;
  version: string;
  merchant: string;
  /** Minor units. */
  amount: bigint;
  exponent: number;
  /** ISO 4217, three digits. */
  currencyNumeric: string;
  lastFour: string;
  /** BCP 47, as the browser said. */
  language: string;
  /** Where the browser goes back to. */
  notificationUrl: string;
  /** How a scenario wants the challenge to end. */
  planned: 'Y' | 'N' | 'timeout' | null;
}>;

export type Page = Readonly<{ html: string; policy: string }>;

/** The issuer's question. Works without JavaScript, fits the smallest challenge window (250 × 400), says that it is a test, and loads nothing. */
export function challengePage(page: ChallengePage): Page {
  const words = wordsFor(page.language);
  const hidden = { account: page.account, authentication: page.serverTransactionId, acs: page.acsTransactionId };
  const plan = page.planned === null ? '' : `<p class="plan">${words.plan} <b>${page.planned}</b></p>`;
  const choices = page.planned === null ? [button('approve', words.approve, 'main'), button('decline', words.decline), button('timeout', words.timeout)] : [button('approve', words.goOn, 'main')];
  return document(
    words,
    `<h1>${words.title}</h1>
<p>${words.question}</p>
<dl><dt>${words.merchant}</dt><dd>${escaped(page.merchant)}</dd><dt>${words.amount}</dt><dd><bdi dir="ltr">${escaped(amountText(page))}</bdi></dd><dt>${words.card}</dt><dd><bdi dir="ltr">•••• ${escaped(page.lastFour)}</bdi></dd></dl>
${plan}<form method="post" action="challenge/answer">${Object.entries(hidden).map(([name, value]) => field(name, value)).join('')}
${[...choices, button('cancel', words.cancel, 'quiet')].join('\n')}
</form>`,
    { formTo: "'self'", script: null },
  );
}

/** Sends the browser back with the CRes, by itself where scripts run and by a button where they do not. The CRes only closes the window: it proves nothing. */
export function returnPage(page: ChallengePage, result: 'Y' | 'N' | 'timeout' | 'cancel'): Page {
  const words = wordsFor(page.language);
  const response = { messageType: 'CRes', messageVersion: page.version, threeDSServerTransID: page.serverTransactionId, acsTransID: page.acsTransactionId, challengeCompletionInd: 'Y', transStatus: result === 'Y' ? 'Y' : 'N' };
  const nonce = randomToken(16);
  const target = URL.canParse(page.notificationUrl) && /^https?:$/.test(new URL(page.notificationUrl).protocol) ? page.notificationUrl : null;
  if (target === null) return messagePage('unknown', page.language);
  return document(
    words,
    `<h1>${words.done}</h1>
<form method="post" action="${escaped(target)}" id="back">${field('cres', Buffer.from(JSON.stringify(response)).toString('base64url'))}<button class="main">${words.back}</button></form>
<script nonce="${nonce}">document.getElementById('back').submit()</script>`,
    { formTo: "'self' http: https:", script: nonce },
  );
}

export function messagePage(message: 'unknown', language: string | null): Page {
  const words = wordsFor(language ?? 'en');
  return document(words, `<h1>${words.title}</h1><p>${words[message]}</p>`, { formTo: "'none'", script: null });
}

function document(words: Words, body: string, allow: Readonly<{ formTo: string; script: string | null }>): Page {
  const style = randomToken(16);
  const policy = [`default-src 'none'`, `style-src 'nonce-${style}'`, ...(allow.script === null ? [] : [`script-src 'nonce-${allow.script}'`]), `form-action ${allow.formTo}`, `base-uri 'none'`].join('; ');
  const html = `<!doctype html>
<html lang="${words.lang}" dir="${words.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title>
<style nonce="${style}">${STYLE}</style></head>
<body><p class="test" role="note"><b>TEST</b> ${words.test}</p><main>${body}</main></body>
</html>`;
  return { html, policy };
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:14px/1.35 system-ui,sans-serif;color:#1a1a1a;background:#fff}
.test{margin:0;padding:4px 10px;background:#8a1c1c;color:#fff;font-size:12px}
.test b{letter-spacing:.15em;margin-inline-end:6px}
main{padding:8px 10px;max-width:30em;margin:0 auto}
h1{font-size:16px;margin:4px 0}
p{margin:4px 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 10px;margin:6px 0;padding:6px 8px;background:#f1f3f5;border-radius:4px}
dt{color:#4a4f55}dd{margin:0;font-weight:600;overflow-wrap:anywhere;text-align:end}
.plan{font-size:12px;color:#4a4f55}
button{display:block;width:100%;min-height:34px;margin:5px 0 0;padding:4px 8px;font:inherit;color:#1a1a1a;background:#fff;border:1px solid #6b7178;border-radius:4px;cursor:pointer}
button.main{background:#14532d;border-color:#14532d;color:#fff;font-weight:600}
button.quiet{border-color:transparent;text-decoration:underline}
button:focus-visible{outline:3px solid #1d4ed8;outline-offset:1px}
`;

function button(action: string, label: string, kind = ''): string {
  return `<button name="action" value="${action}"${kind === '' ? '' : ` class="${kind}"`}>${label}</button>`;
}

function field(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escaped(value)}">`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The whole amount, grouped as the buyer's language has it: never divided as a number. */
function amountText({ amount, exponent, currencyNumeric, language }: ChallengePage): string {
  const digits = amount.toString().padStart(exponent + 1, '0');
  const code = currencies.find((currency) => numericOf(currency) === currencyNumeric) ?? currencyNumeric;
  const format = new Intl.NumberFormat(supported(language), { minimumFractionDigits: exponent, maximumFractionDigits: exponent, numberingSystem: 'latn' });
  const exact = exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
  // Intl takes decimal text exactly.
  return `${format.format(exact as Intl.StringNumericLiteral)} ${code}`;
}

type Words = Readonly<Record<'lang' | 'dir' | 'title' | 'test' | 'question' | 'merchant' | 'amount' | 'card' | 'plan' | 'approve' | 'decline' | 'timeout' | 'cancel' | 'goOn' | 'done' | 'back' | 'unknown', string>>;

const CATALOGUE: Readonly<Record<string, Words>> = {
  en: {
    lang: 'en', dir: 'ltr', title: 'Confirm your payment', test: 'No real bank, no real money.', question: 'Do you approve this payment?', merchant: 'Merchant', amount: 'Amount', card: 'Card',
    plan: 'This scenario ends with', approve: 'Approve', decline: 'Decline', timeout: 'Let it time out', cancel: 'Cancel and go back', goOn: 'Continue', done: 'Thank you', back: 'Back to the shop',
    unknown: 'This page has expired, or was never asked for.',
  },
  es: {
    lang: 'es', dir: 'ltr', title: 'Confirme su pago', test: 'Sin banco real ni dinero real.', question: '¿Aprueba este pago?', merchant: 'Comercio', amount: 'Importe', card: 'Tarjeta',
    plan: 'Este caso termina con', approve: 'Aprobar', decline: 'Rechazar', timeout: 'Dejar que caduque', cancel: 'Cancelar y volver', goOn: 'Continuar', done: 'Gracias', back: 'Volver a la tienda',
    unknown: 'Esta página ha caducado o nunca se pidió.',
  },
  fr: {
    lang: 'fr', dir: 'ltr', title: 'Confirmez votre paiement', test: 'Ni vraie banque ni argent réel.', question: 'Approuvez-vous ce paiement ?', merchant: 'Commerçant', amount: 'Montant', card: 'Carte',
    plan: 'Ce scénario se termine par', approve: 'Approuver', decline: 'Refuser', timeout: 'Laisser expirer', cancel: 'Annuler et revenir', goOn: 'Continuer', done: 'Merci', back: 'Retour à la boutique',
    unknown: 'Cette page a expiré ou n’a jamais été demandée.',
  },
  de: {
    lang: 'de', dir: 'ltr', title: 'Zahlung bestätigen', test: 'Keine echte Bank, kein echtes Geld.', question: 'Geben Sie diese Zahlung frei?', merchant: 'Händler', amount: 'Betrag', card: 'Karte',
    plan: 'Dieses Szenario endet mit', approve: 'Freigeben', decline: 'Ablehnen', timeout: 'Ablaufen lassen', cancel: 'Abbrechen und zurück', goOn: 'Weiter', done: 'Danke', back: 'Zurück zum Shop',
    unknown: 'Diese Seite ist abgelaufen oder wurde nie angefordert.',
  },
  ar: {
    lang: 'ar', dir: 'rtl', title: 'تأكيد الدفع', test: 'لا بنك حقيقي ولا مال حقيقي.', question: 'هل توافق على هذه الدفعة؟', merchant: 'التاجر', amount: 'المبلغ', card: 'البطاقة',
    plan: 'ينتهي هذا السيناريو بـ', approve: 'موافقة', decline: 'رفض', timeout: 'دعها تنتهي مهلتها', cancel: 'إلغاء والعودة', goOn: 'متابعة', done: 'شكرًا', back: 'العودة إلى المتجر',
    unknown: 'انتهت صلاحية هذه الصفحة أو لم تُطلب قط.',
  },
};

function supported(language: string): string {
  const base = language.toLowerCase().split('-')[0] ?? 'en';
  return Object.hasOwn(CATALOGUE, base) ? base : 'en';
}

function wordsFor(language: string): Words {
  const words = CATALOGUE[supported(language)];
  if (words === undefined) throw new Error('BUG: no English');
  return words;
}
