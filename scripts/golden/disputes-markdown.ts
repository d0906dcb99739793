import type { Connector, Disputes } from '../../server/connectors/connector.ts';
import { connectors } from '../../server/connectors/registry.ts';
import { betweenMarks } from './between-marks.ts';

/** docs/after-the-payment.md, with what each processor's disputes do to the books, as the definitions say. */
export function disputesMarkdown(): string {
  return betweenMarks('docs/after-the-payment.md', 'disputes', table());
}

function table(): string {
  const processors = new Map(connectors.flatMap(disputing));
  return [
    '| processor | takes: `chargebacks` | gives back: `chargeback-reversals` | moves nothing |',
    '|---|---|---|---|',
    ...[...processors].map(row),
  ].join('\n');
}

function disputing({ disputes, processor, id }: Connector): readonly (readonly [string, Disputes])[] {
  return disputes === undefined ? [] : [[processor ?? id, disputes]];
}

function row([processor, disputes]: readonly [string, Disputes]): string {
  const words = (matches: (kinds: Disputes[string]) => boolean): string =>
    Object.entries(disputes)
      .flatMap(([word, kinds]) => (matches(kinds) ? [/^[a-z ]+$/.test(word) ? word : `\`${word}\``] : []))
      .join(', ');
  const cells = [
    processor,
    words((kinds) => kinds.includes('chargeback')),
    words((kinds) => kinds.includes('chargeback-reversal')),
    words((kinds) => kinds.length === 0),
  ];
  return `| ${cells.join(' | ')} |`;
}
