import { declineOf, parseErrorCode } from '../../server/domain/decline.ts';
import { CARD_RANGES } from '../../server/payment-methods/built-in-bins.ts';
import { AMOUNTS_AFTER_AUTHORIZATION, AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import { betweenMarks } from './between-marks.ts';

const PAGE = 'docs/test-cards.md';

/** docs/test-cards.md, with the sandbox's cards and amounts as its tables have them. */
export function testCardsMarkdown(): string {
  const withCards = betweenMarks(PAGE, 'cards', cards());
  const withDeclines = betweenMarks(PAGE, 'declines', declineTable(), withCards);
  return betweenMarks(PAGE, 'after', afterAuthorization(), withDeclines);
}

function cards(): string {
  const rows = CARD_RANGES.map(
    ({ bin, scheme, additionalSchemes, cardType, country }) =>
      `| \`${bin}\` | ${[scheme, ...additionalSchemes].join(', ')} | ${cardType} | ${country} |`,
  );
  return table('first digits | scheme | type | country', rows);
}

function declineTable(): string {
  const rows = Object.entries(AUTHORIZATION_AMOUNTS).map(([name, amount]) => {
    const code = parseErrorCode(name);
    if (code === null) throw new Error(`${name} is no error code`);
    const { outcome, retriable } = declineOf(code);
    return `| \`${amount}\` | \`${name}\` | \`${outcome}\` | ${retriable ? 'yes' : 'no'} |`;
  });
  return table('amount | `error_code` | transaction | next attempt', rows);
}

function afterAuthorization(): string {
  const rows = Object.entries(AMOUNTS_AFTER_AUTHORIZATION).flatMap(([kind, codes]) =>
    Object.entries(codes).map(([amount, code]) => `| ${kind} | \`${amount}\` | \`${code}\` |`),
  );
  return table('operation | amount | `error_code`', rows);
}

function table(heads: string, rows: readonly string[]): string {
  const line = heads.replaceAll(/[^|]+/g, '---');
  return [`| ${heads} |`, `|${line}|`, ...rows].join('\n');
}
