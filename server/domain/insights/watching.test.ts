import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AlertingPolicy, type Watch, isHealthy, watchAfter } from './watching.ts';

const beyond = (params: AlertingPolicy['params']): AlertingPolicy => ({ strategy: 'threshold', params });

test('a value is healthy within its thresholds, which are numbers or texts, and at them', () => {
  for (const [value, params, expected] of [
    [0.8, { alert_lt: 0.8 }, true],
    [0.79, { alert_lt: '0.8' }, false],
    [0.5, { alert_gt: '+.5', alert_lt: '0.2' }, true],
    [0.51, { alert_gt: '.5', alert_lt: '0.2' }, false],
    [0.1, { alert_gt: null, alert_lt: '0.2' }, false],
    [null, { alert_lt: 1 }, null],
  ] as const)
    assert.equal(isHealthy(value, beyond(params)), expected, JSON.stringify([value, params]));
  assert.equal(isHealthy(0, null), null);
});

test('an incident begins after so many unhealthy samples in a row, and is over after so many healthy ones', () => {
  const policy = { strategy: 'debouncing', params: { create_after_n: 3, close_after_n: 2 } } as const;
  let watch: Watch = { unhealthy_samples: 0, healthy_samples: 0, hasIncident: false };
  const news = [...'uhuu-uuuhuhh-hu'].map((sample) => {
    const after = watchAfter(watch, sample === '-' ? null : sample === 'h', policy);
    watch = after.watch;
    return after.news === 'open' ? 'O' : after.news === 'close' ? 'C' : '.';
  });
  assert.equal(news.join(''), '.....O.....C...', 'one that says nothing neither counts nor breaks a row');
});
