import { wordsOf } from '../words/words.ts';

export const SAVED_VIEW_WORDS = wordsOf({
  views: { en: 'Views', es: 'Vistas', pt: 'Visualizações', fr: 'Vues', de: 'Ansichten', ar: 'العروض' },
  none: {
    en: 'No saved view yet. Filter the list, then give it a name.',
    es: 'Aún no hay vistas. Filtre la lista y póngale nombre.',
    pt: 'Ainda não há visualizações. Filtre a lista e dê um nome.',
    fr: 'Aucune vue. Filtrez la liste, puis nommez-la.',
    de: 'Noch keine Ansicht. Liste filtern, dann benennen.',
    ar: 'لا عروض بعد. صفِّ القائمة ثم سمّها.',
  },
  name: {
    en: 'Save this view as',
    es: 'Guardar esta vista como',
    pt: 'Salvar esta visualização como',
    fr: 'Enregistrer cette vue sous',
    de: 'Diese Ansicht speichern als',
    ar: 'حفظ هذا العرض باسم',
  },
  share: {
    en: 'For everybody of this account',
    es: 'Para todos en esta cuenta',
    pt: 'Para todos nesta conta',
    fr: 'Pour tous sur ce compte',
    de: 'Für alle in diesem Konto',
    ar: 'لكل من في هذا الحساب',
  },
  save: { en: 'Save', es: 'Guardar', pt: 'Salvar', fr: 'Enregistrer', de: 'Speichern', ar: 'حفظ' },
  saved: {
    en: '{name} is saved',
    es: '{name} guardada',
    pt: '{name} salva',
    fr: '{name} enregistrée',
    de: '{name} gespeichert',
    ar: 'حُفظ {name}',
  },
  shared: { en: 'Shared', es: 'Compartida', pt: 'Compartilhada', fr: 'Partagée', de: 'Geteilt', ar: 'مشترك' },
  remove: {
    en: 'Throw {name} away',
    es: 'Descartar {name}',
    pt: 'Descartar {name}',
    fr: 'Jeter {name}',
    de: '{name} verwerfen',
    ar: 'حذف {name}',
  },
});
