import { randomToken } from '../machine/entropy.ts';

/** A page of a simulated bank or provider: complete, without anything from elsewhere. */
export type Page = Readonly<{ html: string; policy: string }>;

/**
 * Works without JavaScript, fits the smallest challenge window (250 × 400), says that it is a test, and loads
 * nothing.
 */
export function testPage(
  words: Readonly<Record<'lang' | 'dir' | 'title' | 'test', string>>,
  body: string,
  allow: Readonly<{ formTo: string; script: string | null }>,
): Page {
  const style = randomToken(16);
  const policy = [
    `default-src 'none'`,
    `style-src 'nonce-${style}'`,
    ...(allow.script === null ? [] : [`script-src 'nonce-${allow.script}'`]),
    `form-action ${allow.formTo}`,
    `base-uri 'none'`,
  ].join('; ');
  const html = `<!doctype html>
<html lang="${words.lang}" dir="${words.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title>
<style nonce="${style}">${STYLE}</style></head>
<body><p class="test" role="note"><b>TEST</b> ${words.test}</p><main>${body}</main></body>
</html>`;
  return { html, policy };
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;font:14px/1.35 system-ui,sans-serif;color:#1a1a1a;background:#fff}
.test{margin:0;padding:4px 10px;background:#8a1c1c;color:#fff;font-size:12px}
.test b{letter-spacing:.15em;margin-inline-end:6px}
main{padding:8px 10px;max-width:30em;margin:0 auto}
h1{font-size:16px;margin:4px 0}
p{margin:4px 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 10px;margin:6px 0;padding:6px 8px;background:#f1f3f5;border-radius:4px}
dt{color:#4a4f55}dd{margin:0;font-weight:600;overflow-wrap:anywhere;text-align:end}
.plan{font-size:12px;color:#4a4f55}
svg{display:block;width:100%;height:auto;max-height:200px;margin:6px 0}
code{display:block;margin:6px 0;font-weight:600;overflow-wrap:anywhere;text-align:center}
button{display:block;width:100%;min-height:34px;margin:5px 0 0;padding:4px 8px;font:inherit;color:#1a1a1a;background:#fff;border:1px solid #6b7178;border-radius:4px;cursor:pointer}
button.main{background:#14532d;border-color:#14532d;color:#fff;font-weight:600}
button.quiet{border-color:transparent;text-decoration:underline}
button:focus-visible{outline:3px solid #1d4ed8;outline-offset:1px}
`;

export function button(action: string, label: string, kind = '', name = 'action'): string {
  return `<button name="${name}" value="${action}"${kind === '' ? '' : ` class="${kind}"`}>${label}</button>`;
}

export function field(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escaped(value)}">`;
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The whole amount, grouped as the buyer's language has it: never divided as a number. */
export function amountText({
  amount,
  exponent,
  code,
  language,
}: Readonly<{ amount: bigint; exponent: number; code: string; language: string }>): string {
  const digits = amount.toString().padStart(exponent + 1, '0');
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    numberingSystem: 'latn',
  });
  const exact = exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
  // Intl takes decimal text exactly.
  return `${format.format(exact as Intl.StringNumericLiteral)} ${code}`;
}
