import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../harness/index.ts';
import { AT_ONCE, killWorkers } from '../../webhooks/killed-workers.ts';

const ENDPOINTS = 4;
const EVENTS = 250;
const KILLS = 3;
const MESSAGES = ENDPOINTS * EVENTS;

test('workers that are killed while they send lose nothing, and repeat no more than was under way', async () => {
  const { deaths, received, distinct } = await killWorkers({
    endpoints: ENDPOINTS,
    events: EVENTS,
    workers: 1,
    untilNextDeath: async (received, deaths) => {
      if (deaths === KILLS) return false;
      const enough = ((deaths + 1) * MESSAGES) / (KILLS + 1);
      await eventually(() => received() >= enough);
      return true;
    },
  });
  assert.equal(deaths, KILLS);
  assert.equal(distinct, MESSAGES, 'nothing is lost');
  const most = KILLS * ENDPOINTS * AT_ONCE;
  assert.ok(received - distinct <= most, `${received - distinct} came twice`);
});
