import { facts, leftToRight } from '../../design/markup.ts';
import { moneyText, timeMarkup } from '../../design/money-text.ts';
import { type Page, buyerPage, copyableText } from '../../design/page.ts';
import { qrSvg } from '../../design/qr-code.ts';
import { catalogue } from '../../design/words.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { Look } from '../../front-end/look.ts';
import { currencyOf } from '../request/transaction-row.ts';

/** More than a QR code of ours holds is shown as text alone. */
const QR_BYTES_MAX = 666;

/**
 * The code that the buyer pays by elsewhere, where the processor has no page of it and this is where the buyer was
 * sent. Null: there is nothing to show.
 */
export function codePage(look: Look, transaction: TransactionRow, here: string | null): Page | null {
  const next = objectOf(transaction.next_action);
  const code = textAt(next, 'reference');
  if (next?.['kind'] !== 'display' || code === null || next['url'] !== here) return null;

  const words = CODE_WORDS[look.language];
  const amount = moneyText(transaction.amount, currencyOf(transaction.currency), look.language);
  const isQr = next['picture'] === 'qr' && Buffer.byteLength(code) <= QR_BYTES_MAX;
  const until = textAt(next, 'expiresAt');
  const time = until === null || Number.isNaN(Date.parse(until)) ? '' : timeMarkup(until, look.language);
  return buyerPage({
    ...look,
    title: words.title,
    body:
      `<h1>${words.title}</h1><p class="amount">${leftToRight(amount)}</p>` +
      `<p>${isQr ? words.scan : words.enter}</p>${isQr ? `<div class="picture">${qrSvg(code)}</div>` : ''}` +
      copyableText('code', code, look.language) +
      (time === '' ? '' : facts([[words.until, time]])) +
      `<p class="soft">${words.after}</p>`,
    formTo: "'none'",
    back: look.brand?.shopUrl ?? null,
  });
}

export const CODE_WORDS = catalogue({
  title: [
    'Pay with this code',
    'Pague con este código',
    'Pague com este código',
    'Payez avec ce code',
    'Mit diesem Code bezahlen',
    'ادفع بهذا الرمز',
  ],
  scan: [
    'Scan it in your bank’s app, or copy the text below it.',
    'Escanéelo en la aplicación de su banco, o copie el texto de abajo.',
    'Escaneie no aplicativo do seu banco ou copie o texto abaixo.',
    'Scannez-le dans l’application de votre banque, ou copiez le texte ci-dessous.',
    'Scannen Sie ihn in der App Ihrer Bank, oder kopieren Sie den Text darunter.',
    'امسحه في تطبيق مصرفك أو انسخ النص أسفله.',
  ],
  enter: [
    'Give it at the checkout or enter it in your bank’s app.',
    'Indíquelo en la caja o introdúzcalo en la aplicación de su banco.',
    'Informe no caixa ou digite no aplicativo do seu banco.',
    'Donnez-le à la caisse ou saisissez-le dans l’application de votre banque.',
    'Nennen Sie ihn an der Kasse oder geben Sie ihn in der App Ihrer Bank ein.',
    'قدّمه عند الصندوق أو أدخله في تطبيق مصرفك.',
  ],
  until: ['Valid until', 'Válido hasta', 'Válido até', 'Valable jusqu’au', 'Gültig bis', 'صالح حتى'],
  after: [
    'Once you have paid, the shop is told. Load this page again to go back to it.',
    'Cuando haya pagado se avisará a la tienda. Vuelva a cargar esta página para regresar a ella.',
    'Depois do pagamento a loja será avisada. Recarregue esta página para voltar a ela.',
    'Une fois le paiement fait, la boutique est prévenue. Rechargez cette page pour y revenir.',
    'Sobald Sie bezahlt haben, erfährt es der Shop. Laden Sie diese Seite neu, um dorthin zurückzukehren.',
    'بعد الدفع يُبلَّغ المتجر. أعد تحميل هذه الصفحة للعودة إليه.',
  ],
});
