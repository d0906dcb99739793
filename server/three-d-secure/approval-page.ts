import type { Currency } from '../domain/currency.ts';
import { htmlOf, facts, hiddenInput, leftToRight } from '../design/markup.ts';
import { endMark } from '../design/marks.ts';
import { moneyText } from '../design/money-text.ts';
import { type Page, buyerPage } from '../design/page.ts';
import { COMMON_ROWS, catalogue } from '../design/words.ts';
import type { Look } from '../front-end/look.ts';

export type { Page } from '../design/page.ts';

/** What is being approved, as far as it is known. */
export type ApprovedPayment = Readonly<{ amount: bigint; currency: Currency; lastFour: string }>;

/**
 * Tells the buyer's browser to ask us to go on: by itself where scripts run, which also tells the screen's
 * measures, and by a button where they do not.
 */
export function askPage(look: Look, approving: ApprovedPayment | null): Page {
  const words = APPROVAL_WORDS[look.language];
  const fields = ['color_depth', 'screen_height', 'screen_width', 'time_zone_minutes', 'java_enabled']
    .map((name) => `<input type="hidden" name="${name}">`)
    .join('');
  const script =
    'const ' +
    'f=document.forms[0];f.color_depth.value=screen.colorDepth;f.screen_height.value=screen.height;' +
    'f.screen_width.value=screen.width;f.time_zone_minutes.value=new ' +
    `Date().getTimezoneOffset();f.java_enabled.value='false';f.submit()`;

  return passingPage(
    look,
    words.checking,
    approving,
    `<form method="post">${fields}<button class="main">${words.goOn}</button></form>`,
    script,
  );
}

/** The issuer looks at the browser in a frame that nobody sees, for ten seconds at most; then the page goes on. */
export function methodPage(
  look: Look,
  approving: ApprovedPayment | null,
  { url, data, form }: Readonly<{ url: string; data: string; form: URLSearchParams }>,
): Page {
  const words = APPROVAL_WORDS[look.language];
  const again = [...form].map(([name, value]) => hiddenInput(name, value)).join('');
  return passingPage(
    look,
    words.checking,
    approving,
    `<iframe name="look" title="" aria-hidden="true" tabindex="-1" hidden></iframe>
<form method="post" action="${htmlOf(url)}" target="look">${hiddenInput('threeDSMethodData', data)}</form>
<form method="post">${again}${hiddenInput('method', 'N')}<button class="main">${words.goOn}</button></form>`,
    LOOKING,
    ['frame-src http: https:'],
  );
}

const LOOK_MS = 10_000;
const LOOKING = `const [asked, goOn] = document.forms; let isOver = false;
const end = (looked) => { if (isOver) return; isOver = true; goOn.elements.method.value = looked; goOn.submit(); };
addEventListener('message', ({ origin, source, data }) => {
if (origin === location.origin && source === frames.look && data === 'three-d-secure-method') end('Y'); });
setTimeout(() => end('N'), ${LOOK_MS}); asked.submit();`;

/** What the issuer's frame comes back to: tells the page around it. */
export function methodEndPage(look: Look): Page {
  return buyerPage({
    ...look,
    title: APPROVAL_WORDS[look.language].title,
    body: '',
    script: `parent.postMessage('three-d-secure-method', location.origin)`,
    formTo: "'none'",
  });
}

/** Takes the buyer to the issuer's page, with the CReq. */
export function challengePage(
  look: Look,
  approving: ApprovedPayment | null,
  acsUrl: string,
  request: string,
): Page {
  const words = APPROVAL_WORDS[look.language];
  return passingPage(
    look,
    words.bank,
    approving,
    `<form method="post" action="${htmlOf(acsUrl)}">${hiddenInput('creq', request)}<button ` +
      `class="main">${words.goOn}</button></form>`,
    'document.forms[0].submit()',
  );
}

