import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { throwDice } from '../../scripts/dice.ts';
import { type AgentStand, openAgentStand } from '../harness/agent-rounds.ts';

/** `npm run prove -- agents` plays more of them. */
let stand: AgentStand;
before(async () => {
  stand = await openAgentStand();
});
after(() => stand.close());

test('agents that call at random pay nothing twice, and do not go beyond their mandate', async () => {
  const played = await stand.play(throwDice(7), 60);
  assert.ok(played.payments > 0 && played.refused > 0, JSON.stringify(played));
  assert.deepEqual(played.paidTwice, []);
  assert.deepEqual(played.beyond, []);
});
