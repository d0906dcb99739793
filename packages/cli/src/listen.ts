import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { InvalidRequestError, type Railyard, signWebhook, type StreamedEvent } from '@railyard/sdk';
import type { HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { EVENT_NAMES } from './generated/contract.ts';
import { type CommandHelp, INSTANCE_OPTIONS } from './help.ts';
import { RUNNING_OPTIONS, running } from './running.ts';
import { type Outcome, showerOf, type ShowEvent } from './show-event.ts';
import { readWords, unknownWord } from './words.ts';

/** What `./railyard help listen` prints. */
export const HELP: CommandHelp = {
  name: 'listen',
  usage: [
    'listen --to ADDRESS [OPTIONS]',
    'listen',
    'listen --to ADDRESS --again EVENT_ID',
    'listen --forget',
  ],
  options: {
    '--to ADDRESS': 'where events go: a port, localhost:3000, or an address; without it they are printed',
    '--forward-to ADDRESS': 'the same',
    '--events NAME,NAME': 'only these',
    '--resource ID': 'only what happens to this one; of a payment, to its captures and refunds as well',
    '--from EVENT_ID': 'begin after this event, however long ago it was, and not where it ended last time',
    '--again EVENT_ID': 'forward this one event, and end',
    '--forget': 'forget where it ended, and what it signs with',
    ...INSTANCE_OPTIONS,
    '--json': 'print a line of JSON for each event',
  },
  examples: [
    'listen --to 3000',
    'listen --to localhost:3000/webhooks --events transaction.captured',
    'listen',
  ],
};

const ANSWER_MS_MAX = 30_000;
/** Pauses before an event that was not taken is sent again; then the next one is. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

/** What is kept between runs: what messages are signed with, and the event that was forwarded last. */
type KeptPlace = Readonly<{ secret: string; lastEventId: string | null }>;
type Receiver = Readonly<{ to: string | null; secret: string; show: ShowEvent }>;

/**
 * Forwards the events of a merchant account to an address of this machine, one after the other, as a webhook
 * subscription would. It begins again where it ended, since the service keeps events.
 * @throws CommandError where the address is none, an event is unknown, or the one to go on after is not kept any more
 * @example ./railyard listen --to 3000
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: {
      ...RUNNING_OPTIONS,
      to: { type: 'string' },
      'forward-to': { type: 'string' },
      json: { type: 'boolean' },
      events: { type: 'string' },
      resource: { type: 'string' },
      from: { type: 'string' },
      again: { type: 'string' },
      forget: { type: 'boolean', default: false },
    },
  });
  const named = values.to ?? values['forward-to'];
  const to = named === undefined ? null : targetOf(named);
  const names = eventNames(values.events);
  const there = home(values.profile);
  const account = values['merchant-account'] ?? there.merchantAccount ?? 'default';
  const file = join(there.folder, `listen-${account}.json`);
  if (values.forget) return forget(file);

  const { railyard, url } = running(values, home, { scopes: ['events.read'] });
  const { secret, lastEventId } = await begin(railyard, file, values.from);
  const receiver = { to, secret, show: showerOf(values.json) };
  if (values.again !== undefined) return forwardAgain(railyard, values.again, receiver);
  keep(file, { secret, lastEventId });
  const where = to === null ? 'prints' : `forwards to ${to}`;
  const listening = `Listening to ${url}, ${where}; signed with ${secret}\n`;
  (values.json === true ? process.stderr : process.stdout).write(listening);

  await follow(railyard, { resourceId: values.resource, lastEventId }, async (event, signal) => {
    if (names === null || names.includes(event.name)) await forwardUntilTaken(event, receiver, signal);
    if (!signal.aborted) keep(file, { secret, lastEventId: event.id });
  });
}

/** Where an earlier run ended, or the newest event there is. */
async function begin(railyard: Railyard, file: string, from: string | undefined): Promise<KeptPlace> {
  const before = readKept(file);
  const [newest] = (await railyard.events.list({ limit: 1 })).items;
  return {
    secret: before?.secret ?? `whsec_${randomBytes(32).toString('base64')}`,
    lastEventId: from ?? before?.lastEventId ?? newest?.id ?? null,
  };
}

/** Until Ctrl-C. */
async function follow(
  railyard: Railyard,
  followed: Readonly<{ resourceId: string | undefined; lastEventId: string | null }>,
  take: (event: StreamedEvent, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const { signal } = stopping;
  try {
    for await (const event of railyard.followEvents({ ...followed, signal, onState: troubleTeller() }))
      await take(event, signal);
  } catch (error) {
    throw isGone(error) ? new CommandError(`${followed.lastEventId} ${GONE}`) : error;
  }
}

const GONE =
  'is no event that is kept: begin now with ./railyard listen --forget, or name another with --from.';

/** Whether the event after which to go on is why it was refused. */
function isGone(error: unknown): boolean {
  return (
    error instanceof InvalidRequestError && error.details.some(({ pointer }) => pointer === 'last-event-id')
  );
}

/** What people type: a port, a host with its port, or a whole address. */
function targetOf(to: string): string {
  const address = /^\d{1,5}(?:\/.*)?$/.test(to)
    ? `http://localhost:${to}`
    : /^(?:localhost|[\w.-]+:\d{1,5})(?:[:/].*)?$/.test(to)
      ? `http://${to}`
      : to;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CommandError(
      `--to takes a port, localhost:3000, or an address such as http://localhost:3000/webhooks, and not ` +
        `${JSON.stringify(to)}.`,
    );
  return address;
}

/** Null: all of them. */
function eventNames(typed: string | undefined): readonly string[] | null {
  const names = typed?.split(',') ?? null;
  const unknown = names?.find((name) => !EVENT_NAMES.some((known) => known === name));
  if (unknown !== undefined) throw new CommandError(unknownWord('event', unknown, EVENT_NAMES));
  return names;
}

/** Says once that nothing answers, when a connection is asked for a second time. */
function troubleTeller(): (state: 'connecting' | 'connected') => void {
  let asked = 0;
  return (state) => {
    asked = state === 'connected' ? 0 : asked + 1;
    if (asked !== 2) return;
    process.stderr.write('Railyard does not answer; nothing is lost, and it goes on when it does\n');
  };
}

/** In order: the next event waits until this one is taken, or was sent as often as there are pauses. */
async function forwardUntilTaken(
  event: StreamedEvent,
  receiver: Receiver,
  signal: AbortSignal,
): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    if ((await forward(event, receiver)) || signal.aborted) return;
    await delay(pauseMs, undefined, { signal }).catch(() => undefined); // told to stop
    if (signal.aborted) return;
  }
  await forward(event, receiver);
}

