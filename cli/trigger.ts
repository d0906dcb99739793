import { operationById } from '../server/api-contract/index.ts';
import { type Example, filled } from '../server/api/examples/example.ts';
import { EVENT_NAMES } from '../server/domain/event-names.ts';
import { isObject } from '../server/domain/json.ts';
import { StartError } from '../server/platform/start-error.ts';
import { type CommandHelp, INSTANCE_OPTIONS, JSON_OPTION, wrongWords } from './help.ts';
import { type Overrides, overridden, parseOverrides } from './overrides.ts';
import { print, readWords, unknownWord } from './words.ts';
import { RUNNING_OPTIONS, refusalText, running } from './running.ts';
import { TRIGGERS } from './triggers.ts';

export const HELP: CommandHelp = {
  name: 'trigger',
  usage: ['trigger EVENT [--override NAME=VALUE]…', 'trigger --list'],
  options: {
    '--list': 'show the events that can be caused',
    '--override NAME=VALUE':
      'once or more: a field of the requests that cause it, such as amount=500 or buyer.display_name=Ada',
    ...INSTANCE_OPTIONS,
    ...JSON_OPTION,
  },
  examples: [
    'trigger transaction.captured',
    'trigger transaction.captured --override amount=500',
    'trigger --list',
  ],
};

/** Does in a sandbox what an event tells of, by requests that anybody could make. */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: {
      ...RUNNING_OPTIONS,
      list: { type: 'boolean', default: false },
      override: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean' },
    },
  });
  if (values.list) return print(values.json, Object.keys(TRIGGERS).join('\n'), Object.keys(TRIGGERS));
  const [name, ...rest] = positionals;
  if (name === undefined) throw wrongWords('Which event? ./railyard trigger --list shows them.', HELP);
  if (rest.length > 0) throw wrongWords(`${JSON.stringify(rest[0])} is a word too many.`, HELP);
  const steps = Object.entries(TRIGGERS).find(([event]) => event === name)?.[1];
  if (steps === undefined) throw new StartError(whyNot(name));
  const instance = running(values, ['*.read', '*.write']);
  const answers: Record<string, unknown> = {};
  const overrides = parseOverrides(values.override);
  const requests: object[] = [];
  for (const step of steps) {
    const { method, path, body } = requestOf(step, answers, overrides);
    const answer = await instance.ask(method, path, body);
    if (answer.status >= 300)
      throw new StartError(`${method} ${path} was refused with ${refusalText(answer)}`);
    answers[step.operation] = answer.body;
    const made =
      isObject(answer.body) && typeof answer.body['id'] === 'string' ? ` ${answer.body['id']}` : '';
    requests.push({ method, path, status: answer.status, answer: answer.body });
    if (values.json !== true) process.stdout.write(`${method} ${path}${made}\n`);
  }
  overrides.refuseUnused();
  print(values.json, `${name} is on its way to whoever listens`, { event: name, requests });
}

function requestOf(step: Example, answers: Readonly<Record<string, unknown>>, overrides: Overrides) {
  const operation = operationById(step.operation);
  if (operation === null) throw new Error(`BUG: ${step.operation} is no operation`);
  const { params = {}, query = {}, body } = filled(step, answers);
  const path = operation.path.replaceAll(/\{([a-z0-9_]+)\}/g, (_all, word: string) => params[word] ?? '');
  const search = new URLSearchParams(query).toString();
  return {
    method: operation.method,
    path: search === '' ? path : `${path}?${search}`,
    body: overridden(body, overrides),
  };
}

function whyNot(name: string): string {
  return EVENT_NAMES.some((known) => known === name)
    ? `No single request causes ${name}: POST /webhook-subscriptions/{id}/test sends an example of it.`
    : `${unknownWord('event', name, EVENT_NAMES)} ./railyard trigger --list names those that can be caused.`;
}
