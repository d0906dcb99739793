import path from 'node:path';
import { run } from 'node:test';
import { parseArgs } from 'node:util';
import { connectors } from '../server/connectors/registry.ts';
import { factsOf } from '../test/connectors/facts.ts';

/**
 * `npm run conformance -- NAME [--live]`: what the connectors of a processor promise, one line each: against the
 * simulator, or with `--live` against the processor's own test system, with your test keys out of the environment.
 */
const { values, positionals } = parseArgs({
  options: { live: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name = ''] = positionals;
const chosen = connectors.filter(({ id, processor = id }) => processor === name || id === name);
const [first] = chosen;

if (first === undefined) {
  const names = [...new Set(connectors.map(({ id, processor = id }) => processor))];
  leave(`Name a processor: ${names.join(', ')}.`);
} else if (values.live) {
  const facts = factsOf(first);
  if (facts === null) leave(`${name} is a processor of the sandbox: it has no test system of its own.`);
  else {
    const missing = Object.values(facts.live.settings).filter((variable) => !process.env[variable]);
    if (missing.length > 0)
      leave(
        `Set ${missing.join(' and ')} to keys of your own test account: nothing was asked of ${facts.live.address}.`,
      );
    else await tell('live.test.ts', { RAILYARD_TEST_LIVE: first.processor ?? first.id });
  }
} else await tell('conformance.test.ts', { RAILYARD_TEST_CONNECTORS: chosen.map(({ id }) => id).join(',') });

function leave(message: string): void {
  process.stdout.write(`${message}\n`);
  process.exitCode = 1;
}

async function tell(file: string, environment: Readonly<Record<string, string>>): Promise<void> {
  Object.assign(process.env, environment);
  let failed = 0;
  for await (const event of run({ files: [path.join(import.meta.dirname, '../test/connectors', file)] })) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name: promise, details } = event.data;
    if (!chosen.some(({ id }) => promise.startsWith(`${id}: `))) continue;
    const held = event.type === 'test:pass';
    if (!held) failed += 1;
    const why = held || !('error' in details) ? '' : `\n       ${details.error.message.split('\n')[0]}`;
    process.stdout.write(`${held ? 'holds ' : 'broken'} ${promise}${why}\n`);
  }
  process.stdout.write(failed === 0 ? '\nEverything holds.\n' : `\n${failed} promises are broken.\n`);
  if (failed > 0) process.exitCode = 1;
}
