import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, openTestService, testDb } from '../../test/harness/index.ts';
import { cluster } from '../../test/harness/cluster.ts';
import { execute } from '../../test/harness/execute.ts';
import { PERIODIC_JOBS } from '../jobs/jobs.ts';

type Line = Readonly<{ level: number; msg: string; reason?: string; awayMs?: number }>;

test('one line of the log says that the database went, and one that it is back, however much asks for it', async () => {
  const database = await testDb();
  const lines: Line[] = [];
  const logTo = (line: string): void => void lines.push(JSON.parse(line) as Line);
  const service = await openTestService({ database, logTo, config: { operatorPort: 0 } });
  const { host, user } = await cluster();
  const admin = (text: string): Promise<unknown> => execute({ host, user, database: 'postgres' }, text);
  const [of] = await database.db.query<{ name: string }>(
    { name: '', text: 'SELECT current_database() AS name' },
    [],
  );
  const name = of?.name ?? '';
  const told = (msg: string): readonly Line[] => lines.filter((line) => line.msg === msg);
  const failed = (): readonly Line[] =>
    told('a job failed; it runs again').filter(({ reason }) => reason?.includes('not currently accepting'));
  const scrape = async (): Promise<Readonly<{ status: number; page: string }>> => {
    const answer = await fetch(`${service.operatorUrl}/metrics`);
    return { status: answer.status, page: await answer.text() };
  };
  const token = await service.token();
  const ask = () => service.request('GET', '/transactions', { token });
  const allow = () => admin(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  try {
    await admin(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    await eventually(() => failed().length > PERIODIC_JOBS.length);
    assert.equal((await ask()).status, 503);
    await eventually(() => told('request failed').length > 0);
    assert.deepEqual(
      told('the database does not answer').map(({ level, reason }) => [level, reason]),
      [[50, `database "${name}" is not currently accepting connections`]],
    );
    assert.deepEqual(
      [...failed(), ...told('request failed')].filter(({ level }) => level > 20),
      [],
    );

    const { status, page } = await scrape();
    assert.equal(status, 200);
    assert.match(page, /railyard_job_runs_total\{job="[a-z-]+",outcome="failed"/);
    assert.doesNotMatch(page, /^railyard_(queue_depth|ledger_differences)/m, 'nobody counted these');

    await allow();
    await eventually(async () => (await scrape()).page.includes('railyard_queue_depth{'));
    assert.match((await scrape()).page, /^railyard_ledger_differences\{[^}]*\} 0$/m);
    await eventually(async () => (await ask()).status === 200);
    const [back, ...more] = told('the database answers again');
    assert.equal(back?.level, 40);
    assert.ok((back?.awayMs ?? 0) > 0);
    assert.deepEqual(more, []);
  } finally {
    await allow();
    await service.close();
    await database.close();
  }
});
