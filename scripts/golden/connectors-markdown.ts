import type { Connector } from '../../server/connectors/connector.ts';
import { connectors } from '../../server/connectors/registry.ts';
import { betweenMarks } from './between-marks.ts';

/** docs/payment-services.md, with the table of what every connector takes and can do, as their definitions say. */
export function connectorsMarkdown(): string {
  return betweenMarks('docs/payment-services.md', 'connectors', table());
}

function table(): string {
  const head = '| connector | method | takes | where | operations | features | production |';
  return [head, '|---|---|---|---|---|---|---|', ...connectors.map(row)].join('\n');
}

function row(connector: Connector): string {
  const { id, method, accepts, baseUrls, addressOf } = connector;
  const kinds = [...new Set(accepts.flatMap(takenAs))];
  const where = [
    ...new Set(accepts.map(({ currencies }) => (currencies === 'any' ? 'any' : currencies.join(' ')))),
  ];
  const cells = [
    `\`${id}\``,
    method,
    kinds.join(', '),
    where.join(', '),
    operationsOf(connector).join(', '),
    featuresOf(connector).join(', '),
    baseUrls.production !== null || addressOf !== undefined ? 'yes' : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A bank account by its schemes; anything else by its method, with its schemes where these are not all. */
function takenAs({ method, schemes }: Connector['accepts'][number]): readonly string[] {
  if (schemes === 'any') return [method];
  return method === 'bank' ? schemes : [`${method} (${schemes.join(', ')})`];
}

/** What a merchant can ask for; how outcomes are found out is nobody's but ours. */
const ASKED = [
  ['capture', 'capture'],
  ['void', 'void'],
  ['refund', 'refund'],
  ['increment', 'increment'],
  ['cancel', 'cancel'],
  ['sync', 'sync'],
  ['payout', 'payout'],
  ['session', 'client SDK'],
  ['tokenize', 'own tokens'],
  ['cancelMandate', 'mandates'],
  ['verify', 'credentials checked'],
] as const;

function operationsOf({ operations }: Connector): readonly string[] {
  return ASKED.flatMap(([kind, word]) => (operations[kind] === undefined ? [] : [word]));
}

function featuresOf({ capabilities, webhook, settlementReports }: Connector): readonly string[] {
  const said: readonly (readonly [boolean, string])[] = [
    [capabilities.partialCapture, 'partial capture'],
    [capabilities.multipleCaptures, 'several captures'],
    [capabilities.overCapture, 'overcapture'],
    [capabilities.partialRefund, 'partial refund'],
    [capabilities.zeroAmountAuthorization, 'zero amount'],
    [capabilities.threeDSecurePassThrough, '3-D Secure proof'],
    [capabilities.networkTokens, 'network tokens'],
    [capabilities.approvalWindow !== null, 'time to pay chosen'],
    [webhook !== undefined, 'events'],
    [settlementReports !== undefined, 'settlement reports'],
  ];
  return said.flatMap(([has, word]) => (has ? [word] : []));
}
