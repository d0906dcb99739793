import { randomToken } from '../../machine/entropy.ts';
import { currencies, numericOf } from '../../domain/currency.ts';
import { type Page, amountText, button, escaped, field, testPage } from '../page.ts';

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

/**
 * The issuer's question. Works without JavaScript, fits the smallest challenge window (250 × 400), says that
 * it is a test, and loads nothing.
 */
export function challengePage(page: ChallengePage): Page {
  const words = wordsFor(page.language);
  const hidden = {
    account: page.account,
    authentication: page.serverTransactionId,
    acs: page.acsTransactionId,
  };
  const plan = page.planned === null ? '' : `<p class="plan">${words.plan} <b>${page.planned}</b></p>`;
  const choices =
    page.planned === null
      ? [
          button('approve', words.approve, 'main'),
          button('decline', words.decline),
          button('timeout', words.timeout),
        ]
      : [button('approve', words.goOn, 'main')];
  return testPage(
    words,
    `<h1>${words.title}</h1>
<p>${words.question}</p>
<dl><dt>${words.merchant}</dt><dd>${escaped(page.merchant)}</dd><dt>${words.amount}</dt><dd><bdi dir="ltr">${escaped(amountOf(page))}</bdi></dd><dt>${words.card}</dt><dd><bdi dir="ltr">•••• ${escaped(page.lastFour)}</bdi></dd></dl>
${plan}<form method="post" action="challenge/answer">${Object.entries(hidden)
      .map(([name, value]) => field(name, value))
      .join('')}
${[...choices, button('cancel', words.cancel, 'quiet')].join('\n')}
</form>`,
    { formTo: "'self'", script: null },
  );
}

/**
 * Sends the browser back with the CRes, by itself where scripts run and by a button where they do not. The
 * CRes only closes the window: it proves nothing.
 */
export function returnPage(page: ChallengePage, result: 'Y' | 'N' | 'timeout' | 'cancel'): Page {
  const words = wordsFor(page.language);
  const response = {
    messageType: 'CRes',
    messageVersion: page.version,
    threeDSServerTransID: page.serverTransactionId,
    acsTransID: page.acsTransactionId,
    challengeCompletionInd: 'Y',
    transStatus: result === 'Y' ? 'Y' : 'N',
  };
  const nonce = randomToken(16);
  const target =
    URL.canParse(page.notificationUrl) && /^https?:$/.test(new URL(page.notificationUrl).protocol)
      ? page.notificationUrl
      : null;
  if (target === null) return messagePage('unknown', page.language);
  return testPage(
    words,
    `<h1>${words.done}</h1>
<form method="post" action="${escaped(target)}" id="back">${field('cres', Buffer.from(JSON.stringify(response)).toString('base64url'))}<button class="main">${words.back}</button></form>
<script nonce="${nonce}">document.getElementById('back').submit()</script>`,
    { formTo: "'self' http: https:", script: nonce },
  );
}

export function messagePage(message: 'unknown', language: string | null): Page {
  const words = wordsFor(language ?? 'en');
  return testPage(words, `<h1>${words.title}</h1><p>${words[message]}</p>`, {
    formTo: "'none'",
    script: null,
  });
}

function amountOf({ amount, exponent, currencyNumeric, language }: ChallengePage): string {
  const code = currencies.find((currency) => numericOf(currency) === currencyNumeric) ?? currencyNumeric;
  return amountText({ amount, exponent, code, language: supported(language) });
}

type Words = Readonly<
  Record<
    | 'lang'
    | 'dir'
    | 'title'
    | 'test'
    | 'question'
    | 'merchant'
    | 'amount'
    | 'card'
    | 'plan'
    | 'approve'
    | 'decline'
    | 'timeout'
    | 'cancel'
    | 'goOn'
    | 'done'
    | 'back'
    | 'unknown',
    string
  >
>;

const CATALOGUE: Readonly<Record<string, Words>> = {
  en: {
    lang: 'en',
    dir: 'ltr',
    title: 'Confirm your payment',
    test: 'No real bank, no real money.',
    question: 'Do you approve this payment?',
    merchant: 'Merchant',
    amount: 'Amount',
    card: 'Card',
    plan: 'This scenario ends with',
    approve: 'Approve',
    decline: 'Decline',
    timeout: 'Let it time out',
    cancel: 'Cancel and go back',
    goOn: 'Continue',
    done: 'Thank you',
    back: 'Back to the shop',
    unknown: 'This page has expired, or was never asked for.',
  },
  es: {
    lang: 'es',
    dir: 'ltr',
    title: 'Confirme su pago',
    test: 'Sin banco real ni dinero real.',
    question: '¿Aprueba este pago?',
    merchant: 'Comercio',
    amount: 'Importe',
    card: 'Tarjeta',
    plan: 'Este caso termina con',
    approve: 'Aprobar',
    decline: 'Rechazar',
    timeout: 'Dejar que caduque',
    cancel: 'Cancelar y volver',
    goOn: 'Continuar',
    done: 'Gracias',
    back: 'Volver a la tienda',
    unknown: 'Esta página ha caducado o nunca se pidió.',
  },
  fr: {
    lang: 'fr',
    dir: 'ltr',
    title: 'Confirmez votre paiement',
    test: 'Ni vraie banque ni argent réel.',
    question: 'Approuvez-vous ce paiement ?',
    merchant: 'Commerçant',
    amount: 'Montant',
    card: 'Carte',
    plan: 'Ce scénario se termine par',
    approve: 'Approuver',
    decline: 'Refuser',
    timeout: 'Laisser expirer',
    cancel: 'Annuler et revenir',
    goOn: 'Continuer',
    done: 'Merci',
    back: 'Retour à la boutique',
    unknown: 'Cette page a expiré ou n’a jamais été demandée.',
  },
  de: {
    lang: 'de',
    dir: 'ltr',
    title: 'Zahlung bestätigen',
    test: 'Keine echte Bank, kein echtes Geld.',
    question: 'Geben Sie diese Zahlung frei?',
    merchant: 'Händler',
    amount: 'Betrag',
    card: 'Karte',
    plan: 'Dieses Szenario endet mit',
    approve: 'Freigeben',
    decline: 'Ablehnen',
    timeout: 'Ablaufen lassen',
    cancel: 'Abbrechen und zurück',
    goOn: 'Weiter',
    done: 'Danke',
    back: 'Zurück zum Shop',
    unknown: 'Diese Seite ist abgelaufen oder wurde nie angefordert.',
  },
  ar: {
    lang: 'ar',
    dir: 'rtl',
    title: 'تأكيد الدفع',
    test: 'لا بنك حقيقي ولا مال حقيقي.',
    question: 'هل توافق على هذه الدفعة؟',
    merchant: 'التاجر',
    amount: 'المبلغ',
    card: 'البطاقة',
    plan: 'ينتهي هذا السيناريو بـ',
    approve: 'موافقة',
    decline: 'رفض',
    timeout: 'دعها تنتهي مهلتها',
    cancel: 'إلغاء والعودة',
    goOn: 'متابعة',
    done: 'شكرًا',
    back: 'العودة إلى المتجر',
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
