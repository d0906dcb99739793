import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, openTestService } from '../../test/harness/index.ts';

async function linesOf(config: Readonly<{ accessLog?: boolean }>): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const service = await openTestService({ worker: false, config, logTo: (line) => lines.push(line) });
  const found = await service.request('GET', '/roles');
  await service.request('GET', '/buyers/0192f000-0000-7000-8000-000000000009?x=4111', { token: null });
  await service.request('GET', '/nowhere/secret', { unchecked: true });
  await service.request('GET', '/health', { unchecked: true });
  const told = (): Record<string, unknown>[] =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');
  if (config.accessLog !== false) {
    const requestId = found.headers.get('x-request-id');
    await eventually(() => told().some((line) => line['requestId'] === requestId));
  }
  await service.close();
  return told();
}

test('every answered request is one line with the id that its caller got, and its address stays out', async () => {
  const lines = await linesOf({});
  const [roles, buyer, nowhere, health] = lines;
  assert.equal(lines.length, 4);
  assert.deepEqual(
    [roles?.['method'], roles?.['path'], roles?.['status'], roles?.['level']],
    ['GET', '/roles', 200, 30],
  );
  assert.match(String(roles?.['apiKeyPairId']), /^[0-9a-f-]{36}$/);
  assert.ok(Number(roles?.['durationMs']) > 0);
  assert.deepEqual([buyer?.['path'], buyer?.['status']], ['/buyers/:buyer_id', 401]);
  assert.deepEqual([nowhere?.['path'], nowhere?.['status']], ['none', 404]);
  assert.deepEqual([health?.['path'], health?.['level']], ['/health', 20], 'health is for debug');
});

test('RAILYARD_ACCESS_LOG=false writes none of them', async () => {
  assert.deepEqual(await linesOf({ accessLog: false }), []);
});

test('a published SDK under the other version is warned in every answer, and the log tells once', async () => {
  const lines: string[] = [];
  const service = await openTestService({ worker: false, logTo: (line) => lines.push(line) });
  const headers = { 'user-agent': 'speakeasy-sdk/typescript 1.10.18 2.600.0 1.0.0 @gr4vy/sdk' };
  for (let count = 0; count < 2; count += 1) {
    const answer = await service.request('GET', '/roles', { headers });
    assert.match(answer.headers.get('x-api-warning') ?? '', /railyard keys create --version published/);
  }
  for (const quiet of [{ headers, version: 'published' }, {}] as const)
    assert.equal((await service.request('GET', '/roles', quiet)).headers.get('x-api-warning'), null);
  await service.close();
  assert.equal(lines.filter((line) => line.includes('keys create --version published')).length, 1);
});
