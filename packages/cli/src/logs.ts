import { setTimeout as delay } from 'node:timers/promises';
import type { Railyard, RequestLogEntry } from '@railyard/sdk';
import type { HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { type CommandHelp, INSTANCE_OPTIONS, wrongWords } from './help.ts';
import { isPassing } from './refusal.ts';
import { RUNNING_OPTIONS, running } from './running.ts';
import { parseTime } from './times.ts';
import { colourText } from './colours.ts';
import { cleanText, jsonText } from './terminal-text.ts';
import { readWords } from './words.ts';

/** What `./railyard help logs` prints. */
export const HELP: CommandHelp = {
  name: 'logs',
  usage: ['logs [OPTIONS]', 'logs --follow [OPTIONS]'],
  options: {
    '--follow, -f': 'go on, and print calls as they come, until Ctrl-C; tail is the same',
    '--limit N': 'how many of the last ones, 1 to 100; default: 20',
    '--errors': 'only what was refused or failed: 400 and above',
    '--status CODE': 'only answers with this status',
    '--error-code WORD': 'only this error, such as bad_request',
    '--operation NAME': 'only calls of this operation, such as create_transaction',
    '--request-id ID': 'only the call that was answered with this x-request-id',
    '--since TIME': 'only since then: 15m, today, 2027-01-31',
    ...INSTANCE_OPTIONS,
    '--json': 'print a line of JSON for each call',
  },
  examples: ['logs', 'logs --errors --since 1h', 'logs --follow'],
};

const OWN_OPERATION = 'list_requests';
const PAUSE_MS = 1_000;
/** Calls come into the log a second or two after their answers. */
const LATE_MS = 10_000;

/**
 * Prints calls of the API, the newest last.
 * @throws CommandError where a word is wrong, or the key may not read the log
 * @example ./railyard logs --follow
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: words.map((word) => (word === '-f' ? '--follow' : word)),
    allowPositionals: true,
    options: {
      ...RUNNING_OPTIONS,
      follow: { type: 'boolean', default: false },
      limit: { type: 'string', default: '20' },
      errors: { type: 'boolean', default: false },
      status: { type: 'string' },
      'error-code': { type: 'string' },
      operation: { type: 'string' },
      'request-id': { type: 'string' },
      since: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const isTail = positionals[0] === 'tail';
  const tooMany = positionals[isTail ? 1 : 0];
  if (tooMany !== undefined) throw wrongWords(`${JSON.stringify(tooMany)} is a word too many.`, HELP);
  const { railyard } = running(values, home, { scopes: ['audit-logs.read'], tries: 3 });
  const since = values.since === undefined ? null : sinceTime(values.since);
  const filters = {
    status: values.status === undefined ? null : numberIn('--status', values.status, 100, 599),
    status_gte: values.errors ? 400 : null,
    error_code: values['error-code'] ?? null,
    operation: values.operation ?? null,
    request_id: values['request-id'] ?? null,
  };

  const limit = numberIn('--limit', values.limit, 1, 100);
  const show = (entry: RequestLogEntry): void => {
    // the questions of this command are not what anybody looks for
    if (entry.operation === OWN_OPERATION && values.operation !== OWN_OPERATION) return;
    process.stdout.write(values.json === true ? `${jsonText(entry)}\n` : `${lineOf(entry)}\n`);
  };
  const { items } = await railyard.requests.list({ ...filters, limit, created_at_gte: since });
  for (const entry of items.toReversed()) show(entry);
  if (values.follow || isTail) await follow(railyard, filters, items[0], show);
}

function sinceTime(text: string): string {
  return parseTime('--since', text, { type: 'date-time', isFilter: true });
}

type Filters = NonNullable<Parameters<Railyard['requests']['list']>[0]>;

async function follow(
  railyard: Railyard,
  filters: Filters,
  newest: RequestLogEntry | undefined,
  show: (entry: RequestLogEntry) => void,
): Promise<never> {
  const seen = new Set<string>();
  let newestMs = newest === undefined ? Date.now() : Date.parse(newest.created_at);
  const freshEntries = async (): Promise<readonly RequestLogEntry[]> => {
    const since = new Date(newestMs - LATE_MS).toISOString();
    const fresh: RequestLogEntry[] = [];
    for await (const entry of railyard.requests.list({ ...filters, limit: 100, created_at_gte: since }))
      if (!seen.has(entry.id)) fresh.push(entry);
    for (const { id, created_at: at } of fresh) {
      seen.add(id);
      newestMs = Math.max(newestMs, Date.parse(at));
    }
    return fresh;
  };

  // what came before the ones that were shown is not new
  await freshEntries();
  for (;;) {
    await delay(PAUSE_MS);
    try {
      for (const entry of (await freshEntries()).toReversed()) show(entry);
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
  }
}

function lineOf({
  created_at: at,
  method,
  path,
  status,
  duration_ms: ms,
  error_code: code,
  id,
}: RequestLogEntry): string {
  const colour = status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green';
  const answer = colourText(String(status), colour);
  const why = code === null ? '' : ` ${code}`;
  const time = cleanText(at.slice(0, 19).replace('T', ' '));
  return `${time} ${answer} ${cleanText(`${method} ${path}${why} ${ms} ms ${id}`)}`;
}

function numberIn(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new CommandError(
      `${option} takes a whole number from ${least} to ${most}, and not ${JSON.stringify(text)}.`,
    );
  return number;
}
