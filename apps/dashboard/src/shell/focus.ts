import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that is busy takes no second press, and a browser takes the focus from it meanwhile: whoever pressed it by a
 * key would begin at the top of the page again. It gets the focus back, unless it has gone elsewhere.
 */
export function keepFocus(): void {
  let pressed: Element | null = null;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLButtonElement)) continue;
      if (target.disabled && target === document.activeElement) pressed = target;
      else if (!target.disabled && target === pressed) {
        pressed = null;
        if (hasNoFocus()) target.focus();
      }
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
}

/** What is typed or chosen. */
const TO_FILL_IN = 'input, select, textarea';

/** Nothing in the page has it: a key begins at its top. */
export function hasNoFocus(): boolean {
  return document.activeElement?.matches('body, main') !== false;
}

/**
 * For a form that takes the place of what opened it: its first field has the focus, and once it is gone, what stands in
 * its place: the row that was changed, or the button for another one.
 */
export function useFormFocus(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = form.current?.closest('li');
    const place = form.current?.parentElement;
    form.current?.querySelector<HTMLElement>(TO_FILL_IN)?.focus();
    return () => {
      const button = row?.querySelector('button') ?? [...(place?.querySelectorAll('button') ?? [])].at(-1);
      if (hasNoFocus()) button?.focus();
    };
  }, []);
  return form;
}
