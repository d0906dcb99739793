import { type FieldOptions, SecureFields } from '../../secure-fields/src/index.ts';

/** The card form of the hosted page. Every other way to pay is a plain form. */
const section = element<HTMLElement>('card');
const form = element<HTMLFormElement>('card-form');
const pay = element<HTMLButtonElement>('pay');
const error = element<HTMLParagraphElement>('card-error');
const { wait = '', fault = '', locale = 'en' } = section.dataset;

function element<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`BUG: the page has no #${id}`);
  return found as Kind;
}

async function start(): Promise<void> {
  const answer = await fetch(`${window.location.pathname}/session`, { method: 'POST' });
  if (!answer.ok) throw new Error('no session');
  const { session: sessionId, frameUrl } = (await answer.json()) as { session: string; frameUrl: string };
  const fields = new SecureFields({ sessionId, frameUrl, locale, autoAdvance: true });
  const ink = getComputedStyle(document.body).color;
  const look: FieldOptions = { styles: { color: ink } };
  fields.addCardNumberField('#number', { ...look, showSchemeIcons: true });
  fields.addExpiryDateField('#expiryDate', { ...look, placeholder: 'MM / YY' });
  fields.addSecurityCodeField('#securityCode', look);
  fields.addEventListener('load-error', () => say(fault));
  fields.addEventListener('card-vault-failure', ({ buyerMessage }) => {
    say(buyerMessage);
    pay.disabled = false;
    pay.textContent = label;
  });
  fields.addEventListener('card-vault-success', () => {
    const input = form.elements.namedItem('session');
    if (input instanceof HTMLInputElement) input.value = sessionId;
    form.submit();
  });
  const label = pay.textContent ?? '';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    say('');
    pay.disabled = true;
    pay.textContent = wait;
    fields.submit();
  });
}

function say(text: string): void {
  error.textContent = text;
}

section.hidden = false;
element('no-script').hidden = true;
start().catch(() => say(fault));
