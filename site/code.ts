import { createRequire } from 'node:module';

/** What is used of highlight.js, whose own types take those of browsers for granted. */
type Highlighter = Readonly<{
  registerLanguage(name: string, language: unknown): void;
  getLanguage(name: string): unknown;
  highlight(
    code: string,
    options: Readonly<{ language: string; ignoreIllegals: boolean }>,
  ): { value: string };
}>;

const require = createRequire(import.meta.url);
/** Only the languages that the pages have. */
const highlighter = require('highlight.js/lib/core') as Highlighter;
const LANGUAGES = [
  'bash',
  'typescript',
  'python',
  'go',
  'java',
  'php',
  'ruby',
  'csharp',
  'json',
  'xml',
  'sql',
  'yaml',
  'ini',
  'kotlin',
  'swift',
  'http',
  'css',
] as const;
const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  curl: 'bash',
  js: 'typescript',
  jsx: 'typescript',
  javascript: 'typescript',
  ts: 'typescript',
  tsx: 'typescript',
  html: 'xml',
  yml: 'yaml',
  nginx: 'ini',
};
for (const name of LANGUAGES)
  highlighter.registerLanguage(name, require(`highlight.js/lib/languages/${name}`));

/** Code as HTML, with classes for its colours; what is of no known language is plain. */
export function colourCode(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  if (highlighter.getLanguage(name) === undefined) return escapeHtml(code);
  return highlighter.highlight(code, { language: name, ignoreIllegals: true }).value;
}

/** A text in HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
