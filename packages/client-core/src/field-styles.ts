/** What a page may style of a field, and in which states. Everything else is not heard. */
export const STYLE_PROPERTIES = [
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
] as const;
export const STYLE_STATES = ['focus', 'invalid', 'valid', 'autofill', 'placeholder', 'hover'] as const;
export type StyleState = (typeof STYLE_STATES)[number];
const VALUE_LENGTH_MAX = 200;

/** `--focus-color` is the colour in the state `focus`, `--color` that in all of them. */
export function styleOf(name: string): Readonly<{ state: StyleState | undefined; property: string }> {
  const key = name.replace(/^--/, '');
  const state = STYLE_STATES.find((known) => key.startsWith(`${known}-`));
  return { state, property: state === undefined ? key : key.slice(state.length + 1) };
}

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
export function isStyleValue(value: string): boolean {
  if (value.length > VALUE_LENGTH_MAX || /[;:{}\\<>@]|\/\*|\/\//.test(value)) return false;
  return Array.from(value.matchAll(/([\w-]*)\(/g)).every(([, name = '']) =>
    FUNCTIONS.has(name.toLowerCase()),
  );
}
