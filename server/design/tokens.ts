/** Colours by what they are for; the pages' styles and contract/design.json are made of them. */
export const COLORS = {
  light: {
    ink: '#16191d',
    'soft-ink': '#5a626b',
    paper: '#fff',
    tint: '#f8f9fa',
    ground: '#f1f3f5',
    line: '#8a9099',
    'soft-line': '#e3e6e9',
    bad: '#b3261e',
    'bad-ground': '#fdf1f0',
    good: '#14632f',
    'good-ground': '#e9f6ee',
    focus: '#1d4ed8',
  },
  dark: {
    ink: '#f2f4f6',
    'soft-ink': '#aab2bb',
    paper: '#1a1d21',
    tint: '#16181c',
    ground: '#0e1012',
    line: '#7d858e',
    'soft-line': '#30353b',
    bad: '#ff9d94',
    'bad-ground': '#2c1917',
    good: '#7fd69a',
    'good-ground': '#16291d',
    focus: '#8ab4ff',
  },
} as const;

/** Corners of what has a border, in pixels. */
export const RADIUS_PX = 10;
/** How high what can be pressed is: a button, and the least of anything. */
export const PRESSABLE_PX = { button: 48, least: 44 } as const;
/** Running text; `line` is a factor. */
export const TEXT = {
  family: "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  sizePx: 16,
  line: 1.5,
} as const;
