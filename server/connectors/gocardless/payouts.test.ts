import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import type { RawEvent, Suite } from '../../../test/connectors/conformance-suite.ts';
import type { Wire } from '../../net/wire.ts';
import { EventUnread } from '../events.ts';

/** Payouts whose items cannot be read, or not all. */

let running: ConnectorBench;
before(async () => {
  running = await openConnectorBench();
});
after(() => running.close());

const suiteOf = (): Suite => running.suite('gocardless-bank');

function paidOut(): RawEvent {
  const events = [{ id: 'EV1', action: 'paid', resource_type: 'payouts', links: { payout: 'PO1' } }];
  const body = Buffer.from(JSON.stringify({ events }));
  const signature = createHmac('sha256', 'whsec_sandbox_gocardless').update(body).digest('hex');
  return { method: 'POST', path: '/events', headers: { 'webhook-signature': signature }, body };
}

test('a payout whose items cannot be read now is to be told again', async () => {
  const unread = await suiteOf().readAnswered(paidOut(), 500);
  assert.ok(unread.kind === 'proven' && unread.unread instanceof EventUnread, 'the batch is told again');
  assert.deepEqual(unread.events, []);
  const gone = await suiteOf().readAnswered(paidOut(), 410);
  assert.equal(gone.kind, 'proven', 'items are kept for six months');
});

test('a payout with more items than are read is told of', async () => {
  const suite = suiteOf();
  const readOf = async (pages: number) => {
    let asked = 0;
    const http: Wire = {
      send: ({ url }) => {
        const isItems = url.includes('/payout_items');
        if (isItems) asked += 1;
        const after = asked < pages ? String(asked) : null;
        const body = isItems
          ? { payout_items: [], meta: { cursors: { before: null, after } } }
          : { payouts: { id: 'PO1', currency: 'EUR', created_at: '2026-11-01T00:00:00Z' } };
        return Promise.resolve({ status: 200, headers: {}, text: JSON.stringify(body) });
      },
    };
    const reading = await suite.read(paidOut(), new Date(), { ...suite.bench().tools, http });
    return reading.kind === 'proven' ? reading.events.map(({ change }) => change) : [];
  };
  assert.deepEqual(await readOf(40), [null]);
  const what = "GoCardless's payout PO1 has more than 20000 items: the others were not read";
  assert.deepEqual(await readOf(41), [{ kind: 'unread', what }]);
});