/** Whether it was taken. */
async function forward(event: StreamedEvent, { to, secret, show }: Receiver): Promise<boolean> {
  const outcome = to === null ? null : await send(event, secret, to);
  show(event, outcome);
  return outcome === null || (outcome.status !== null && outcome.status >= 200 && outcome.status <= 299);
}

async function send(
  { id, payload }: StreamedEvent,
  secret: string,
  to: string,
): Promise<NonNullable<Outcome>> {
  const beganMs = performance.now();
  const body = Buffer.from(payload);

  const status = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signWebhook({ id, body, secrets: [secret] }) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS_MAX),
  })
    .then(async (answer) => {
      await answer.body?.cancel();
      return answer.status === 0 ? null : answer.status;
    })
    .catch(() => null);
  return { status, durationMs: Math.round(performance.now() - beganMs) };
}

/** An id has the time at which it was made. */
async function forwardAgain(railyard: Railyard, id: string, receiver: Receiver): Promise<void> {
  const ms = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  const at = new Date(Number.isNaN(ms) ? 0 : ms).toISOString();

  for await (const event of railyard.events.list({ created_at_gte: at, created_at_lte: at }))
    if (event.id === id) {
      const isTaken = await forward(event, receiver);
      if (!isTaken) throw new CommandError('It was not taken.', 'refused');
      return;
    }
  throw new CommandError(`${id} is no event that is kept.`);
}

function readKept(file: string): KeptPlace | null {
  if (!fs.existsSync(file)) return null;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as KeptPlace; // written below
}

/** Whole or not at all: the process may be killed meanwhile. */
function keep(file: string, kept: KeptPlace): void {
  fs.mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  fs.writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}

function forget(file: string): void {
  const isThere = readKept(file) !== null;
  fs.rmSync(file, { force: true });
  process.stdout.write(
    isThere ? 'Nothing is kept for this machine any more\n' : 'There is nothing to forget\n',
  );
}
