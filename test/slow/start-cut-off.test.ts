import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sessions } from '../crash/sessions.ts';
import { newInstance } from '../harness/instance.ts';
import { urlOf } from '../harness/process.ts';
import { openWireProxy } from '../harness/wire-proxy.ts';

test('a start that loses its database at the last question to it ends, and does not stay without a door', async () => {
  const instance = await newInstance();
  const { connection } = instance.database;
  assert.ok('host' in connection);
  const sessions = new Sessions(connection);
  const proxy = await openWireProxy(sessions);
  try {
    const cut = Promise.withResolvers<void>();
    proxy.arm({ statement: 'any_user', when: 'before' }, () => {
      proxy.refuse();
      cut.resolve();
    });
    const started = instance.start({ DATABASE_URL: urlOf({ ...connection, host: proxy.host }) });
    await Promise.race([cut.promise, started.ended()]);
    assert.ok(proxy.seen().includes('any_user'), 'it was cut there');
    assert.equal(await started.ended(), 1, started.output());
    assert.doesNotMatch(started.output(), /^ready\b/m);
  } finally {
    await instance.close();
    await proxy.close();
    sessions.close();
  }
});