/** A page that goes on by itself, and says what it is about meanwhile. */
function passingPage(
  look: Look,
  headline: string,
  approving: ApprovedPayment | null,
  form: string,
  script: string,
  policy: readonly string[] = [],
): Page {
  const words = APPROVAL_WORDS[look.language];
  return buyerPage({
    ...look,
    title: words.title,
    body:
      `<h1>${headline}</h1>${paymentText(look, approving)}<div class="spinner" ` +
      `role="presentation"></div><p class="soft">${words.wait}</p>${form}`,
    script,
    formTo: "'self' http: https:",
    policy,
  });
}

function paymentText(look: Look, approving: ApprovedPayment | null): string {
  if (approving === null) return '';
  const { amount, currency, lastFour } = approving;
  const words = APPROVAL_WORDS[look.language];
  const card = lastFour === '' ? '' : facts([[words.card, leftToRight(`•••• ${lastFour}`)]]);
  const money =
    amount === 0n ? '' : `<p class="amount">${leftToRight(moneyText(amount, currency, look.language))}</p>`;
  return money + card;
}

/** The end of the way where the browser is sent nowhere; `back` leads to the shop where it has an address. */
export function messagePage(look: Look, message: 'unknown' | 'done' | 'not_done' | 'answered'): Page {
  const words = APPROVAL_WORDS[look.language];
  const back = look.brand?.shopUrl ?? null;
  return buyerPage({
    ...look,
    title: words.title,
    body: `${endMark(ENDS[message])}<h1>${words[message]}</h1><p>${words.close}</p>`,
    formTo: "'none'",
    back,
  });
}

const ENDS = { unknown: 'over', done: 'done', not_done: 'over', answered: 'done' } as const;

export const APPROVAL_WORDS = catalogue({
  title: [
    'Payment approval',
    'Aprobación del pago',
    'Aprovação do pagamento',
    'Approbation du paiement',
    'Zahlungsfreigabe',
    'الموافقة على الدفع',
  ],
  checking: [
    'Checking your payment',
    'Comprobando su pago',
    'Verificando seu pagamento',
    'Vérification de votre paiement',
    'Ihre Zahlung wird geprüft',
    'جارٍ التحقق من دفعتك',
  ],
  bank: [
    'Going to your bank',
    'Le llevamos a su banco',
    'Indo para o seu banco',
    'Vers votre banque',
    'Weiter zu Ihrer Bank',
    'الانتقال إلى مصرفك',
  ],
  wait: [
    'This takes a moment. If nothing happens, press the button.',
    'Tardará un momento. Si no ocurre nada, pulse el botón.',
    'Só um momento. Se nada acontecer, pressione o botão.',
    'Un instant. Si rien ne se passe, appuyez sur le bouton.',
    'Einen Augenblick. Wenn nichts geschieht, drücken Sie den Knopf.',
    'لحظة من فضلك. إذا لم يحدث شيء فاضغط الزر.',
  ],
  goOn: COMMON_ROWS.goOn,
  card: COMMON_ROWS.card,
  unknown: [
    'This approval has ended or does not exist.',
    'Esta aprobación ha terminado o no existe.',
    'Esta aprovação terminou ou não existe.',
    'Cette approbation est terminée ou n’existe pas.',
    'Diese Freigabe ist beendet oder gibt es nicht.',
    'انتهت هذه الموافقة أو أنها غير موجودة.',
  ],
  done: [
    'Your card was confirmed.',
    'Su tarjeta fue confirmada.',
    'Seu cartão foi confirmado.',
    'Votre carte a été confirmée.',
    'Ihre Karte wurde bestätigt.',
    'تم تأكيد بطاقتك.',
  ],
  not_done: [
    'Your card was not confirmed.',
    'Su tarjeta no fue confirmada.',
    'Seu cartão não foi confirmado.',
    'Votre carte n’a pas été confirmée.',
    'Ihre Karte wurde nicht bestätigt.',
    'لم يتم تأكيد بطاقتك.',
  ],
  answered: [
    'Your answer was received.',
    'Hemos recibido su respuesta.',
    'Sua resposta foi recebida.',
    'Votre réponse a été reçue.',
    'Ihre Antwort ist angekommen.',
    'تم استلام ردك.',
  ],
  close: COMMON_ROWS.close,
});
