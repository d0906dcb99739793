import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeNamed } from './close-all.ts';
import { createLog } from './log.ts';

type Line = Readonly<{ msg: string; waitedFor?: string }>;

test('what does not come to its end is named in the log and left, and what comes after it is closed', async () => {
  const lines: Line[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const closed: string[] = [];
  let isGivenUp = false;
  await closeNamed(log, [
    { name: 'first', close: () => closed.push('first') },
    {
      name: 'the one that hangs',
      close: () => new Promise(() => undefined),
      limitMs: 20,
      giveUp: () => (isGivenUp = true),
    },
    { name: 'last', close: async () => closed.push('last') },
  ]);
  assert.deepEqual([closed, isGivenUp], [['first', 'last'], true]);
  assert.deepEqual(
    lines.map(({ msg, waitedFor }) => [msg, waitedFor]),
    [['the end of the process waits no longer', 'the one that hangs']],
  );
});

test('a failure is told when all are closed', async () => {
  const closed: string[] = [];
  const failing = closeNamed(createLog('silent'), [
    { name: 'one', close: () => Promise.reject(new Error('no')) },
    { name: 'two', close: () => closed.push('two') },
  ]);
  await assert.rejects(failing, /no/);
  assert.deepEqual(closed, ['two']);
});
