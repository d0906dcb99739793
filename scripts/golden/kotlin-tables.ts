import { BUYER_WORDS } from '../../packages/client-core/src/buyer-words.ts';
import { printedSchemes } from './card-schemes.ts';

/** The table of card schemes for the Kotlin core, whose `CardScheme` says what each part is. */
export function cardSchemesKotlin(): string {
  const rows = printedSchemes().map(([scheme, facts]) => {
    const { name, ranges, lengths, gaps, securityCodeLengths, securityCodeName } = facts;
    const lists = [ranges, lengths, gaps, securityCodeLengths].map((list) => list.join(' '));
    return [scheme, name, ...lists, securityCodeName].join('|');
  });
  return `// Printed from server/domain/card-scheme.ts by \`npm run golden\`: do not edit.
package io.github.railyard.core

/** A line for each, with strokes between its parts: an app reads a text faster than code that makes as many objects. */
internal val CARD_SCHEMES: String =${linesText(rows)}
`;
}

/** What a buyer is told, for the Kotlin core: by key, and then in the order of the languages. */
export function buyerWordsKotlin(): string {
  const columns = Object.values(BUYER_WORDS).map((texts) => new Map<string, string>(Object.entries(texts)));
  const rows = Object.keys(BUYER_WORDS.en).flatMap((word) => [
    word,
    ...columns.map((column) => column.get(word) ?? ''),
  ]);
  return `// Printed from the words of buyers' pages by \`npm run golden\`: do not edit.
package io.github.railyard.core

internal val BUYER_LANGUAGES: List<String> = listOf(${Object.keys(BUYER_WORDS).map(kotlinText).join(', ')})

/** A key in a line, and then its text in each of the languages. */
internal val BUYER_WORDS: String =${linesText(rows)}
`;
}

/** One text of lines, each a literal of its own. */
function linesText(lines: readonly string[]): string {
  const literals = lines.map((line, index) => wideText(index === lines.length - 1 ? line : `${line}\n`));
  return literals.map((literal, index) => `\n${index === 0 ? '    ' : '        '}${literal}`).join(' +');
}

/** A list that is too wide for a line goes on in the next ones. */
function wideText(text: string): string {
  return kotlinText(text).replaceAll(/(.{80,90} )(?=.)/g, '$1" +\n            "');
}

/** As a literal of Kotlin, where a dollar begins the name of a value. */
function kotlinText(text: string): string {
  return JSON.stringify(text).replaceAll('$', String.raw`\$`);
}
