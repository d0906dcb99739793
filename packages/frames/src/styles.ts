import { STYLE_PROPERTIES, isStyleValue, styleOf } from '@railyard/client-core/frames';

const PROPERTIES: ReadonlySet<string> = new Set(STYLE_PROPERTIES);

type State = Readonly<Record<'focus' | 'invalid' | 'valid' | 'autofill', boolean>>;

/** `--focus-color` is the colour in the state `focus`, `--color` that in all of them. */
export function applyStyles(
  input: HTMLInputElement,
  styles: readonly (readonly [string, string])[],
  now: State,
): void {
  const applied = new Map<string, string>();
  const inState = new Map<string, string>();

  for (const [name, given] of styles) {
    const value = String(given);
    if (!isStyleValue(value)) continue;
    const { state, property } = styleOf(name);
    if (!PROPERTIES.has(property)) continue;
    if (state === 'placeholder' || state === 'hover')
      document.documentElement.style.setProperty(`--${state}-${property}`, value);
    else if (state === undefined) applied.set(property, value);
    else if (now[state]) inState.set(property, value);
  }
  for (const property of PROPERTIES) {
    const value = inState.get(property) ?? applied.get(property);
    if (value === undefined) input.style.removeProperty(property);
    else input.style.setProperty(property, value);
  }
}
