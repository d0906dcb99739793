import { factsOf, parseCardScheme } from '@railyard/client-core/frames';
import type { Options } from './options.ts';

const box = document.getElementById('schemes');

/**
 * Shows the scheme's mark beside the number. A card of two schemes has a button for each, of the same size: the choice
 * is the buyer's. The drawings are in the document, one symbol a scheme; a placeholder stands for a card that is not
 * known yet.
 */
export function drawSchemes(
  options: Options['showSchemeIcons'],
  scheme: string | null,
  known: readonly string[],
  chosen: string | null,
  choose: (scheme: string) => void,
): void {
  if (box === null || options === null) return;
  const both = options.coBranded && scheme !== null && known.includes(scheme) ? known : [];
  const key = `${both.join()}|${scheme ?? ''}|${chosen ?? ''}|${options.placeholder}`;
  if (box.dataset['drawn'] === key) return;
  box.dataset['drawn'] = key;
  if (both.length > 1) {
    box.setAttribute('role', 'group');
    return box.replaceChildren(...both.map((name) => choice(name, name === (chosen ?? scheme), choose)));
  }

  box.removeAttribute('role');
  if (scheme === null) return box.replaceChildren(...(options.placeholder ? [drawing('placeholder')] : []));
  const mark = drawing(scheme);
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', nameOf(scheme));
  mark.removeAttribute('aria-hidden');
  box.replaceChildren(mark);
}

function choice(name: string, isChosen: boolean, choose: (scheme: string) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(drawing(name));
  button.setAttribute('aria-label', nameOf(name));
  button.title = nameOf(name);
  button.setAttribute('aria-pressed', String(isChosen));
  button.addEventListener('click', () => choose(name));
  return button;
}

const SVG = 'http://www.w3.org/2000/svg';

function drawing(name: string): SVGSVGElement {
  const mark = document.createElementNS(SVG, 'svg');
  mark.setAttribute('viewBox', '0 0 38 24');
  mark.setAttribute('aria-hidden', 'true');
  mark.dataset['scheme'] = name;
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#mark-${name}`);
  mark.append(use);
  return mark;
}

function nameOf(scheme: string): string {
  const known = parseCardScheme(scheme);
  return known === null ? scheme : factsOf(known).name;
}
