import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { judgeOwn } from '../../../packages/cli/src/migrate/judge-own.ts';
import { loadContract } from '../../../packages/cli/src/migrate/requests.ts';
import type { Judge } from '../../../packages/cli/src/migrate/verdict.ts';
import { openTestService, type TestService } from '../../harness/index.ts';
import { compare, type Comparison } from './migration/agreement.ts';
import { mutationsOf, seeded } from './migration/mutations.ts';
import { type Exchange, recordSdkCalls } from './migration/recorder.ts';

/**
 * The checker says without a service what the service would do. Here the service is asked, too: with requests of the
 * published SDK, and with what a seeded generator makes of them.
 */
let service: TestService;
let judge: Judge;
let recorded: readonly Exchange[];
before(async () => {
  service = await openTestService({ worker: false });
  judge = judgeOwn(await loadContract('published'));
  recorded = await recordSdkCalls(service);
});
after(() => service.close());

function countOf(compared: readonly Comparison[]): Readonly<Record<string, number>> {
  const counts = { same: 0, stored: 0, different: 0 };
  for (const { agreement } of compared) counts[agreement] += 1;
  return counts;
}

test('of 200 requests and more of the published SDK the checker says what the service does', () => {
  assert.ok(recorded.length >= 200, `${recorded.length}`);
  const compared = recorded.map((exchange) => compare(judge, exchange));
  console.log(JSON.stringify(countOf(compared)));
  assert.deepEqual(
    compared.filter(({ agreement }) => agreement === 'different').map(({ told }) => told),
    [],
  );
  assert.ok(recorded.filter(({ status }) => status === 400).length > 60, 'many of them are bad');
});

test('in our own vocabulary it says what the service does, too', async () => {
  const own = judgeOwn(await loadContract('2026-11-01'));
  const compared = await Promise.all(
    recorded.map(async (exchange) => {
      const { pathname, search } = new URL(exchange.url);
      const answer = await service.request(exchange.method, pathname + search, {
        ...{ version: '2026-11-01', unchecked: true },
        ...(exchange.body === '' ? {} : { rawBody: exchange.body }),
      });
      const headers = { 'content-type': 'application/json' };
      return compare(own, { ...exchange, headers, status: answer.status, answer: answer.body });
    }),
  );
  console.log(JSON.stringify(countOf(compared)));
  assert.deepEqual(
    compared.filter(({ agreement }) => agreement === 'different').map(({ told }) => told),
    [],
  );
});

test('of what a generator makes of those requests, too', async () => {
  const random = seeded(Number(process.env['MIGRATE_SEED'] ?? '1'));
  const compared: Comparison[] = [];
  for (const exchange of recorded)
    for (const sent of mutationsOf(exchange, Number(process.env['MIGRATE_EACH'] ?? '4'), random)) {
      const { headers } = exchange;
      const answer = await service.request(
        sent.method,
        new URL(sent.url).pathname + new URL(sent.url).search,
        {
          ...{ version: 'published', unchecked: true },
          ...(sent.body === '' ? {} : { rawBody: sent.body }),
        },
      );
      compared.push(
        compare(judge, {
          ...sent,
          headers: { 'content-type': headers['content-type'] ?? 'application/json' },
          status: answer.status,
          answer: answer.body,
        }),
      );
    }
  console.log(JSON.stringify(countOf(compared)));
  assert.deepEqual(
    compared.filter(({ agreement }) => agreement === 'different').map(({ told }) => told),
    [],
  );
});
