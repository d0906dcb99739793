import { wordsOf } from '../../words/words.ts';

/** Words about receipts by e-mail. */
export const RECEIPT = wordsOf({
  receipts: { en: 'Receipts', es: 'Recibos', pt: 'Recibos', fr: 'Reçus', de: 'Quittungen', ar: 'الإيصالات' },
  send: {
    en: 'Send a receipt',
    es: 'Enviar un recibo',
    pt: 'Enviar um recibo',
    fr: 'Envoyer un reçu',
    de: 'Quittung senden',
    ar: 'إرسال إيصال',
  },
  none: {
    en: 'None was sent.',
    es: 'No se envió ninguno.',
    pt: 'Nenhum foi enviado.',
    fr: 'Aucun n’a été envoyé.',
    de: 'Keine wurde gesendet.',
    ar: 'لم يُرسل أي إيصال.',
  },
  address: {
    en: 'E-mail address',
    es: 'Correo electrónico',
    pt: 'E-mail',
    fr: 'Adresse e-mail',
    de: 'E-Mail-Adresse',
    ar: 'البريد الإلكتروني',
  },
  address_help: {
    en: 'Left empty, it goes to the address of the payment or its buyer.',
    es: 'Vacío: va a la dirección del pago o de su comprador.',
    pt: 'Vazio: vai para o endereço do pagamento ou do comprador.',
    fr: 'Vide : il va à l’adresse du paiement ou de son acheteur.',
    de: 'Leer: an die Adresse der Zahlung oder des Käufers.',
    ar: 'إن تُرك فارغًا أُرسل إلى عنوان الدفعة أو المشتري.',
  },
  asked: {
    en: 'It is being sent.',
    es: 'Se está enviando.',
    pt: 'Está sendo enviado.',
    fr: 'Il est en cours d’envoi.',
    de: 'Sie wird gesendet.',
    ar: 'جارٍ إرساله.',
  },
  pending: { en: 'Waiting', es: 'En espera', pt: 'Em espera', fr: 'En attente', de: 'Wartet', ar: 'بانتظار' },
  sent: { en: 'Sent', es: 'Enviado', pt: 'Enviado', fr: 'Envoyé', de: 'Gesendet', ar: 'أُرسل' },
  failed: {
    en: 'Not sent',
    es: 'No enviado',
    pt: 'Não enviado',
    fr: 'Non envoyé',
    de: 'Nicht gesendet',
    ar: 'لم يُرسل',
  },
  unknown: {
    en: 'Not known',
    es: 'Desconocido',
    pt: 'Desconhecido',
    fr: 'Inconnu',
    de: 'Unbekannt',
    ar: 'غير معروف',
  },
});
