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

export function say(text: string): void {
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
  const digits = Number(told['exponent'] ?? 2);
  return new Intl.NumberFormat(told['money'] ?? told['locale'], {
    style: 'currency',
    currency: told['currency'] ?? 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  }).format(minor / 10 ** digits);
}

/** One of the drawings that the server put into the page; nothing where it did not. */
export function markOf(name: string): Element[] {
  if (find(`mark-${name}`) === null) return [];
  const space = 'http://www.w3.org/2000/svg';
  const [mark, use] = [document.createElementNS(space, 'svg'), document.createElementNS(space, 'use')];
  mark.setAttribute('class', 'mark icon');
  mark.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `#mark-${name}`);
  mark.append(use);
  return [mark];
}

/** A wallet's button: its mark and the word `Pay`, as its company wants it, and its name for screen readers. */
export function walletFace(button: HTMLButtonElement, name: string, mark: string, word: string): void {
  const drawing = markOf(mark);
  button.replaceChildren(...drawing, drawing.length === 0 ? name : word);
  button.setAttribute('aria-label', name);
  // A mark and its word are one picture, which no language turns round.
  button.dir = 'ltr';
}

export function plainButton(label: string, pressed: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', pressed);
  return button;
}
