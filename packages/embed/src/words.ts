const NOT_LOADED: Readonly<Record<string, string>> = {
  en: 'The checkout could not be loaded. Please reload the page, or contact the shop.',
  es: 'No se pudo cargar el pago. Vuelva a cargar la página o contacte con la tienda.',
  pt: 'Não foi possível carregar o pagamento. Recarregue a página ou fale com a loja.',
  fr: 'Le paiement n’a pas pu être chargé. Rechargez la page ou contactez la boutique.',
  de: 'Die Kasse konnte nicht geladen werden. Bitte laden Sie die Seite neu, oder wenden Sie sich an den Shop.',
  ar: 'تعذّر تحميل صفحة الدفع. يرجى إعادة تحميل الصفحة أو التواصل مع المتجر.',
};

/** Language, direction and text of what a buyer is told where there is no checkout. */
export function notLoaded(locale: string): [lang: string, dir: string, text: string] {
  const wanted = locale.slice(0, 2).toLowerCase();
  const lang = Object.hasOwn(NOT_LOADED, wanted) ? wanted : 'en';
  return [lang, lang === 'ar' ? 'rtl' : 'ltr', NOT_LOADED[lang] ?? ''];
}
