import { currencies, numericOf } from '../../../server/domain/currency.ts';
import { type Language, languageFor } from '../../../server/design/language.ts';
import { button, htmlOf, facts, hiddenInput, leftToRight } from '../../../server/design/markup.ts';
import { moneyText } from '../../../server/design/money-text.ts';
import { type Page, buyerPage } from '../../../server/design/page.ts';
import { COMMON_ROWS, catalogue } from '../../../server/design/words.ts';

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
  const language = languageFor(page.language);
  const words = WORDS[language];
  const carried = [
    hiddenInput('account', page.account),
    hiddenInput('authentication', page.serverTransactionId),
    hiddenInput('acs', page.acsTransactionId),
  ];
  const plan = page.planned === null ? '' : `<p class="soft">${words.plan} <b>${page.planned}</b></p>`;
  const choices =
    page.planned === null
      ? [button('approve', words.approve, 'main'), button('decline', words.decline)]
      : [button('approve', words.goOn, 'main')];
  const quiet = [
    button('cancel', words.cancel, 'quiet'),
    ...(page.planned === null ? [button('timeout', words.timeout, 'quiet')] : []),
  ];
  const rows = facts([
    [words.merchant, htmlOf(page.merchant)],
    [words.amount, leftToRight(amountOf(page, language))],
    [words.card, leftToRight(`•••• ${page.lastFour}`)],
  ]);

  return issuerPage(
    language,
    `<h1>${words.title}</h1>
<p>${words.question}</p>
${rows}${plan}<form method="post" action="challenge/answer">${carried.join('')}
${choices.join('\n')}<div class="pair">${quiet.join('\n')}</div>
</form>`,
    { formTo: "'self'" },
  );
}

/**
 * Sends the browser back with the CRes, by itself where scripts run and by a button where they do not. The
 * CRes only closes the window: it proves nothing.
 */
export function returnPage(page: ChallengePage, result: 'Y' | 'N' | 'timeout' | 'cancel'): Page {
  const language = languageFor(page.language);
  const words = WORDS[language];
  const response = {
    messageType: 'CRes',
    messageVersion: page.version,
    threeDSServerTransID: page.serverTransactionId,
    acsTransID: page.acsTransactionId,
    challengeCompletionInd: 'Y',
    transStatus: result === 'Y' ? 'Y' : 'N',
  };
  const target =
    URL.canParse(page.notificationUrl) && /^https?:$/.test(new URL(page.notificationUrl).protocol)
      ? page.notificationUrl
      : null;
  if (target === null) return messagePage('unknown', page.language);

  const answer = hiddenInput('cres', Buffer.from(JSON.stringify(response)).toString('base64url'));
  return issuerPage(
    language,
    `<h1>${words.done}</h1>
<form method="post" action="${htmlOf(target)}" id="back">${answer}<button class="main">${words.back}</button></form>`,
    { formTo: "'self' http: https:", script: "document.getElementById('back').submit()" },
  );
}

/** Looks at nothing, and sends the frame that nobody sees back. */
export function methodPage(back: string, told: object): Page {
  const data = hiddenInput('threeDSMethodData', Buffer.from(JSON.stringify(told)).toString('base64url'));
  return issuerPage('en', `<form method="post" action="${htmlOf(back)}">${data}</form>`, {
    formTo: "'self' http: https:",
    script: 'document.forms[0].submit()',
  });
}

export function messagePage(message: 'unknown', acceptLanguage: string | null): Page {
  const language = languageFor(acceptLanguage ?? 'en');
  const words = WORDS[language];
  return issuerPage(language, `<h1>${words.title}</h1><p>${words[message]}</p>`, { formTo: "'none'" });
}

function issuerPage(
  language: Language,
  body: string,
  more: Pick<Parameters<typeof buyerPage>[0], 'formTo' | 'script'>,
): Page {
  const { title, test } = WORDS[language];
  return buyerPage({ language, title, test, brand: ISSUER, body, isSmall: true, ...more });
}

/** The issuer is another company than the shop: its pages have a colour of their own. */
const ISSUER = { name: 'Sandbox Bank', color: '#1f4b99', logoUrl: null, shopUrl: null };

function amountOf({ amount, exponent, currencyNumeric }: ChallengePage, language: Language): string {
  const code = currencies.find((currency) => numericOf(currency) === currencyNumeric);
  return code === undefined
    ? `${amount} × 10^-${exponent} ${currencyNumeric}`
    : moneyText(amount, code, language);
}

const WORDS = catalogue({
  title: [
    'Confirm your payment',
    'Confirme su pago',
    'Confirme seu pagamento',
    'Confirmez votre paiement',
    'Zahlung bestätigen',
    'تأكيد الدفع',
  ],
  test: [
    'No real bank, no real money.',
    'Sin banco real ni dinero real.',
    'Sem banco real, sem dinheiro real.',
    'Ni vraie banque ni argent réel.',
    'Keine echte Bank, kein echtes Geld.',
    'لا بنك حقيقي ولا مال حقيقي.',
  ],
  question: [
    'Do you approve this payment?',
    '¿Aprueba este pago?',
    'Você aprova este pagamento?',
    'Approuvez-vous ce paiement ?',
    'Geben Sie diese Zahlung frei?',
    'هل توافق على هذه الدفعة؟',
  ],
  merchant: ['Merchant', 'Comercio', 'Loja', 'Commerçant', 'Händler', 'التاجر'],
  amount: COMMON_ROWS.amount,
  card: COMMON_ROWS.card,
  plan: [
    'This scenario ends with',
    'Este caso termina con',
    'Este cenário termina com',
    'Ce scénario se termine par',
    'Dieses Szenario endet mit',
    'ينتهي هذا السيناريو بـ',
  ],
  approve: ['Approve', 'Aprobar', 'Aprovar', 'Approuver', 'Freigeben', 'موافقة'],
  decline: COMMON_ROWS.decline,
  timeout: [
    'Test: time out',
    'Prueba: caducar',
    'Teste: expirar',
    'Test : expirer',
    'Test: Zeit ablaufen',
    'اختبار: انتهاء المهلة',
  ],
  cancel: COMMON_ROWS.cancel,
  goOn: COMMON_ROWS.goOn,
  done: COMMON_ROWS.thanks,
  back: COMMON_ROWS.back,
  unknown: [
    'This page has expired, or was never asked for.',
    'Esta página ha caducado o nunca se pidió.',
    'Esta página expirou ou nunca foi pedida.',
    'Cette page a expiré ou n’a jamais été demandée.',
    'Diese Seite ist abgelaufen oder wurde nie angefordert.',
    'انتهت صلاحية هذه الصفحة أو لم تُطلب قط.',
  ],
});
