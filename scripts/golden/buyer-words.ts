import { FRAME_WORDS } from '../../server/api/pages/frame-words.ts';
import { PAY_WORDS } from '../../server/api/pages/pay-words.ts';
import { languageFor } from '../../server/design/language.ts';
import { LANGUAGES } from '../../server/domain/language-tag.ts';
import { catalogue, COMMON_ROWS } from '../../server/design/words.ts';

/** What an app says around the page, in no words of the service's: it has nothing to close, and nobody to wait for. */
const APP_WORDS = catalogue({
  back: COMMON_ROWS.back,
  cancel: COMMON_ROWS.cancel,
  close: ['Close', 'Cerrar', 'Fechar', 'Fermer', 'Schließen', 'إغلاق'],
  tryAgain: [
    'Try again',
    'Reintentar',
    'Tentar de novo',
    'Réessayer',
    'Noch einmal versuchen',
    'حاول مرة أخرى',
  ],
  timedOut: [
    'The time to approve the payment is over. Nothing was charged.',
    'El tiempo para aprobar el pago ha terminado. No se ha cobrado nada.',
    'O tempo para aprovar o pagamento acabou. Nada foi cobrado.',
    'Le délai pour approuver le paiement est écoulé. Rien n’a été débité.',
    'Die Zeit für die Freigabe ist abgelaufen. Es wurde nichts abgebucht.',
    'انتهى وقت الموافقة على الدفعة. لم يُخصم شيء.',
  ],
  notLoaded: [
    'The page could not be loaded.',
    'No se pudo cargar la página.',
    'Não foi possível carregar a página.',
    'La page n’a pas pu être chargée.',
    'Die Seite konnte nicht geladen werden.',
    'تعذّر تحميل الصفحة.',
  ],
  unconfirmed: [
    'It is not known yet whether this payment went through. Do not pay again.',
    'Todavía no se sabe si el pago se realizó. No vuelva a pagar.',
    'Ainda não se sabe se o pagamento foi feito. Não pague de novo.',
    'On ne sait pas encore si le paiement a abouti. Ne payez pas une seconde fois.',
    'Es ist noch nicht bekannt, ob die Zahlung zustande kam. Zahlen Sie nicht noch einmal.',
    'لا يُعرف بعد ما إذا تمت هذه الدفعة. لا تدفع مرة أخرى.',
  ],
  over: [
    'This checkout has expired. Begin again in the shop.',
    'Este pago ha caducado. Empiece de nuevo en la tienda.',
    'Este pagamento expirou. Comece de novo na loja.',
    'Ce paiement a expiré. Recommencez dans la boutique.',
    'Diese Zahlung ist abgelaufen. Beginnen Sie im Shop von vorn.',
    'انتهت صلاحية هذا الدفع. ابدأ من جديد في المتجر.',
  ],
});

const OF_PAGE = [
  'title',
  'pay',
  'wait',
  'declined',
  'cancelled',
  'processing',
  'processingMore',
  'paid',
  'givenBack',
  'lookAgain',
] as const;
const OF_FRAMES = [
  'number',
  'expiryDate',
  'securityCode',
  'postalCode',
  'empty',
  'invalid',
  'incomplete',
  'network',
  'often',
  'refused',
] as const;

/** What is said to a buyer in an app, by language and by what it is for. */
function buyerWords(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        ...Object.fromEntries(OF_PAGE.map((word) => [word, PAY_WORDS[language][word]])),
        ...Object.fromEntries(OF_FRAMES.map((word) => [word, FRAME_WORDS[language][word]])),
        ...APP_WORDS[language],
      },
    ]),
  );
}

const LOCALES = [
  'en',
  'de-AT',
  'pt-BR',
  'PT',
  'fr-CA',
  'ar-EG',
  'es-419',
  'zh-Hant',
  'esperanto',
  '',
  'x',
  'de_DE',
];

/** words.json: every text, and which language a device's is taken for. */
export function wordVectors(): string {
  const words = Object.entries(buyerWords()).map(
    ([language, texts]) => `"${language}": ${JSON.stringify(texts, null, 1)}`,
  );
  const locales = LOCALES.map((locale) => JSON.stringify({ locale, language: languageFor(locale) }));
  return `{\n"words": {\n${words.join(',\n')}\n},\n"locales": [\n${locales.join(',\n')}\n]\n}\n`;
}

/** The same table for packages/client-core, which knows nothing outside itself. */
export function buyerWordsModule(): string {
  const words = Object.entries(buyerWords()).map(([language, texts]) => {
    const rows = Object.entries(texts).map(([word, text]) => wordLine(word, text));
    return [`  ${language}: {`, ...rows, '  },'].join('\n');
  });
  return `// Printed from the words of buyers' pages by \`npm run golden\`: do not edit.
/** What a buyer is told in an app, by language and by what it is for. */
export const BUYER_WORDS = {
${words.join('\n')}
} as const;
`;
}

/** As the formatter writes it. */
function wordLine(word: string, text: string): string {
  const quoted = `'${text.replaceAll("'", "\\'")}'`;
  const line = `    ${word}: ${quoted},`;
  return line.length > 110 ? `    ${word}:\n      ${quoted},` : line;
}
