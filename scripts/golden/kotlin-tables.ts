import { BUYER_WORDS } from '../../packages/client-core/src/buyer-words.ts';
import { printedSchemes } from './card-schemes.ts';

/** The table of card schemes for the Kotlin core, whose `CardScheme` says what each part is. */
export function cardSchemesKotlin(): string {
  const rows = printedSchemes().flatMap(([scheme, facts]) => {
    const { name, ranges, lengths, gaps, securityCodeLengths, securityCodeName } = facts;
    const lists = [ranges, lengths, gaps, securityCodeLengths].map((list) => list.join(' '));
    const parts = [scheme, name, ...lists, securityCodeName];
    return ['    CardScheme(', ...parts.map((part) => `        ${wideText(part)},`), '    ),'];
  });
  return `// Printed from server/domain/card-scheme.ts by \`npm run golden\`: do not edit.
package io.github.railyard.core

internal val CARD_SCHEMES: List<CardScheme> = listOf(
${rows.join('\n')}
)
`;
}

/** What a buyer is told, for the Kotlin core: by key, and then in the order of the languages. */
export function buyerWordsKotlin(): string {
  const columns = Object.values(BUYER_WORDS).map((texts) => new Map<string, string>(Object.entries(texts)));
  const rows = Object.keys(BUYER_WORDS.en).map((word) => {
    const texts = columns.map((column) => `        ${kotlinText(column.get(word) ?? '')},\n`);
    return `    ${kotlinText(word)} to listOf(\n${texts.join('')}    ),`;
  });
  return `// Printed from the words of buyers' pages by \`npm run golden\`: do not edit.
package io.github.railyard.core

internal val BUYER_LANGUAGES: List<String> = listOf(${Object.keys(BUYER_WORDS).map(kotlinText).join(', ')})

internal val BUYER_WORDS: Map<String, List<String>> = mapOf(
${rows.join('\n')}
)
`;
}

/** A list that is too wide for a line goes on in the next ones. */
function wideText(text: string): string {
  return kotlinText(text).replaceAll(/(.{80,90} )(?=.)/g, '$1" +\n            "');
}

/** As a literal of Kotlin, where a dollar begins the name of a value. */
function kotlinText(text: string): string {
  return JSON.stringify(text).replaceAll('$', String.raw`\$`);
}
