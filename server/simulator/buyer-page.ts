import { exponentOf, parseCurrency } from '../domain/currency.ts';
import type { Payment } from './book.ts';
import { type Page, amountText, button, escaped, testPage } from './page.ts';

/**
 * The provider's page for one payment: what it is about, what it is paid with elsewhere, and the buttons for
 * what the buyer can do here.
 */
export function buyerPage(
  rules: Readonly<{ id: string; buttons: Readonly<Record<string, string>>; page?(payment: Payment): string }>,
  payment: Payment,
): Page {
  const { state, asked } = payment.details;
  const isOpen = state === 'created' || state === 'open';
  const buttons = Object.entries(rules.buttons).map(([act, label], index) =>
    button(act, escaped(label), index === 0 ? 'main' : '', 'act'),
  );
  const currency = parseCurrency(payment.currency);
  const amount =
    currency === null
      ? asked
      : amountText({ amount: BigInt(asked), exponent: exponentOf(currency), code: currency, language: 'en' });
  return testPage(
    WORDS,
    `<h1>${escaped(rules.id)}</h1>
<dl><dt>Amount</dt><dd>${escaped(amount)}</dd><dt>State</dt><dd>${escaped(state)}</dd></dl>
${isOpen ? `${rules.page?.(payment) ?? ''}<form method="post">${buttons.join('\n')}</form>` : '<p>You can close this window.</p>'}`,
    // Browsers hold the redirects after a form to this as well, and the shop is anywhere.
    { formTo: "'self' http: https:", script: null },
  );
}

export function missingPage(): Page {
  return testPage(WORDS, `<h1>${WORDS.title}</h1><p>There is no such payment.</p>`, {
    formTo: "'none'",
    script: null,
  });
}

const WORDS = { lang: 'en', dir: 'ltr', title: 'Your payment', test: 'No real money.' } as const;
