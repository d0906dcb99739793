import { escapeHtml } from '../code.ts';

/** A sentence of the contract: code between back ticks, and nothing else that is marked. */
export function inlineText(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, at) => (at % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
}
