import type { Connector } from '../../server/connectors/connector.ts';
import { connectors } from '../../server/connectors/registry.ts';
import { betweenMarks } from './between-marks.ts';

/** docs/disputes.md, with what each processor takes as evidence, as the definitions say. */
export function disputeDesksMarkdown(): string {
  return betweenMarks('docs/disputes.md', 'dispute-desks', table());
}

function table(): string {
  const processors = new Map(
    connectors.flatMap((one) =>
      one.afterwards === undefined ? [] : [[one.processor ?? one.id, one] as const],
    ),
  );
  return [
    '| processor | answered here | files | stages | accept |',
    '|---|---|---|---|---|',
    ...[...processors].map(([processor, connector]) => `| ${[processor, ...cells(connector)].join(' | ')} |`),
  ].join('\n');
}

function cells({ disputeDesk, afterwards }: Connector): readonly string[] {
  if (disputeDesk === undefined) {
    const where = afterwards?.dashboard ?? null;
    return [where === null ? 'no' : `no: [dashboard](${where})`, '', '', ''];
  }
  const { mediaTypes, bytesMax, bytesTotalMax, countMax, needed } = disputeDesk.files;
  const kinds = mediaTypes.map((type) => type.slice(type.indexOf('/') + 1).toUpperCase()).join(', ');
  const size = (bytes: number): string => `${bytes / 1_000_000} MB`;

  const limits = `${countMax} of ${size(bytesMax)}, ${size(bytesTotalMax)} together`;
  return [
    'yes',
    `${needed === true ? 'at least one: ' : ''}${kinds}; ${limits}`,
    disputeDesk.stages.map((stage) => `\`${stage}\``).join(', '),
    disputeDesk.accept === undefined ? 'no' : 'yes',
  ];
}
