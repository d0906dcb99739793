import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WireFault } from '../net/wire.ts';
import { Gate } from './gate.ts';

const START = Date.parse('2026-11-01T10:00:00Z');

async function refusal(gate: Gate, pace?: { perSecond: number; burst: number }): Promise<string | null> {
  try {
    await gate.turn(pace);
    return null;
  } catch (error) {
    assert.ok(error instanceof WireFault);
    assert.deepEqual([error.code, error.sent], ['rate_limit', false]);
    return error.message;
  }
}

test('a burst goes out at once, and what would have to wait too long is not sent', async () => {
  const pace = { perSecond: 0.1, burst: 3 };
  let nowMs = START;
  const gate = new Gate(() => new Date(nowMs));
  for (let sent = 0; sent < 3; sent += 1) assert.equal(await refusal(gate, pace), null);
  assert.equal(await refusal(gate, pace), 'the processor takes no more requests for 10 seconds');
  nowMs += 10_000;
  assert.equal(await refusal(gate, pace), null);
  assert.match((await refusal(gate, pace)) ?? '', /10 seconds/);
});

test('a processor that asks for patience is asked again when it said, in seconds or by date', async () => {
  let nowMs = START;
  const gate = new Gate(() => new Date(nowMs));
  gate.heed({ status: 429, headers: { 'retry-after': '30' } });
  assert.match((await refusal(gate)) ?? '', /30 seconds/);
  nowMs += 30_000;
  assert.equal(await refusal(gate), null);
  gate.heed({ status: 503, headers: { 'retry-after': 'Sun, 01 Nov 2026 10:01:00 GMT' } });
  assert.match((await refusal(gate)) ?? '', /30 seconds/);
  nowMs += 30_000;
  assert.equal(await refusal(gate), null);
});

test('other answers close nothing, and nobody is believed for longer than ten minutes', async () => {
  const gate = new Gate(() => new Date(START));
  gate.heed({ status: 503, headers: {} });
  gate.heed({ status: 200, headers: { 'retry-after': '60' } });
  assert.equal(await refusal(gate), null);
  gate.heed({ status: 429, headers: { 'retry-after': '999999999' } });
  assert.match((await refusal(gate)) ?? '', /600 seconds/);
});
