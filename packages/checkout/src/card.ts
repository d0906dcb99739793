import { type FieldOptions, type SecureField, SecureFields } from '@railyard/secure-fields';
import { openSession } from './desk.ts';
import { emitEvent } from './parent.ts';
import { find, need, told } from './elements.ts';

/**
 * Takes over the card fields, which `soon.ts` has begun to load. `vaulted`: what was typed is in the session;
 * `stopped`: it is not, and why.
 */
export function startCard(
  vaulted: (session: string) => void,
  stopped: (why: string) => void,
): SecureFields | null {
  if (find('card') === null) return null;
  const { frames = '', form = '', locale = 'en' } = told;
  let { session = '' } = told;
  const fields = new SecureFields({
    async sessionId() {
      if (session === '') ({ session } = await openSession());
      return session;
    },
    frameUrl: frames,
    instance: form,
    locale,
    autoAdvance: true,
  });
  const ink = getComputedStyle(document.body);
  const look: FieldOptions = {
    styles: { color: ink.color, placeholder: { color: ink.getPropertyValue('--soft-ink') } },
  };
  const number = fields.addCardNumberField('#number', { ...look, showSchemeIcons: { coBranded: true } });
  let known: string | null = null;
  number.addEventListener('input', ({ bin = null, schema = null }) => {
    if (bin === known) return;
    known = bin;
    emitEvent('cardDetailsChanged', { bin, scheme: schema });
  });

  const others = {
    expiryDate: fields.addExpiryDateField('#expiryDate', { ...look, placeholder: 'MM / YY' }),
    securityCode: fields.addSecurityCodeField('#securityCode', look),
  };
  const typed = new Map(Object.entries({ number, ...others }));
  for (const field of typed.values()) {
    field.addEventListener('enter', () => need<HTMLFormElement>('card-form').requestSubmit());
    field.addEventListener('input', () => mark(field, false));
    field.addEventListener('blur', ({ valid, empty }) => mark(field, !valid && !empty));
  }
  fields.addEventListener('load-error', () => stopped(told['fault'] ?? ''));
  fields.addEventListener('card-vault-failure', ({ buyerMessage, details }) => {
    stopped(buyerMessage);
    const wrong = details?.flatMap(({ field = '' }) => typed.get(field) ?? []) ?? [];
    for (const field of wrong) mark(field, true);
    wrong[0]?.focus();
  });
  fields.addEventListener('card-vault-success', () => vaulted(session));
  fields.addEventListener('form-change', ({ complete }) => emitEvent('formUpdate', { complete }));
  return fields;
}

/** Whether the buyer should look at it again. */
function mark({ frame }: SecureField, isWrong: boolean): void {
  frame.parentElement?.toggleAttribute('data-wrong', isWrong);
}
