import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from './command-error.ts';
import { type CommandHelp, INSTANCE_OPTIONS, wrongWords } from './help.ts';
import { jsonText } from './terminal-text.ts';
import { readWords } from './words.ts';
import type { FlowReplayCreate } from '@railyard/sdk';
import type { HomeOf } from './command.ts';
import { RUNNING_OPTIONS, running } from './running.ts';

/** What `./railyard help replay-flow` prints. */
export const HELP: CommandHelp = {
  name: 'replay-flow',
  usage: ['replay-flow --draft ID [OPTIONS]'],
  options: {
    '--draft ID': 'the draft to decide by',
    '--flow NAME': 'default: card-transaction',
    '--from TIME': 'the first payment, such as 2027-01-31T12:00:00Z',
    '--to TIME': 'the last one',
    '--fees FILE': 'a list of fees as JSON, to compare costs by',
    ...INSTANCE_OPTIONS,
    '--json': 'print the report in one line',
  },
  examples: ['replay-flow --draft DRAFT --from 2027-01-01T00:00:00Z --to 2027-02-01T00:00:00Z'],
};

const PAUSE_MS = 500;

/**
 * Begins a replay at the running instance, tells how far it is, and prints the report as JSON.
 * @throws CommandError where a file or a time cannot be read, or the instance refuses
 * @example ./railyard replay-flow --draft DRAFT --from 2027-01-01T00:00:00Z --to 2027-02-01T00:00:00Z
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: {
      draft: { type: 'string' },
      flow: { type: 'string', default: 'card-transaction' },
      from: { type: 'string' },
      to: { type: 'string' },
      fees: { type: 'string' },
      json: { type: 'boolean' },
      ...RUNNING_OPTIONS,
    },
  });
  if (values.draft === undefined) throw wrongWords('--draft is missing: the draft to decide by.', HELP);

  const { flows } = running(values, home, { scopes: ['flows.read', 'flows.write'] }).railyard;
  const wanted = { ...timeOf('from', values.from), ...timeOf('to', values.to), ...feesIn(values.fees) };
  let replay = await flows.drafts.replays.create(values.flow, values.draft, wanted);
  process.stderr.write(`replay ${replay.id}\n`);
  while (replay.status === 'running') {
    await delay(PAUSE_MS);
    replay = await flows.replays.get(values.flow, replay.id);
    process.stderr.write(`${replay.progress_percent} %, ${replay.decisions} decisions\n`);
  }
  process.stdout.write(`${jsonText(replay, values.json === true ? 0 : 2)}\n`);
}

function timeOf(name: string, given: string | undefined): Readonly<Record<string, string>> {
  if (given === undefined) return {};
  if (Number.isNaN(Date.parse(given)))
    throw new CommandError(
      `--${name} takes a time such as 2027-01-31T12:00:00Z, and not ${JSON.stringify(given)}.`,
    );
  return { [name]: new Date(given).toISOString() };
}

type FeeList = NonNullable<FlowReplayCreate['fees']>;

/** A file with what stands in `fees` of `POST …/replays`. */
function feesIn(file: string | undefined): Readonly<{ fees?: FeeList }> {
  if (file === undefined) return {};
  try {
    return { fees: JSON.parse(fs.readFileSync(file, 'utf8')) as FeeList }; // the service looks at it
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new CommandError(`--fees takes a file with a list of fees as JSON: ${why}`);
  }
}
