import { SETTINGS } from '../../server/config.ts';

/** docs/config.md: every setting of the table in server/platform/operator-settings.ts. */
export function configMarkdown(): string {
  const rows = Object.values(SETTINGS).map(
    ({ variable, default: fallback, says, takes }) =>
      `| \`${variable}\` | ${showDefault(fallback)} | ${says} Takes ${takes}. |`,
  );
  return `# Settings

Every setting is an environment variable.

One that is wrong, misspelt or contradicts another stops the start with a sentence that names it.

This page is printed from \`server/platform/operator-settings.ts\` by \`npm run golden\`.

| variable | default | what it does |
|---|---|---|
${rows.join('\n')}
`;
}

/** A default in parentheses depends on something else, and is a sentence. */
function showDefault(fallback: string): string {
  return fallback.startsWith('(') ? fallback.slice(1, -1) : `\`${fallback}\``;
}
