/** How a merchant's pages look: what of it the merchant account says. */
export type Brand = Readonly<{
  name: string;
  /** `#rrggbb`; null: our own. */
  color: string | null;
  logoUrl: string | null;
  shopUrl: string | null;
}>;

const ACCENT = '#14532d';

/** The colour of what can be pressed, and that of the words on it: whichever of black and white reads better. */
export function accentOf(brand: Brand | null): Readonly<{ accent: string; onAccent: string }> {
  const accent = /^#[0-9a-f]{6}$/i.test(brand?.color ?? '') ? (brand?.color ?? ACCENT) : ACCENT;
  return { accent, onAccent: luminanceOf(accent) > 0.179 ? '#000000' : '#ffffff' };
}

/** WCAG's relative luminance. At 0.179 black and white have the same contrast, of 4.58 to 1. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
