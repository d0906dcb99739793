import { randomToken } from '../machine/entropy.ts';

/** A page of the approval flow: complete, without anything from elsewhere. */
export type Page = Readonly<{ html: string; policy: string }>;

/**
 * Tells the buyer's browser to ask us to go on: by itself where scripts run, which also tells the screen's
 * measures, and by a button where they do not.
 */
export function askPage(language: string): Page {
  const words = wordsFor(language);
  const fields = ['color_depth', 'screen_height', 'screen_width', 'time_zone_minutes', 'java_enabled']
    .map((name) => `<input type="hidden" name="${name}">`)
    .join('');
  const script =
    'const ' +
    'f=document.forms[0];f.color_depth.value=screen.colorDepth;f.screen_height.value=screen.height;f.screen_width.value=screen.width;f.time_zone_minutes.value=new ' +
    `Date().getTimezoneOffset();f.java_enabled.value='false';f.submit()`;
  return document(
    words,
    `<h1>${words.checking}</h1><p>${words.wait}</p><form method="post">${fields}<button>${words.goOn}</button></form>`,
    script,
  );
}

/** Takes the buyer to the issuer's page, with the CReq. */
export function challengePage(language: string, acsUrl: string, request: string): Page {
  const words = wordsFor(language);
  return document(
    words,
    `<h1>${words.bank}</h1><p>${words.wait}</p><form method="post" ` +
      `action="${escaped(acsUrl)}"><input type="hidden" name="creq" ` +
      `value="${escaped(request)}"><button>${words.goOn}</button></form>`,
    'document.forms[0].submit()',
  );
}

export function messagePage(language: string, message: 'unknown' | 'done' | 'not_done' | 'answered'): Page {
  const words = wordsFor(language);
  return document(words, `<h1>${words[message]}</h1><p>${words.close}</p>`, null);
}

function document(words: Words, body: string, script: string | null): Page {
  const nonce = randomToken(16);
  const html = `<!doctype html>
<html lang="${words.lang}" dir="${words.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><main>${body}</main>${script === null ? '' : `<script nonce="${nonce}">${script}</script>`}</body>
</html>`;
  const policy = [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "form-action 'self' https: http:",
    `base-uri 'none'`,
  ].join('; ');
  return { html, policy };
}

const STYLE = `
body{margin:0;font:16px/1.4 system-ui,sans-serif;color:#1a1a1a;background:#fff}
main{max-width:28em;margin:0 auto;padding:16px 12px;text-align:center}
h1{font-size:20px;margin:8px 0}
button{min-height:44px;padding:8px 24px;font:inherit;font-weight:600;color:#fff;background:#14532d;border:0;border-radius:6px;cursor:pointer}
button:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
`;

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

type Words = Readonly<
  Record<
    | 'lang'
    | 'dir'
    | 'title'
    | 'checking'
    | 'bank'
    | 'wait'
    | 'goOn'
    | 'unknown'
    | 'done'
    | 'not_done'
    | 'answered'
    | 'close',
    string
  >
>;

const CATALOGUE: Readonly<Record<string, Words>> = {
  en: {
    lang: 'en',
    dir: 'ltr',
    title: 'Payment approval',
    checking: 'Checking your payment',
    bank: 'Going to your bank',
    wait: 'This takes a moment. If nothing happens, press the button.',
    goOn: 'Continue',
    unknown: 'This approval has ended or does not exist.',
    done: 'Your card was confirmed.',
    not_done: 'Your card was not confirmed.',
    answered: 'Your answer was received.',
    close: 'You can close this window.',
  },
  es: {
    lang: 'es',
    dir: 'ltr',
    title: 'Aprobación del pago',
    checking: 'Comprobando su pago',
    bank: 'Le llevamos a su banco',
    wait: 'Tardará un momento. Si no ocurre nada, pulse el botón.',
    goOn: 'Continuar',
    unknown: 'Esta aprobación ha terminado o no existe.',
    done: 'Su tarjeta fue confirmada.',
    not_done: 'Su tarjeta no fue confirmada.',
    answered: 'Hemos recibido su respuesta.',
    close: 'Puede cerrar esta ventana.',
  },
  fr: {
    lang: 'fr',
    dir: 'ltr',
    title: 'Approbation du paiement',
    checking: 'Vérification de votre paiement',
    bank: 'Vers votre banque',
    wait: 'Un instant. Si rien ne se passe, appuyez sur le bouton.',
    goOn: 'Continuer',
    unknown: 'Cette approbation est terminée ou n’existe pas.',
    done: 'Votre carte a été confirmée.',
    not_done: 'Votre carte n’a pas été confirmée.',
    answered: 'Votre réponse a été reçue.',
    close: 'Vous pouvez fermer cette fenêtre.',
  },
  de: {
    lang: 'de',
    dir: 'ltr',
    title: 'Zahlungsfreigabe',
    checking: 'Ihre Zahlung wird geprüft',
    bank: 'Weiter zu Ihrer Bank',
    wait: 'Einen Augenblick. Wenn nichts geschieht, drücken Sie den Knopf.',
    goOn: 'Weiter',
    unknown: 'Diese Freigabe ist beendet oder gibt es nicht.',
    done: 'Ihre Karte wurde bestätigt.',
    not_done: 'Ihre Karte wurde nicht bestätigt.',
    answered: 'Ihre Antwort ist angekommen.',
    close: 'Sie können dieses Fenster schließen.',
  },
  ar: {
    lang: 'ar',
    dir: 'rtl',
    title: 'الموافقة على الدفع',
    checking: 'جارٍ التحقق من دفعتك',
    bank: 'الانتقال إلى مصرفك',
    wait: 'لحظة من فضلك. إذا لم يحدث شيء فاضغط الزر.',
    goOn: 'متابعة',
    unknown: 'انتهت هذه الموافقة أو أنها غير موجودة.',
    done: 'تم تأكيد بطاقتك.',
    not_done: 'لم يتم تأكيد بطاقتك.',
    answered: 'تم استلام ردك.',
    close: 'يمكنك إغلاق هذه النافذة.',
  },
};

/** The first language of an `Accept-Language` header, or a tag, that there are words for. */
export function wordsFor(language: string): Words {
  for (const part of language.toLowerCase().split(',')) {
    const words = CATALOGUE[/^\s*([a-z]{2})/.exec(part)?.[1] ?? ''];
    if (words !== undefined) return words;
  }
  return CATALOGUE['en'] ?? fail();
}

function fail(): never {
  throw new Error('BUG: no English');
}
