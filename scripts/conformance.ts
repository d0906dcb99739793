import path from 'node:path';
import { run } from 'node:test';
import { parseArgs } from 'node:util';
import { giftCardConnectors } from '../server/connectors/gift-card-registry.ts';
import { connectors } from '../server/connectors/registry.ts';
import { tokenServiceConnectors } from '../server/connectors/token-service-registry.ts';
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

const ids = chosen.map(({ id }) => id);

/** Gift card providers and token services: one table of promises for all of a kind. */
const SERVICES = [
  ...giftCardConnectors.map(({ id, processor = id }) => ({
    id,
    processor,
    file: 'slow/connectors/gift-cards.test.ts',
  })),
  ...tokenServiceConnectors.map(({ id, processor = id }) => ({
    id,
    processor,
    file: 'network-tokens/conformance.test.ts',
  })),
];
const service = SERVICES.find(({ id, processor }) => processor === name || id === name);

if (service !== undefined) {
  const { id, processor, file } = service;
  if (values.live) leave(`${name} has no test system that is open to whoever has keys.`);
  else await reportPromises([file, 'slow/connectors/service-exchanges.test.ts'], [id, processor], {});
} else if (first === undefined) {
  const names = [...connectors, ...SERVICES].map(({ id, processor = id }) => processor);
  leave(`Name a processor: ${[...new Set(names)].join(', ')}.`);
} else if (values.live) {
  const facts = factsOf(first);
  if (facts === null) leave(`${name} is a processor of the sandbox: it has no test system of its own.`);
  else {
    const missing = Object.values(facts.live.settings).filter((variable) => !process.env[variable]);
    if (missing.length > 0)
      leave(
        `Set ${missing.join(' and ')} to keys of your own test account: nothing was asked of ${facts.live.address}.`,
      );
    else
      await reportPromises(['connectors/live.test.ts'], ids, {
        RAILYARD_TEST_LIVE: first.processor ?? first.id,
      });
  }
} else
  await reportPromises(['connectors/conformance.test.ts'], ids, { RAILYARD_TEST_CONNECTORS: ids.join(',') });

function leave(message: string): void {
  process.stdout.write(`${message}\n`);
  process.exitCode = 1;
}

/** `whose`: what the names of the promises begin with. */
async function reportPromises(
  files: readonly string[],
  whose: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  Object.assign(process.env, environment);
  let failed = 0;
  const paths = files.map((file) => path.join(import.meta.dirname, '../test', file));

  for await (const event of run({ files: paths })) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name: promise, details } = event.data;
    if (!whose.some((one) => promise.startsWith(`${one}: `))) continue;
    const held = event.type === 'test:pass';
    if (!held) failed += 1;
    const why = held || !('error' in details) ? '' : `\n       ${details.error.message.split('\n')[0]}`;
    process.stdout.write(`${held ? 'holds ' : 'broken'} ${promise}${why}\n`);
  }
  process.stdout.write(failed === 0 ? '\nEverything holds.\n' : `\n${failed} promises are broken.\n`);
  if (failed > 0) process.exitCode = 1;
}
