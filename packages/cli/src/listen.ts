import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  ApiError,
  NotFoundError,
  type Railyard,
  signWebhook,
  type WaitingWebhookDeliveries,
  type WebhookEventNameInput,
} from '@railyard/sdk';
import type { Home } from './command.ts';
import { CommandError } from './command-error.ts';
import { confirm } from './confirm.ts';
import { type CommandHelp, INSTANCE_OPTIONS } from './help.ts';
import { isPassing, RUNNING_OPTIONS, running } from './running.ts';
import { showerOf, type ShowEvent, type WaitingEvent } from './show-event.ts';
import { readWords } from './words.ts';

/** What `./railyard help listen` prints. */
export const HELP: CommandHelp = {
  name: 'listen',
  usage: ['listen --to ADDRESS [OPTIONS]', 'listen', 'listen --again DELIVERY', 'listen --forget --yes'],
  options: {
    '--to ADDRESS': 'where events go: a port, localhost:3000, or an address; without it they are printed',
    '--forward-to ADDRESS': 'the same',
    '--events NAME,NAME': 'only these',
    '--again DELIVERY': 'forward one more time what was forwarded before',
    '--forget': 'end the subscription of this machine (--yes)',
    '--yes': 'with --forget: yes, what waits is lost',
    ...INSTANCE_OPTIONS,
    '--json': 'print a line of JSON for each event',
  },
  examples: [
    'listen --to 3000',
    'listen --to localhost:3000/webhooks --events transaction.captured',
    'listen',
  ],
};

const IDLE_PAUSE_MS = 500;
const TROUBLE_PAUSE_MS = 2_000;
const ANSWER_MS_MAX = 30_000;

/** What is kept between runs: the subscription that goes on collecting, and what its messages are signed with. */
type StoredSubscription = Readonly<{ id: string; secret: string }>;

/**
 * Forwards the events of a merchant account to an address of this machine. What it has not forwarded waits at
 * Railyard, for a week and longer, so it can end and begin again, and goes on where it stopped.
 * @throws CommandError where the address is not of this machine, or the subscription is gone
 * @example ./railyard listen --to 3000
 */
export async function run(words: readonly string[], home: () => Home): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: {
      ...RUNNING_OPTIONS,
      to: { type: 'string' },
      'forward-to': { type: 'string' },
      json: { type: 'boolean' },
      events: { type: 'string' },
      again: { type: 'string' },
      forget: { type: 'boolean', default: false },
      yes: { type: 'boolean' },
    },
  });
  const named = values.to ?? values['forward-to'];
  const to = named === undefined ? null : targetOf(named);
  const scopes = ['webhook-subscriptions.read', 'webhook-subscriptions.write'];
  const { railyard, url } = running(values, scopes, home);
  const file = join(home().folder, `listen-${values['merchant-account']}.json`);
  if (values.forget) return forget(railyard, file, values.yes);

  const kept = await keptSubscription(railyard, file, eventNames(values.events));
  if (values.again !== undefined) return redeliver(railyard, kept, values.again);
  const where = to === null ? 'prints' : `forwards to ${to}`;
  const listening = `Listening to ${url} as ${kept.id}, ${where}; signed with ${kept.secret}\n`;
  (values.json === true ? process.stderr : process.stdout).write(listening);
  const show = showerOf(values.json);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  let isTroubled = false;
  while (!stopping.signal.aborted) {
    const outcome = await round(railyard, kept, { to, show }, stopping.signal);
    if (outcome === 'trouble' && !isTroubled)
      process.stderr.write('Railyard does not answer; nothing is lost, and it goes on when it does\n');
    isTroubled = outcome === 'trouble';
    const pauseMs = outcome === 'done' ? 0 : outcome === 'idle' ? IDLE_PAUSE_MS : TROUBLE_PAUSE_MS;
    await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined); // told to stop
  }
}

/** What people type: a port, a host with its port, or a whole address. */
function targetOf(to: string): string {
  const address = /^\d{1,5}(?:\/.*)?$/.test(to)
    ? `http://localhost:${to}`
    : /^(?:localhost|[\w.-]+:\d{1,5})(?:[:/].*)?$/.test(to)
      ? `http://${to}`
      : to;
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new CommandError(
      `--to takes a port, localhost:3000, or an address such as http://localhost:3000/webhooks, and not ` +
        `${JSON.stringify(to)}.`,
    );
  return address;
}

