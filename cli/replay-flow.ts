import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { StartError } from '../server/machine/start-error.ts';
import { RUNNING_OPTIONS, refusalText, running } from './running.ts';

export const USAGE =
  'replay-flow --draft ID [--flow card-transaction] [--from TIME] [--to TIME] [--merchant-account ID] [--url URL] ' +
  '[--key FILE]    decides past payments again by a draft, and tells what would have been different';

const PAUSE_MS = 500;

type Told = Readonly<Record<string, unknown>>;

/** Begins a replay at the running instance, tells how far it is, and prints the report as JSON. */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      draft: { type: 'string' },
      flow: { type: 'string', default: 'card-transaction' },
      from: { type: 'string' },
      to: { type: 'string' },
      ...RUNNING_OPTIONS,
    },
  });
  if (values.draft === undefined) throw new StartError(`Usage: npx railyard ${USAGE}`);
  const instance = running(values, ['flows.read', 'flows.write']);
  const ask = async (method: string, path: string, body?: object): Promise<Told> => {
    const answer = await instance.ask(method, `/flows/${values.flow}${path}`, body);
    if (answer.status >= 300) throw new StartError(refusalText(answer));
    return answer.body as Told; // what the contract says of these operations
  };
  const period = { ...timeOf('from', values.from), ...timeOf('to', values.to) };
  let replay = await ask('POST', `/drafts/${values.draft}/replays`, period);
  while (replay['status'] === 'running') {
    await delay(PAUSE_MS);
    replay = await ask('GET', `/replays/${String(replay['id'])}`);
    process.stderr.write(`${String(replay['decisions'])} decisions\n`);
  }
  process.stdout.write(`${JSON.stringify(replay, null, 2)}\n`);
}

function timeOf(name: string, given: string | undefined): Readonly<Record<string, string>> {
  if (given === undefined) return {};
  if (Number.isNaN(Date.parse(given)))
    throw new StartError(
      `--${name} takes a time such as 2027-01-31T12:00:00Z, and not ${JSON.stringify(given)}.`,
    );
  return { [name]: new Date(given).toISOString() };
}
