import { checkUrl } from './egress.ts';
import { type ExchangeOptions, type Outbound, type WholeAnswer, readHead } from './exchange.ts';
import { headerRefusal } from './headers.ts';
import { EXCHANGE_TIMEOUT_MS_DEFAULT, EXCHANGE_TIMEOUT_MS_MAX, REQUEST_HEADERS_MAX } from './limits.ts';
import { type Masking, masking } from './mask.ts';
import type { Open, Outgoing, OutgoingHeader } from './outgoing.ts';
import { OpenedSecrets, type Piece, fill, serialise } from './serialise.ts';
import { WireFault, type WireRequest, type WireResponse } from './wire.ts';

/**
 * A connector's request from its pieces to its whole answer: serialise, open the secrets, apply
 * authentication methods, exchange, mask what the other side echoed, wipe. Runs in the vault role. `take` may
 * take what is secret out of the answer before it becomes text. `isLate` is asked just before the first byte leaves.
 */
export async function sendWhole(
  outbound: Outbound,
  request: WireRequest,
  open: Open,
  prepare?: (outgoing: Outgoing) => Promise<Outgoing>,
  take?: (body: Buffer) => Buffer | Promise<Buffer>,
  isLate?: () => boolean,
): Promise<WireResponse> {
  const opened = new OpenedSecrets();
  try {
    const filled = await fillRequest(outbound, request, open, opened);
    const outgoing = prepare === undefined ? filled : await prepare(filled);
    const { answerHeadBytes: headBytes } = request;
    const timeoutMs = Math.min(request.timeoutMs ?? EXCHANGE_TIMEOUT_MS_DEFAULT, EXCHANGE_TIMEOUT_MS_MAX);
    const options = { timeoutMs, ...(isLate === undefined ? {} : { isLate }) };
    const answer = await (headBytes === undefined
      ? outbound.exchangeWhole(outgoing, options)
      : exchangeHead(outbound, outgoing, options, headBytes));
    const body = take === undefined ? answer.body : await take(answer.body);
    return maskedAnswer(answer, body, masking(opened.secrets));
  } finally {
    opened.wipe();
  }
}

/** What the other side echoed is masked, and wiped where it stood. */
function maskedAnswer(answer: WholeAnswer, body: Buffer, { mask, wipe }: Masking): WireResponse {
  const masked = mask(body);
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of answer.headers) {
    const shown = mask(Buffer.from(value, 'latin1')).toString('utf8');
    headers[name] = name in headers ? `${headers[name]}, ${shown}` : shown;
  }
  wipe();
  const text = masked.toString('utf8');
  if (masked !== body) body.fill(0);
  return { status: answer.status, headers, text };
}

async function exchangeHead(
  outbound: Outbound,
  outgoing: Outgoing,
  options: ExchangeOptions,
  headBytes: number,
): Promise<WholeAnswer> {
  const answer = await outbound.exchange(outgoing, { ...options, answerBytesMax: Infinity });
  return { ...answer, body: await readHead(answer, headBytes) };
}

export async function fillRequest(
  outbound: Outbound,
  request: WireRequest,
  open: Open,
  opened: OpenedSecrets,
): Promise<Outgoing> {
  const { method, url: text, lastSegment, verbOfSegment, headers: lines, body: pieces } = serialise(request);
  const target = checkUrl(text, outbound.policy);
  if (typeof target === 'string') throw new WireFault('refused', false, `the address ${target}`);
  if (lines.length > REQUEST_HEADERS_MAX)
    throw new WireFault('refused', false, `more than ${REQUEST_HEADERS_MAX} headers`);
  const headers: OutgoingHeader[] = [];
  for (const [name, value] of lines) {
    // A header has to be a string for the HTTP client: keys and passwords stand here, never card numbers.
    const filled = textOf(value) ?? (await fill(value, open, opened)).toString('latin1');
    const refusal = headerRefusal(name, filled);
    if (refusal !== null) throw new WireFault('refused', false, `the header ${name} ${refusal}`);
    headers.push([name, filled]);
  }
  if (!lines.some(([name]) => name === 'user-agent')) headers.push(['user-agent', USER_AGENT]);
  if (!lines.some(([name]) => name === 'accept-encoding')) headers.push(['accept-encoding', 'identity']);

  return {
    method,
    url:
      lastSegment === null
        ? target.url
        : withSegment(
            target.url,
            (await fill([lastSegment], open, opened)).toString('latin1'),
            verbOfSegment,
          ),
    headers,
    body: pieces === null ? null : await fill(pieces, open, opened),
    identity: null,
  };
}

/** A segment of dots alone would be another place. */
function withSegment(url: URL, segment: string, verb: string | null): URL {
  if (/^\.*$/.test(segment)) throw new WireFault('refused', false, 'the last segment of the path is none');
  const whole = new URL(url);
  const path = `${url.pathname.replace(/\/$/, '')}/${segment}`;
  whole.pathname = verb === null ? path : `${path}/${verb}`;
  return whole;
}

/** What holds no secret; null where something does. */
function textOf(pieces: readonly Piece[]): string | null {
  const [only = ''] = pieces;
  return pieces.length > 1 || typeof only !== 'string' ? null : Buffer.from(only, 'utf8').toString('latin1');
}

export const USER_AGENT = 'Railyard';
