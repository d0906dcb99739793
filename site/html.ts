import { escapeHtml } from './code.ts';

/** Where a page stands: links to what is above it. */
export function crumbs(...above: readonly (readonly [url: string, title: string])[]): string {
  const links = above.map(([url, title]) => `<a href="${url}">${escapeHtml(title)}</a>`);
  return `<p class="crumbs">${links.join(' / ')}</p>`;
}

/** What is opened by its summary. */
export function details(className: string, summary: string, inside: string): string {
  return `<details class="${className}"><summary>${summary}</summary>${inside}</details>`;
}

/** A table that is scrolled sideways where it is wider than the page. */
export function tableOf(label: string, heads: readonly string[], rows: readonly string[]): string {
  const head = `<thead><tr>${heads.map((one) => `<th>${one}</th>`).join('')}</tr></thead>`;
  const table = `<table>${head}<tbody>${rows.join('')}</tbody></table>`;
  return `<div class="table" tabindex="0" role="group" aria-label="${label}">${table}</div>`;
}

/** A sign of lines, beside words or in their place. */
export function icon(sizePx: number, inside: string): string {
  return `<svg viewBox="0 0 20 20" width="${sizePx}" height="${sizePx}" aria-hidden="true">${inside}</svg>`;
}
