import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../server/config.ts';
import { isObject } from '../server/domain/json.ts';
import { StartError } from '../server/platform/start-error.ts';
import { signatureHeaders } from '../server/net/message-signature.ts';
import { confirm } from './confirm.ts';
import { type CommandHelp, INSTANCE_OPTIONS } from './help.ts';
import { showerOf, type ShowEvent, type WaitingEvent } from './show-event.ts';
import { readWords } from './words.ts';
import { type ApiAnswer, RUNNING_OPTIONS, type Running, refusalText, running } from './running.ts';

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
 */
export async function run(words: readonly string[]): Promise<void> {
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
  const instance = running(values, ['webhook-subscriptions.read', 'webhook-subscriptions.write']);
  const file = join(readConfig().dataDir, `listen-${values['merchant-account']}.json`);
  if (values.forget) return forget(instance, file, values.yes);
  const kept = await keptSubscription(instance, file, values.events?.split(',') ?? null);
  if (values.again !== undefined) return redeliver(instance, kept, values.again);
  const where = to === null ? 'prints' : `forwards to ${to}`;
  const listening = `Listening to ${instance.url} as ${kept.id}, ${where}; signed with ${kept.secret}\n`;
  (values.json === true ? process.stderr : process.stdout).write(listening);
  const show = showerOf(values.json);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  let isTroubled = false;
  while (!stopping.signal.aborted) {
    const outcome = await round(instance, kept, { to, show }, stopping.signal);
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
    throw new StartError(
      `--to takes a port, localhost:3000, or an address such as http://localhost:3000/webhooks, and not ` +
        `${JSON.stringify(to)}.`,
    );
  return address;
}

/** Forwards what waits, oldest first. Whatever fails is told again in the next round. */
async function round(
  instance: Running,
  kept: StoredSubscription,
  { to, show }: Readonly<{ to: string | null; show: ShowEvent }>,
  signal: AbortSignal,
): Promise<'done' | 'idle' | 'refused' | 'trouble'> {
  const answer = await instance.tryAsk('GET', `/webhook-subscriptions/${kept.id}/waiting`);
  if (answer === null || answer.status >= 500) return 'trouble';
  if (answer.status === 404)
    throw new StartError('The subscription is gone: ./railyard listen --forget --yes, and begin again.');
  if (answer.status !== 200) throw new StartError(refusalText(answer));
  const { items } = answer.body as Readonly<{ items: readonly WaitingEvent[] }>; // what the contract says
  let outcome: 'done' | 'idle' | 'refused' = items.length === 0 ? 'idle' : 'done';
  for (const item of items) {
    if (signal.aborted) break;
    const { status, durationMs } = await forward(item, kept.secret, to);
    const isTaken = status !== null && status >= 200 && status <= 299;
    if (!isTaken) outcome = 'refused';
    show(item, to === null ? null : { status, durationMs });
    const path = `/webhook-subscriptions/${kept.id}/deliveries/${item.id}/acknowledge`;
    const told = await instance.tryAsk('POST', path, { response_status: status, duration_ms: durationMs });
    if (told === null || told.status >= 500) return 'trouble';
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
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = signatureHeaders({ id, timestamp, body }, [Buffer.from(secret)]);
  const status = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...Object.fromEntries(headers) },
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
function whatWaits(answer: ApiAnswer): string {
  const items = isObject(answer.body) ? answer.body['items'] : [];
  const count = Array.isArray(items) ? items.length : 0;
  return count === 0
    ? 'No event waits to be forwarded, but every one from now on would'
    : `${count} events or more wait to be forwarded`;
}

/** The subscription of an earlier run, or a new one. */
async function keptSubscription(
  instance: Running,
  file: string,
  events: readonly string[] | null,
): Promise<StoredSubscription> {
  const kept = readKept(file);
  const answer =
    kept === null
      ? await instance.ask('POST', '/webhook-subscriptions', { url: 'railyard:listen', events })
      : await instance.ask('PUT', `/webhook-subscriptions/${kept.id}`, { active: true, events });
  if (kept !== null && answer.status === 404) {
    fs.rmSync(file);
    return keptSubscription(instance, file, events);
  }
  if (answer.status >= 300) throw new StartError(refusalText(answer));
  if (kept !== null) return kept;
  const made = keptOf(answer);
  fs.writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

function keptOf({ body }: ApiAnswer): StoredSubscription {
  if (!isObject(body)) throw new Error('BUG: a subscription that is no object');
  return { id: String(body['id']), secret: String(body['secret']) };
}

function readKept(file: string): StoredSubscription | null {
  if (!fs.existsSync(file)) return null;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as StoredSubscription; // written above
}

async function redeliver(instance: Running, { id }: StoredSubscription, delivery: string): Promise<void> {
  const path = `/webhook-subscriptions/${id}/deliveries/${encodeURIComponent(delivery)}/resend`;
  const answer = await instance.ask('POST', path);
  if (answer.status >= 300) throw new StartError(refusalText(answer));
  process.stdout.write(`${delivery} is forwarded again by whoever listens\n`);
}

async function forget(instance: Running, file: string, yes: boolean | undefined): Promise<void> {
  const kept = readKept(file);
  if (kept === null) return void process.stdout.write('There is nothing to forget\n');
  const waiting = await instance.ask('GET', `/webhook-subscriptions/${kept.id}/waiting`);
  if (waiting.status !== 404)
    confirm(yes, `${whatWaits(waiting)}: with the subscription ${kept.id} it is lost.`);
  const answer = await instance.ask('DELETE', `/webhook-subscriptions/${kept.id}`);
  if (answer.status >= 300 && answer.status !== 404) throw new StartError(refusalText(answer));
  fs.rmSync(file);
  process.stdout.write('Nothing is kept for this machine any more\n');
}
