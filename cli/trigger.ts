import { parseArgs } from 'node:util';
import { operationById } from '../server/api/contract/index.ts';
import { type Example, filled } from '../server/api/examples/example.ts';
import { EVENT_NAMES } from '../server/domain/event-names.ts';
import { isObject } from '../server/domain/json.ts';
import { StartError } from '../server/machine/start-error.ts';
import { RUNNING_OPTIONS, refusalText, running } from './running.ts';
import { TRIGGERS } from './triggers.ts';

export const USAGE =
  'trigger EVENT | --list [--merchant-account ID] [--url URL] [--key FILE]    makes a sandbox tell of an event';

/** Does in a sandbox what an event tells of, by requests that anybody could make. */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { ...RUNNING_OPTIONS, list: { type: 'boolean', default: false } },
  });
  if (values.list) return void process.stdout.write(`${Object.keys(TRIGGERS).join('\n')}\n`);
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new StartError(`Usage: ./railyard ${USAGE}`);
  const steps = Object.entries(TRIGGERS).find(([event]) => event === name)?.[1];
  if (steps === undefined) throw new StartError(whyNot(name));
  const instance = running(values, ['*.read', '*.write']);
  const answers: Record<string, unknown> = {};
  for (const step of steps) {
    const { method, path, body } = requestOf(step, answers);
    const answer = await instance.ask(method, path, body);
    if (answer.status >= 300)
      throw new StartError(`${method} ${path} was refused with ${refusalText(answer)}`);
    answers[step.operation] = answer.body;
    const made =
      isObject(answer.body) && typeof answer.body['id'] === 'string' ? ` ${answer.body['id']}` : '';
    process.stdout.write(`${method} ${path}${made}\n`);
  }
  process.stdout.write(`${name} is on its way to whoever listens\n`);
}

function requestOf(step: Example, answers: Readonly<Record<string, unknown>>) {
  const operation = operationById(step.operation);
  if (operation === null) throw new Error(`BUG: ${step.operation} is no operation`);
  const { params = {}, query = {}, body } = filled(step, answers);
  const path = operation.path.replaceAll(/\{([a-z0-9_]+)\}/g, (_all, word: string) => params[word] ?? '');
  const search = new URLSearchParams(query).toString();
  return { method: operation.method, path: search === '' ? path : `${path}?${search}`, body };
}

function whyNot(name: string): string {
  return EVENT_NAMES.some((known) => known === name)
    ? `No single request causes ${name}: POST /webhook-subscriptions/{id}/test sends an example of it.`
    : `There is no event ${JSON.stringify(name)}: ./railyard trigger --list names those that can be caused.`;
}
