import { FRAME_WORDS } from '../../server/api/pages/frame-words.ts';
import { FIELD_TYPES } from '../../server/api/pages/frame-data.ts';

/** packages/secure-fields/src/titles.ts: what a field is called before its frame can say so itself. */
export function fieldTitles(): string {
  const rows = Object.entries(FRAME_WORDS).map(
    ([language, words]) => `  ${language}: [${FIELD_TYPES.map((type) => `'${words[type]}'`).join(', ')}],`,
  );
  return `// Printed from server/api/pages/frame-words.ts by \`npm run golden\`: do not edit.
/** Number, expiry date, security code and postal code, by language. */
export const TITLES: Readonly<Record<string, readonly [string, string, string, string]>> = {
${rows.join('\n')}
};
`;
}
