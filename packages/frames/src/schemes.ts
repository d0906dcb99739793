import { parseCardScheme, rulesOf } from '../../../server/domain/card-scheme.ts';
import type { Options } from './options.ts';

const box = document.getElementById('schemes');

/**
 * Names the scheme beside the number. A card of two schemes has a button for each, of the same size: the
 * choice is the buyer's. The marks of the schemes are theirs to give, so these are names.
 */
export function drawSchemes(
  options: Options['showSchemeIcons'],
  scheme: string | null,
  chosen: string | null,
  choose: (scheme: string) => void,
): void {
  if (box === null || options === null) return;
  const known = (document.documentElement.dataset['schemes'] ?? '').split(' ').filter((name) => name !== '');
  const both = options.coBranded && scheme !== null && known.includes(scheme) ? known : [];
  const key = `${both.join()}|${scheme ?? ''}|${chosen ?? ''}|${options.placeholder}`;
  if (box.dataset['drawn'] === key) return;
  box.dataset['drawn'] = key;
  if (both.length > 1) {
    box.setAttribute('role', 'group');
    return box.replaceChildren(...both.map((name) => choice(name, name === (chosen ?? scheme), choose)));
  }
  box.removeAttribute('role');
  const text = scheme === null ? (options.placeholder ? '▭' : '') : nameOf(scheme);
  const badge = document.createElement('span');
  badge.textContent = text;
  box.replaceChildren(...(text === '' ? [] : [badge]));
}

/** Beside a whole number on a phone there is no room for more. */
const SHORT: Readonly<Record<string, string>> = { 'carte-bancaire': 'CB' };

function choice(name: string, isChosen: boolean, choose: (scheme: string) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  const short = SHORT[name];
  button.textContent = short ?? nameOf(name);
  if (short !== undefined) button.setAttribute('aria-label', `${short}, ${nameOf(name)}`);
  button.setAttribute('aria-pressed', String(isChosen));
  button.addEventListener('click', () => choose(name));
  return button;
}

function nameOf(scheme: string): string {
  const known = parseCardScheme(scheme);
  return known === null ? scheme : rulesOf(known).displayName;
}
