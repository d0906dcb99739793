import { setTimeout as delay } from 'node:timers/promises';
import { ForbiddenError, NotFoundError } from '@railyard/sdk';
import type { HomeOf } from '../packages/cli/src/command.ts';
import { CommandError } from '../packages/cli/src/command-error.ts';
import { type CommandHelp, INSTANCE_OPTIONS, JSON_OPTION } from '../packages/cli/src/help.ts';
import { RUNNING_OPTIONS, running } from '../packages/cli/src/running.ts';
import { print, readWords } from '../packages/cli/src/words.ts';
import type { Progress } from '../sandbox/demo/run-month.ts';
import { readConfig } from '../server/config.ts';

/** What `./railyard help demo-data` prints. */
export const HELP: CommandHelp = {
  name: 'demo-data',
  usage: ['demo-data [OPTIONS]'],
  options: {
    '--days N': 'how much time goes by, 1 to 60; default: 30',
    '--payments N': 'how many payments are made, 10 to 5000; default: 600',
    '--seed N': 'another number is another month; default: 1',
    '--add': 'also where the merchant account has more than ten payments',
    '--simulator URL': 'where the simulated processors are; default: those of the settings',
    ...INSTANCE_OPTIONS,
    ...JSON_OPTION,
  },
  examples: ['demo-data', 'demo-data --days 7 --payments 100 --seed 42', 'demo-data --add'],
};

/**
 * Fills a sandbox with a shop's month, by requests that anybody could make. The merchant account's clock is as many
 * days ahead afterwards.
 * @throws CommandError where it is no sandbox, or has payments beyond the first few
 * @example ./railyard demo-data --days 7 --payments 100
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: {
      ...RUNNING_OPTIONS,
      json: { type: 'boolean' },
      days: { type: 'string', default: '30' },
      payments: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      add: { type: 'boolean', default: false },
      simulator: { type: 'string' },
    },
  });
  const wanted = {
    days: wholeNumber('--days', values.days, 1, 60),
    payments: wholeNumber('--payments', values.payments, 10, 5_000),
    seed: wholeNumber('--seed', values.seed, 0, 4_294_967_295),
  };
  const { railyard, merchantAccount: account } = running(values, home);
  await refuseUnfit(railyard, account, values.add);

  const { ApiCalls, runMonth } = await demo();
  const simulatorUrl = values.simulator ?? simulatorOfSettings();
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const summary = await runMonth({
    ...wanted,
    api: new ApiCalls({ railyard, send: fetch, simulatorUrl, account }),
    pause: async (ms) => void (await delay(ms)),
    show: (progress) => showDay(progress, values.json),
    signal: stopping.signal,
  });
  const { payments, captures, refunds, disputes } = summary;
  const said = `${payments} payments, ${captures} captures, ${refunds} refunds, ${disputes} disputes`;
  print(values.json, summary.stopped ? `Stopped: what is there is whole (${said})` : said, summary);
}

type Client = ReturnType<typeof running>['railyard'];

/** So many payments somebody has made to try it, who wants a month to look at next. */
const TRIED_FIRST = 10;

async function refuseUnfit(railyard: Client, account: string, isAdded: boolean): Promise<void> {
  try {
    await railyard.sandbox.clock.get();
  } catch (error) {
    if (!(error instanceof ForbiddenError || error instanceof NotFoundError)) throw error;
    throw new CommandError(
      `There is no sandbox merchant account ${JSON.stringify(account)}: demo data are for sandboxes alone.`,
    );
  }
  const { items } = await railyard.transactions.list({ limit: TRIED_FIRST + 1 });
  if (items.length > TRIED_FIRST && !isAdded)
    throw new CommandError(
      `The merchant account ${JSON.stringify(account)} has payments already: --add makes more beside them.`,
    );
}

/** Production's image has no sandbox. */
async function demo() {
  try {
    const [{ ApiCalls }, { runMonth }] = await Promise.all([
      import('../sandbox/demo/api.ts'),
      import('../sandbox/demo/run-month.ts'),
    ]);
    return { ApiCalls, runMonth };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new CommandError('This installation has no sandbox.');
  }
}

function simulatorOfSettings(): string {
  const { simulatorUrl, simulatorPort } = readConfig();
  return simulatorUrl ?? `http://127.0.0.1:${simulatorPort}`;
}

function showDay({ day, days, now, payments, declined }: Progress, asJson: boolean | undefined): void {
  if (asJson === true) return;
  process.stdout.write(
    `day ${String(day).padStart(2)} of ${days}  ${now.slice(0, 10)}  ${payments} payments, ${declined} refused\n`,
  );
}

function wholeNumber(option: string, text: string, min: number, max: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max))
    throw new CommandError(
      `${option} takes a whole number from ${min} to ${max}, and not ${JSON.stringify(text)}.`,
    );
  return number;
}
