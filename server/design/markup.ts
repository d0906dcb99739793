/** Text as HTML. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function button(action: string, label: string, kind = '', name = 'action'): string {
  return `<button name="${name}" value="${action}"${kind === '' ? '' : ` class="${kind}"`}>${escaped(label)}</button>`;
}

export function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escaped(value)}">`;
}

/** Names and values, one under the other. Values are HTML. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): string {
  return `<dl class="facts">${rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

/** What runs from left to right in any language: amounts, numbers, codes. */
export function leftToRight(text: string): string {
  return `<bdi dir="ltr">${escaped(text)}</bdi>`;
}
