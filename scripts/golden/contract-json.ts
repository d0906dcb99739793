import { openApiDocument } from '../../server/api/openapi.ts';
import { undescribedPlaces } from './undescribed.ts';

/** Of a line, where an object or a list fits on it. */
const COLUMNS_MAX = 160;

/**
 * `contract/openapi.json`, in words of `2026-11-01`, without examples: `contract/examples.json` has the answers, and
 * `GET /openapi.json` shows all. With words for everything in it: what is new says what it is before it is printed.
 */
export function openApiText(): string {
  const document = openApiDocument('2026-11-01', { hasExamples: false });
  const missing = undescribedPlaces(document);
  if (missing.length === 0) return `${shortJson(document)}\n`;
  throw new Error(
    `Say what these are, with \`describe(…)\` under their object in server/api-contract:\n${missing.join('\n')}`,
  );
}

/** JSON with what is small on one line. */
export function shortJson(value: unknown, indent = '', before = 0): string {
  const whole = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || before + whole.length <= COLUMNS_MAX) return whole;
  const inner = `${indent} `;
  if (Array.isArray(value)) {
    const lines = value.map((each) => `${inner}${shortJson(each, inner, inner.length)}`);
    return `[\n${lines.join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(([name, each]) => {
    const head = `${inner}${JSON.stringify(name)}: `;
    return `${head}${shortJson(each, inner, head.length)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
