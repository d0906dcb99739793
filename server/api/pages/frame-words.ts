import { CARD_ROWS, COMMON_ROWS, catalogue } from '../../design/words.ts';

/** What the frames of Secure Fields say to a buyer. */
export const FRAME_WORDS = catalogue({
  ...CARD_ROWS,
  postalCode: ['Postal code', 'Código postal', 'CEP', 'Code postal', 'Postleitzahl', 'الرمز البريدي'],
  empty: [
    'Fill this in.',
    'Complete este campo.',
    'Preencha este campo.',
    'Remplissez ce champ.',
    'Füllen Sie dieses Feld aus.',
    'املأ هذا الحقل.',
  ],
  invalid: [
    'Check this.',
    'Revise este campo.',
    'Verifique este campo.',
    'Vérifiez ce champ.',
    'Prüfen Sie dieses Feld.',
    'تحقق من هذا الحقل.',
  ],
  incomplete: [
    'Check the details of the card.',
    'Revise los datos de la tarjeta.',
    'Verifique os dados do cartão.',
    'Vérifiez les données de la carte.',
    'Prüfen Sie die Angaben zur Karte.',
    'تحقق من بيانات البطاقة.',
  ],
  missing: [
    'The card form was changed. Load the page again.',
    'El formulario ha cambiado. Vuelva a cargar la página.',
    'O formulário mudou. Recarregue a página.',
    'Le formulaire a changé. Rechargez la page.',
    'Das Formular hat sich geändert. Laden Sie die Seite neu.',
    'تغيّر النموذج. أعد تحميل الصفحة.',
  ],
  network: COMMON_ROWS.network,
  often: COMMON_ROWS.often,
  expired: [
    'This form has expired. Load the page again.',
    'Este formulario ha caducado. Vuelva a cargar la página.',
    'Este formulário expirou. Recarregue a página.',
    'Ce formulaire a expiré. Rechargez la page.',
    'Dieses Formular ist abgelaufen. Laden Sie die Seite neu.',
    'انتهت صلاحية هذا النموذج. أعد تحميل الصفحة.',
  ],
  refused: [
    'The card was not taken. Check its details.',
    'La tarjeta no fue aceptada. Revise los datos.',
    'O cartão não foi aceito. Verifique os dados.',
    'La carte n’a pas été acceptée. Vérifiez les données.',
    'Die Karte wurde nicht angenommen. Prüfen Sie die Angaben.',
    'لم تُقبل البطاقة. تحقق من بياناتها.',
  ],
});
