import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Connector } from '../../server/connectors/connector.ts';
import type { ProcessorEvent } from '../../server/connectors/events.ts';
import { paymentServices } from '../../server/connections/connection-kinds.ts';
import { connectors } from '../../server/connectors/registry.ts';
import { DISPUTE_ACTS } from '../../sandbox/processors/situations.ts';
import { type ConnectorBench, openConnectorBench } from '../harness/connector-bench.ts';
import { eventually } from '../harness/index.ts';

/** That a dispute which is won ends where it began, at every processor: what it took is given back. */

let running: ConnectorBench;
before(async () => {
  running = await openConnectorBench();
});
after(() => running.close());

/** What is ordered of each simulator after the bank has taken the money: the merchant wins. */
const WINS: Readonly<Record<string, string>> = {
  'adyen-card': 'win_dispute',
  'braintree-card': 'win_dispute',
  'checkout-card': 'win_dispute',
  'dlocal-pix': 'win_chargeback',
  'gocardless-bank': 'payment_chargeback_cancelled',
  'mercadopago-card': 'win_dispute',
  'paypal-paypal': 'win_dispute',
  'stripe-card': 'win_dispute',
};

const isReal = ({ baseUrls, addressOf }: Connector): boolean =>
  baseUrls.production !== null || addressOf !== undefined;

/** Buyers pay by transfers of their own, or with money in hand. */
const WITHOUT: ReadonlySet<string> = new Set(['truelayer']);

test('every processor that takes money from afar says what its disputes do, and one of them is tried here', () => {
  const real = new Map(connectors.filter(isReal).map((one) => [one.processor ?? one.id, one]));
  assert.deepEqual(
    [...real].flatMap(([name, { disputes }]) => (disputes === undefined && !WITHOUT.has(name) ? [name] : [])),
    [],
  );
  const tried = Object.keys(WINS).map((id) => paymentServices.known(id)?.processor ?? id);
  assert.deepEqual(tried.toSorted(), [...real.keys()].filter((name) => !WITHOUT.has(name)).toSorted());
  for (const [name, { disputes = {} }] of real)
    if (!WITHOUT.has(name)) {
      const kinds = new Set(Object.values(disputes).flat());
      assert.deepEqual([...kinds].toSorted(), ['chargeback', 'chargeback-reversal'], name);
    }
});

test('what the page says is told after the payment is what connectors read', () => {
  for (const one of connectors.filter(isReal)) {
    const { id, afterwards, disputes, settlementReports, webhook } = one;
    assert.ok(afterwards !== undefined && webhook !== undefined, id);
    assert.equal(afterwards.disputes !== null, disputes !== undefined, id);
    if (settlementReports !== undefined) assert.ok('read' in afterwards.settlements, id);
  }
  assert.deepEqual(
    connectors.filter((one) => !isReal(one) && one.afterwards !== undefined).map(({ id }) => id),
    [],
  );
});

for (const [id, wins] of Object.entries(WINS))
  test(`${id}: a dispute takes the payment once and, won, gives it back once`, async () => {
    const suite = running.suite(id);
    const processor = suite.connector.processor ?? id;
    const operationId = suite.bench().newOperationId();
    const reference = await suite.paidOut(5000n, operationId);
    const lines = async () => {
      // All that came to this listener: not each names the payment, and those of others are refused.
      const raw = await suite.bench().events('', () => Promise.resolve(true));
      const readings = await Promise.all(raw.map((one) => suite.read(one)));
      const told = readings
        .flatMap((reading): readonly ProcessorEvent[] => (reading.kind === 'refused' ? [] : reading.events))
        .filter(({ of }) => of.reference === reference || of.operationId === operationId)
        .flatMap(({ change }) => (change?.kind === 'settlement_line' ? [change.line] : []))
        .filter(({ kind, amount }) => kind.startsWith('chargeback') && amount > 0n);
      // Each line once, however often it is told.
      const once = new Map(told.map((line) => [`${line.kind} ${line.reference}`, line]));
      return [...once.values()].map(({ kind, amount }) => `${kind} ${amount}`).toSorted();
    };
    const becomes = async (act: string, expected: readonly string[]) => {
      await running.act(processor, reference, act);
      await eventually(async () => (await lines()).length >= expected.length);
      assert.deepEqual(await lines(), expected, act);
    };
    await becomes(DISPUTE_ACTS[processor] ?? '', ['chargeback 5000']);
    await becomes(wins, ['chargeback 5000', 'chargeback-reversal 5000']);
  });
