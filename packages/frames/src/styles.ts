/** What a page may style of a field, and in which states. Everything else is not heard. */
const PROPERTIES: ReadonlySet<string> = new Set([
  'background-color',
  'border',
  'border-bottom',
  'border-color',
  'border-radius',
  'border-style',
  'border-width',
  'box-shadow',
  'caret-color',
  'color',
  'cursor',
  'direction',
  'font-family',
  'font-size',
  'font-style',
  'font-variant',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'margin',
  'opacity',
  'outline',
  'padding',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
  'text-shadow',
  'text-transform',
  'transition',
]);
const STATES = ['focus', 'invalid', 'valid', 'autofill', 'placeholder', 'hover'] as const;
const VALUE_LENGTH_MAX = 200;
/** Functions that ask nobody for anything. Every other, and all that an address needs, is not heard. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  ...[
    '',
    'rgb',
    'rgba',
    'hsl',
    'hsla',
    'hwb',
    'lab',
    'lch',
    'oklab',
    'oklch',
    'color',
    'color-mix',
    'light-dark',
  ],
  ...['calc', 'min', 'max', 'clamp', 'cubic-bezier', 'steps', 'linear'],
]);

/** An address would be a request to somebody else. */
function isHarmless(value: string): boolean {
  if (value.length > VALUE_LENGTH_MAX || /[;:{}\\<>@]|\/\*|\/\//.test(value)) return false;
  return Array.from(value.matchAll(/([\w-]*)\(/g)).every(([, name = '']) =>
    FUNCTIONS.has(name.toLowerCase()),
  );
}

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
    const key = name.replace(/^--/, '');
    if (!isHarmless(value)) continue;
    const state = STATES.find((known) => key.startsWith(`${known}-`));
    const property = state === undefined ? key : key.slice(state.length + 1);
    if (!PROPERTIES.has(property)) continue;
    if (state === 'placeholder' || state === 'hover')
      document.documentElement.style.setProperty(`--${key}`, value);
    else if (state === undefined) applied.set(property, value);
    else if (now[state]) inState.set(property, value);
  }
  for (const property of PROPERTIES) {
    const value = inState.get(property) ?? applied.get(property);
    if (value === undefined) input.style.removeProperty(property);
    else input.style.setProperty(property, value);
  }
}