/** Forwards what waits, oldest first. Whatever fails is told again in the next round. */
async function round(
  railyard: Railyard,
  kept: StoredSubscription,
  { to, show }: Readonly<{ to: string | null; show: ShowEvent }>,
  signal: AbortSignal,
): Promise<'done' | 'idle' | 'refused' | 'trouble'> {
  try {
    return await forwardWaiting(railyard, kept, { to, show }, signal);
  } catch (error) {
    if (isPassing(error)) return 'trouble';
    if (!(error instanceof NotFoundError)) throw error;
    throw new CommandError('The subscription is gone: ./railyard listen --forget --yes, and begin again.');
  }
}

async function forwardWaiting(
  { webhookSubscriptions: subscriptions }: Railyard,
  kept: StoredSubscription,
  { to, show }: Readonly<{ to: string | null; show: ShowEvent }>,
  signal: AbortSignal,
): Promise<'done' | 'idle' | 'refused'> {
  const { items } = await subscriptions.waiting.list(kept.id);
  let outcome: 'done' | 'idle' | 'refused' = items.length === 0 ? 'idle' : 'done';

  for (const item of items) {
    if (signal.aborted) break;
    const { status, durationMs } = await forward(item, kept.secret, to);
    const isTaken = status !== null && status >= 200 && status <= 299;
    if (!isTaken) outcome = 'refused';
    show(item, to === null ? null : { status, durationMs });
    const result = { response_status: status, duration_ms: durationMs };
    await subscriptions.deliveries.acknowledge(kept.id, item.id, result).catch((error: unknown) => {
      // Another listener may have been quicker.
      if (isPassing(error) || !(error instanceof ApiError)) throw error;
    });
  }
  return outcome;
}

async function forward(
  { event_id: id, payload }: WaitingEvent,
  secret: string,
  to: string | null,
): Promise<Readonly<{ status: number | null; durationMs: number }>> {
  if (to === null) return { status: 200, durationMs: 0 };

  const beganMs = performance.now();
  const body = Buffer.from(payload);
  const signed = signWebhook({ id, body, secrets: [secret] });
  const status = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
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

/** Of what is not forwarded yet, the beginning is told. */
function whatWaits({ items }: WaitingWebhookDeliveries): string {
  return items.length === 0
    ? 'No event waits to be forwarded, but every one from now on would'
    : `${items.length} events or more wait to be forwarded`;
}

/** As they were typed: the service says which ones it does not know. */
function eventNames(typed: string | undefined): readonly WebhookEventNameInput[] | null {
  return typed === undefined ? null : (typed.split(',') as WebhookEventNameInput[]);
}

/** The subscription of an earlier run, or a new one. */
async function keptSubscription(
  railyard: Railyard,
  file: string,
  events: readonly WebhookEventNameInput[] | null,
): Promise<StoredSubscription> {
  const kept = readKept(file);
  if (kept !== null) {
    const isThere = await isFound(railyard.webhookSubscriptions.update(kept.id, { active: true, events }));
    if (isThere) return kept;
    fs.rmSync(file);
  }
  const { id, secret } = await railyard.webhookSubscriptions.create({ url: 'railyard:listen', events });
  const made = { id, secret: secret ?? '' };
  fs.writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

/** False where what was asked about is gone. */
async function isFound(call: PromiseLike<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof NotFoundError) return false;
    throw error;
  }
}

function readKept(file: string): StoredSubscription | null {
  if (!fs.existsSync(file)) return null;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as StoredSubscription; // written above
}

async function redeliver(railyard: Railyard, { id }: StoredSubscription, delivery: string): Promise<void> {
  await railyard.webhookSubscriptions.deliveries.resend(id, delivery);
  process.stdout.write(`${delivery} is forwarded again by whoever listens\n`);
}

async function forget(railyard: Railyard, file: string, yes: boolean | undefined): Promise<void> {
  const { webhookSubscriptions: subscriptions } = railyard;
  const kept = readKept(file);
  if (kept === null) return void process.stdout.write('There is nothing to forget\n');
  const waiting = subscriptions.waiting.list(kept.id);
  if (await isFound(waiting))
    confirm(yes, `${whatWaits(await waiting)}: with the subscription ${kept.id} it is lost.`);
  await isFound(subscriptions.delete(kept.id));
  fs.rmSync(file);
  process.stdout.write('Nothing is kept for this machine any more\n');
}
