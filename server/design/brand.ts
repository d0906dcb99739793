/** How a merchant's pages look: what of it the merchant account says. */
export type Brand = Readonly<{
  name: string;
  /** `#rrggbb`; null: none. */
  color: string | null;
  logoUrl: string | null;
  shopUrl: string | null;
}>;

/**
 * The colour of what can be pressed, and that of the words on it: whichever of black and white reads better. A brand
 * without a colour has the page's ink, which suits any logo.
 */
export function accentOf(brand: Brand | null): Readonly<{ accent: string; onAccent: string }> {
  const color = brand?.color ?? '';
  if (!/^#[0-9a-f]{6}$/i.test(color)) return { accent: 'var(--ink)', onAccent: 'var(--paper)' };
  return { accent: color, onAccent: luminanceOf(color) > 0.179 ? '#000000' : '#ffffff' };
}

/** WCAG's relative luminance. At 0.179 black and white have the same contrast, of 4.58 to 1. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
