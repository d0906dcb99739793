import { BUYER_WORDS } from '../../packages/client-core/src/buyer-words.ts';
import { CARD_SCHEMES, type SchemeFacts } from '../../packages/client-core/src/card-schemes.ts';

const FOLDER = 'mobile/ios/Sources/RailyardCore';

/** Tables of the Swift package, which knows nothing outside itself. */
export const SWIFT_TABLES = [
  { file: `${FOLDER}/CardSchemeTable.swift`, render: schemeTable },
  { file: `${FOLDER}/WordTable.swift`, render: wordTable },
] as const;

function schemeTable(): string {
  const rows = Object.entries<SchemeFacts>(CARD_SCHEMES).map(([scheme, facts]) => {
    const code = `(${listOf(facts.securityCodeLengths)}, ${quoteText(facts.securityCodeName)})`;
    return [
      `    SchemeFacts(`,
      `        ${quoteText(scheme)}, ${quoteText(facts.name)},`,
      ...lineOrLines(facts.ranges.map(quoteText)),
      `        ${listOf(facts.lengths)}, ${listOf(facts.gaps)}, ${code}),`,
    ].join('\n');
  });
  return `// Printed from server/domain/card-scheme.ts by \`npm run golden\`: do not edit.
let cardSchemes: [SchemeFacts] = [
${rows.join('\n')}
]
`;
}

function wordTable(): string {
  const words = Object.keys(BUYER_WORDS.en);
  const cases = words.map((word) => `    case ${word}`);
  const rows = Object.entries(BUYER_WORDS).map(([language, texts]) => {
    const lines = Object.values(texts).map((text) => `            ${quoteText(text)},`);
    return [`    (`, `        ${quoteText(language)},`, `        [`, ...lines, `        ]`, `    ),`].join(
      '\n',
    );
  });

  return `// Printed from the words of buyers' pages by \`npm run golden\`: do not edit.
/// What a text is for.
public enum Word: Int, Sendable, CaseIterable {
${cases.join('\n')}
}

/// By language, and in the order of \`Word\`.
let wordTable: [(language: String, texts: [String])] = [
${rows.join('\n')}
]
`;
}

function listOf(items: readonly number[]): string {
  return `[${items.join(', ')}]`;
}

/** A list of a line, or of several where it is too wide for one. */
function lineOrLines(items: readonly string[]): readonly string[] {
  const line = `        [${items.join(', ')}],`;
  return line.length <= 110
    ? [line]
    : ['        [', ...items.map((item) => `            ${item},`), '        ],'];
}

function quoteText(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
