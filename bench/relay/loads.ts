import type { Rig } from '../rig.ts';
import { type Load, load, requestBytes } from '../load.ts';
import type { Target } from './parties.ts';

/** What is sent and what comes back: bodies of so many bytes. */
export type Case = Readonly<{ name: string; bytes: number; answerBytes: number | null }>;

const KB = 1024;
const MB = 1024 * KB;
export const CASES: readonly Case[] = [
  { name: '1 KB up', bytes: KB, answerBytes: null },
  { name: '64 KB up', bytes: 64 * KB, answerBytes: null },
  { name: '1 MB up', bytes: MB, answerBytes: null },
  { name: '10 MB up', bytes: 10 * MB, answerBytes: null },
  { name: '64 KB down', bytes: KB, answerBytes: 64 * KB },
  { name: '1 MB down', bytes: KB, answerBytes: MB },
];

export type RelaySetup = Readonly<{ url: string; token: string; card: string; target: Pick<Target, 'port'> }>;

/** A service with a stored card, ready to relay. */
export async function openRelaySetup(rig: Rig, target: Target): Promise<RelaySetup> {
  const token = await rig.token();
  const stored = await fetch(`${rig.url}/payment-methods`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ method: 'card', number: '4111111111111111', expiration_date: '09/30' }),
  });
  const { id } = (await stored.json()) as { id: string };
  if (stored.status !== 201) throw new Error(`no card was stored: ${stored.status}`);
  return { url: rig.url, token, card: id, target };
}

/** The bytes of one request to the relay. */
export function relayRequestBytes(
  { url, token, card, target }: RelaySetup,
  { bytes, answerBytes }: Case,
): Buffer {
  return wholeRequest(url, '/vault-forward', bodyOf(bytes), {
    authorization: `Bearer ${token}`,
    'x-vault-forward-url': `https://localhost:${target.port}${pathOf(answerBytes)}`,
    'x-vault-forward-http-method': 'POST',
    'x-vault-forward-payment-methods': card,
  });
}

/** The bytes of one request to a plain proxy, with the body that the relay's target gets. */
export function proxyRequestBytes(url: string, { bytes, answerBytes }: Case): Buffer {
  return wholeRequest(url, pathOf(answerBytes), fillTemplate(bodyOf(bytes)), {});
}

export function run(
  url: string,
  request: Buffer,
  how: Readonly<{ seconds: number; concurrency: number }>,
): Promise<Load> {
  return load(url, { ...how, status: 200, next: () => request });
}

/** A template with two placeholders. */
export function bodyOf(bytes: number): Buffer {
  const [head, tail] = [
    '{"number":"{{ CARD_NUMBER_1 }}","filler":"',
    '","expiry":"{{CARD_EXPIRATION_DATE_1}}"}',
  ];
  return Buffer.from(head + 'x'.repeat(Math.max(0, bytes - head.length - tail.length)) + tail);
}

function fillTemplate(template: Buffer): Buffer {
  return Buffer.from(
    template
      .toString('latin1')
      .replace('{{ CARD_NUMBER_1 }}', '4111111111111111')
      .replace('{{CARD_EXPIRATION_DATE_1}}', '09/30'),
  );
}

function pathOf(answerBytes: number | null): string {
  return answerBytes === null ? '/' : `/?answer=${answerBytes}`;
}

function wholeRequest(
  url: string,
  path: string,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Buffer {
  const length = String(body.length);
  const all = { 'content-type': 'application/json', 'content-length': length, ...headers };
  return Buffer.concat([Buffer.from(requestBytes(url, { method: 'POST', path, headers: all })), body]);
}
