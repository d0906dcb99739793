/**
 * How a field's box looks where the page says nothing: to be seen, and to be seen that it has the caret. `:where` has
 * no weight, so any rule of the page wins.
 */
const DEFAULTS = `
:where(.secure-fields__input){box-sizing:border-box;height:48px;border:1px solid #8a9099;border-radius:6px;
  background:#fff;color-scheme:light}
:where(.secure-fields__input--with-message){height:72px}
:where(.secure-fields__input[data-secure-fields-invalid]){border-color:#b3261e}
:where(.secure-fields__input[data-secure-fields-focused]){outline:2px solid #1d4ed8;outline-offset:1px}
`;
let sheet: CSSStyleSheet | null = null;

/** By the object model: no policy of the page is asked. */
export function styleBoxes(box: Element): void {
  const root = box.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot) || !('adoptedStyleSheets' in root)) return;
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(DEFAULTS);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
}
