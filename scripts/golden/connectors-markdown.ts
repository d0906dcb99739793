import type { AfterPaymentSupport, Connector } from '../../server/connectors/connector.ts';
import { connectors } from '../../server/connectors/registry.ts';
import { betweenMarks } from './between-marks.ts';

const PAGE = 'docs/payment-services.md';

/**
 * The page with the tables of what every connector takes and can do, and of what its processor tells after the payment,
 * as their definitions say.
 */
export function connectorsMarkdown(): string {
  return betweenMarks(PAGE, 'afterwards', afterwardsTable(), betweenMarks(PAGE, 'connectors', table()));
}

function afterwardsTable(): string {
  const told = new Map(
    connectors.flatMap(({ afterwards, processor, id }) =>
      afterwards === undefined ? [] : [[processor ?? id, afterwards]],
    ),
  );
  const head = '| processor | disputes | documents of a dispute | settlements and fees | paid to your bank |';
  const rows = [...told].map(([processor, { disputes, documents, settlements, bank }]) => {
    const cells = [eventSupport(disputes), documents ?? '', eventSupport(settlements), eventSupport(bank)];
    return `| ${[processor, ...cells].join(' | ')} |`;
  });
  return [head, '|---|---|---|---|---|', ...rows].join('\n');
}

function eventSupport(told: AfterPaymentSupport['disputes']): string {
  if (told === null) return 'none';
  const left = told.left === undefined ? [] : [`*not read:* ${told.left}`];
  return [...('read' in told ? [told.read] : []), ...left].join('. ');
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
  ['deleteToken', 'forgets tokens'],
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
    [capabilities.releasesRest, 'voids the rest'],
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
