import { CARD_SCHEMES, rulesOf } from '../../server/domain/card-scheme.ts';

/** Facts of a card scheme, as clients have them; `server/domain/card-scheme.ts` says what each means. */
type PrintedScheme = Readonly<{
  name: string;
  ranges: readonly string[];
  lengths: readonly number[];
  gaps: readonly number[];
  securityCodeLengths: readonly number[];
  securityCodeName: string;
}>;

/** contract/card-schemes.json: a scheme a line. */
export function cardSchemesJson(): string {
  const rows = printedSchemes().map(([scheme, facts]) => `  "${scheme}": ${JSON.stringify(facts)}`);
  return `{\n${rows.join(',\n')}\n}\n`;
}

/** The same table for packages/client-core, which knows nothing outside itself. */
export function cardSchemesModule(): string {
  const rows = printedSchemes().map(([scheme, facts]) => {
    const members = Object.entries(facts).map(([name, value]) => memberLine(name, value));
    return [`  ${scheme.includes('-') ? quoteName(scheme) : scheme}: {`, ...members, '  },'].join('\n');
  });
  return `// Printed from server/domain/card-scheme.ts by \`npm run golden\`: do not edit.
/** What is known of a card scheme. */
export type SchemeFacts = Readonly<{
  name: string;
  /** \`from-to\` or a single prefix, in digits; both ends belong to the range. */
  ranges: readonly string[];
  /** Digits that a number may have. */
  lengths: readonly number[];
  /** Positions of a number that have a blank before them. */
  gaps: readonly number[];
  /** Digits of the security code. Empty: cards of this scheme have none. */
  securityCodeLengths: readonly number[];
  /** What the scheme calls its security code. */
  securityCodeName: string;
}>;

export const CARD_SCHEMES = {
${rows.join('\n')}
} as const satisfies Readonly<Record<string, SchemeFacts>>;

/** \`other\`: of a number that is in no range. */
export type CardScheme = keyof typeof CARD_SCHEMES;
`;
}

export function printedSchemes(): readonly (readonly [scheme: string, facts: PrintedScheme])[] {
  return CARD_SCHEMES.map((scheme) => {
    const rules = rulesOf(scheme);
    return [
      scheme,
      {
        name: rules.displayName,
        ranges: rules.prefixes,
        lengths: rules.lengths,
        gaps: rules.gaps ?? [4, 8, 12, 16],
        securityCodeLengths: rules.securityCodeLengths,
        securityCodeName: rules.securityCodeName ?? 'CVC',
      },
    ];
  });
}

/** As the formatter writes it: a list that is too wide for a line has a line for each item. */
function memberLine(name: string, value: string | readonly (string | number)[]): string {
  if (typeof value === 'string') return `    ${name}: ${quoteName(value)},`;
  const items = value.map((item) => (typeof item === 'string' ? quoteName(item) : String(item)));
  const line = `    ${name}: [${items.join(', ')}],`;
  return line.length <= 110
    ? line
    : `    ${name}: [\n${items.map((item) => `      ${item},`).join('\n')}\n    ],`;
}

function quoteName(text: string): string {
  return `'${text}'`;
}
