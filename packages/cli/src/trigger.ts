import { ApiError } from '@railyard/sdk';
import type { HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { EVENT_NAMES } from './generated/contract.ts';
import { type CommandHelp, INSTANCE_OPTIONS, JSON_OPTION, wrongWords } from './help.ts';
import { ofMockCardService } from './mock-card-service.ts';
import { overridden, parseOverrides } from './overrides.ts';
import { apiErrorText } from './refusal.ts';
import { RUNNING_OPTIONS, running } from './running.ts';
import { type Step, isObject, requestOf } from './step.ts';
import { TRIGGERS } from './triggers.ts';
import { print, readWords, unknownWord } from './words.ts';

/** What `./railyard help trigger` prints. */
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

/**
 * Does in a sandbox what an event tells of, by requests that anybody could make.
 * @throws CommandError where there is no such event, or a request of it was refused
 * @example ./railyard trigger transaction.captured --override amount=500
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
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
  if (steps === undefined) throw new CommandError(whyNot(name));

  const { railyard } = running(values, home);
  const answers: Record<string, unknown> = {};
  const overrides = parseOverrides(values.override);
  const requests: object[] = [];
  const through = steps.some(isPaying) ? await ofMockCardService(railyard) : {};
  for (const step of steps) {
    const { method, path, body } = requestOf(isPaying(step) ? withMembers(step, through) : step, answers);
    const { status, result: answer } = await railyard
      .request(method, path, overridden(body, overrides))
      .send()
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        throw new CommandError(`${method} ${path} was refused with ${apiErrorText(error)}`, 'refused');
      });
    answers[step.operation] = answer;
    const made = isObject(answer) && typeof answer['id'] === 'string' ? ` ${answer['id']}` : '';
    requests.push({ method, path, status, answer });
    if (values.json !== true) process.stdout.write(`${method} ${path}${made}\n`);
  }
  overrides.refuseUnused();
  print(values.json, `${name} is on its way to whoever listens`, { event: name, requests });
}

const isPaying = ({ operation }: Step): boolean =>
  operation === 'create_transaction' || operation === 'create_payout';

function withMembers(step: Step, members: object): Step {
  return isObject(step.body) ? { ...step, body: { ...step.body, ...members } } : step;
}

function whyNot(name: string): string {
  return EVENT_NAMES.some((known) => known === name)
    ? `No single request causes ${name}: POST /webhook-subscriptions/{id}/test sends an example of it.`
    : `${unknownWord('event', name, EVENT_NAMES)} ./railyard trigger --list names those that can be caused.`;
}
