import { type FieldOptions, SecureFields } from '../../secure-fields/src/index.ts';
import { openSession } from './desk.ts';
import { tell } from './parent.ts';
import { find, need, say, told } from './elements.ts';

/** Draws the card fields. `vaulted`: what was typed is in the session; `stopped`: it is not, and why. */
export async function startCard(
  vaulted: (session: string) => void,
  stopped: (why: string) => void,
): Promise<SecureFields | null> {
  const section = find('card');
  if (section === null) return null;
  section.hidden = false;
  need('no-script').hidden = true;
  const { session = '', frames = '' } = told;
  const { session: sessionId, frameUrl } =
    session === '' ? await openSession() : { session, frameUrl: frames };
  const fields = new SecureFields({ sessionId, frameUrl, locale: told['locale'] ?? 'en', autoAdvance: true });
  const look: FieldOptions = { styles: { color: getComputedStyle(document.body).color } };
  const number = fields.addCardNumberField('#number', { ...look, showSchemeIcons: { coBranded: true } });
  let known: string | null = null;
  number.addEventListener('input', ({ bin = null, schema = null }) => {
    if (bin === known) return;
    known = bin;
    tell('cardDetailsChanged', { bin, scheme: schema });
  });
  fields.addExpiryDateField('#expiryDate', { ...look, placeholder: 'MM / YY' });
  fields.addSecurityCodeField('#securityCode', look);
  fields.addEventListener('load-error', () => say(told['fault'] ?? ''));
  fields.addEventListener('card-vault-failure', ({ buyerMessage }) => stopped(buyerMessage));
  fields.addEventListener('card-vault-success', () => vaulted(sessionId));
  return fields;
}
