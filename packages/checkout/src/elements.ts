/** Null where the page does not offer what the element is for. */
export function find<Kind extends HTMLElement>(id: string): Kind | null {
  return document.getElementById(id) as Kind | null;
}

export function need<Kind extends HTMLElement>(id: string): Kind {
  const found = find<Kind>(id);
  if (found === null) throw new Error(`BUG: the page has no #${id}`);
  return found;
}

export function all<Kind extends HTMLElement>(selector: string): Kind[] {
  return Array.from(document.querySelectorAll<Kind>(selector));
}

const root = need('checkout');
/** What the server wrote down for the script. */
export const told = root.dataset as Readonly<Record<string, string | undefined>>;

export function showAlert(text: string): void {
  const alert = need('alert');
  alert.textContent = text;
  alert.hidden = text === '';
  alert.className = text === '' ? '' : 'alert';
  if (text !== '') alert.scrollIntoView({ block: 'nearest' });
}

/** A button that cannot be pressed now. It keeps the focus, which a disabled one would lose. */
export function setResting(button: HTMLButtonElement, isResting: boolean): void {
  if (isResting) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/** An amount in minor units, as the buyer's language writes it: digits are ISO 4217's. */
export function money(minor: number): string {
  const digits = Number(told['exponent']);
  return new Intl.NumberFormat(told['money'], {
    style: 'currency',
    currency: told['currency'] ?? '',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  }).format(minor / 10 ** digits);
}

/** A wallet's button: its mark, which waits in the page, a word beside it, and its name for screen readers. */
export function walletButton(
  name: string,
  mark: string,
  word: string,
  pressed: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.append(find(`mark-${mark}`) ?? '', word);
  button.ariaLabel = name;
  button.onclick = pressed;
  return button;
}
