/** Text as HTML. */
export function htmlOf(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function button(action: string, label: string, kind = '', name = 'action'): string {
  return `<button name="${name}" value="${action}"${kind === '' ? '' : ` class="${kind}"`}>${htmlOf(label)}</button>`;
}

export function hiddenInput(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${htmlOf(value)}">`;
}

/** Names and values, one under the other. Values are HTML. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): string {
  return `<dl class="facts">${rows.map(([name, value]) => `<dt>${htmlOf(name)}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

/** What runs from left to right in any language: amounts, numbers, codes. */
export function leftToRight(text: string): string {
  return `<bdi dir="ltr">${htmlOf(text)}</bdi>`;
}
