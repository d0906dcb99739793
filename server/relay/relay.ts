import type { Readable } from 'node:stream';
import { Problem, type Detail } from '../domain/problem.ts';
import type { Clock } from '../platform/clock.ts';
import { eachChunk } from '../platform/each-chunk.ts';
import type { AuthenticationMethodId, MerchantAccountId, PaymentMethodId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import { randomBytes } from '../platform/entropy.ts';
import type { Answer, Outbound } from '../net/exchange.ts';
import { ANSWER_STREAMED_BYTES_MAX } from '../net/limits.ts';
import type { Outgoing, OutgoingHeader } from '../net/outgoing.ts';
import { USER_AGENT } from '../net/send-whole.ts';
import { type AuthenticationKind, applyAuthentications } from './authentication/index.ts';
import { openAuthentication } from './authentication/authenticating.ts';
import { type Content, contentOf, encodeValue } from './content.ts';
import { bodyTooLarge, notSent, relayFault, relayProblem } from './errors.ts';
import { FilledBody, type FilledPlace } from './fill.ts';
import {
  RELAY_BODY_BYTES_MAX,
  RELAY_ONE_PIECE_BYTES_MAX,
  RELAY_WHOLE_BODY_BYTES_MAX,
} from './relay-limits.ts';
import type { ThreeDSecureValue } from './placeholder.ts';
import { type Placement, Scanner } from './scan.ts';
import { type Spool, Spools } from './spool.ts';
import { type Expiry, Values } from './values.ts';

/** A relay as the API hands it to the vault: checked headers and references, no card data. */
export type RelayRequest = Readonly<{
  merchantAccountId: MerchantAccountId;
  /** Who asked, for the vault's access log. */
  actor: string;
  method: 'POST' | 'PUT' | 'PATCH';
  url: string;
  /** Ports that the operator enabled for this host. */
  extraPorts: readonly number[];
  headers: readonly OutgoingHeader[];
  contentType: string | null;
  /** The length of the template, where its sender announced one. */
  announcedBytes: number | null;
  timeoutMs: number;
  merchantInitiated: boolean;
  /** In the order in which placeholders count them. */
  cards: readonly RelayCard[];
  threeDSecure: Readonly<Partial<Record<ThreeDSecureValue, string>>> | null;
  authentications: readonly ListedAuthentication[];
}>;

/**
 * The template of the body, which streams beside it. Nothing is sent before `sendable`, which is asked for as soon as
 * the template is whole.
 */
export type Template = Readonly<{ chunks: Readable; sendable(): Promise<void> }>;

export type RelayCard = Readonly<{
  /** Null for a card that only a checkout session holds: it can have no network token. */
  paymentMethodId: PaymentMethodId | null;
  number: Secret;
  expiry: Expiry | null;
  securityCode: Secret | null;
}>;

/** A stored authentication method, with handles to its fields. */
export type ListedAuthentication = Readonly<{
  id: AuthenticationMethodId;
  kind: AuthenticationKind;
  method: string;
  fields: Readonly<Record<string, Secret>>;
}>;

export type RelayAnswer = Answer & Readonly<{ sentBytes: number }>;

/** What only the vault can do, lent for one relay. */
export type VaultLoan = Readonly<{
  /** The buffer is the relay's to wipe. */
  open(secret: Secret): Promise<Buffer>;
  /** Nothing more is opened for this relay. */
  openedAll(): void;
  /**
   * The card's network token, provisioned where there is none yet; null where it cannot have one. The
   * cryptogram is made for this call.
   */
  networkToken(
    paymentMethodId: PaymentMethodId,
    want: Readonly<{ cryptogram: boolean; merchantInitiated: boolean }>,
  ): Promise<NetworkTokenValues | null>;
}>;
export type NetworkTokenValues = Readonly<{ number: Buffer; expiry: Expiry; cryptogram: Buffer | null }>;

export type RelayEngine = (
  request: RelayRequest,
  template: Template,
  lent: VaultLoan,
  signal?: AbortSignal,
) => Promise<RelayAnswer>;
/** As the vault offers it. */
export type Relay = (request: RelayRequest, template: Template, signal?: AbortSignal) => Promise<RelayAnswer>;

/** `folder`: where long bodies wait, encrypted. */
type RelayParts = Readonly<{ outbound: Outbound; clock: Clock; folder: string }>;

/**
 * The relay's engine, in the vault role. The whole template is read and every placeholder checked before
 * anything else happens; then the values are opened, put in their places, the authentication methods applied,
 * and the request sent, once. Whatever fails before the first byte leaves is a 4xx or a 502 that says so.
 */
export function createRelay(parts: RelayParts): RelayEngine {
  const spools = new Spools(parts.folder);
  return async (request, template, lent, signal) => {
    const content = contentOf(request.contentType);
    if (typeof content === 'string')
      throw relayProblem({
        location: 'header',
        pointer: 'content-type',
        message: content,
        type: 'charset_refused',
      });

    const spool = await spools.open(request.announcedBytes);
    const values = new Values(request, lent);
    let filled: FilledBody | null = null;
    let isLeaving = false;
    const end = (): Promise<void> | undefined => {
      filled?.wipe();
      values.wipe();
      return spool.dispose();
    };
    try {
      const fill = async (scanner: Scanner): Promise<FilledBody> => {
        const placements = placementsOf(scanner, request);
        await values.load(placements.map(({ placeholder }) => placeholder));
        const filled = new FilledBody(spool, fillings(placements, values, content));
        if (request.authentications.length === 0) lent.openedAll();
        return filled;
      };
      filled = await filledTemplate(template, new Scanner(content), spool, { request, fill });
      const outgoing = await authenticateRequest(
        await outgoingOf(request, filled),
        request,
        filled,
        parts,
        lent,
      );
      lent.openedAll();
      isLeaving = true;
      const answer = await parts.outbound.exchange(outgoing, {
        timeoutMs: request.timeoutMs,
        answerBytesMax: ANSWER_STREAMED_BYTES_MAX,
        extraPorts: request.extraPorts,
        ...(signal === undefined ? {} : { signal }),
      });
      if (Buffer.isBuffer(answer.body)) await end();
      else answer.body.once('close', () => void end());
      return { ...answer, sentBytes: outgoing.body?.length ?? 0 };
    } catch (error) {
      await end();
      throw isLeaving ? relayFault(error) : notSent(error);
    }
  };
}

/**
 * Reads the template to its end, and waits until it may be sent. One that is as long as was announced is whole, so
 * its values are opened meanwhile: sealed ones, since making a network token is sending.
 */
async function filledTemplate(
  template: Template,
  scanner: Scanner,
  spool: Spool,
  { request, fill }: Readonly<{ request: RelayRequest; fill: (scanner: Scanner) => Promise<FilledBody> }>,
): Promise<FilledBody> {
  let sendable: Promise<void> | null = null;
  let filling: Promise<FilledBody> | null = null;
  try {
    await eachChunk(template.chunks, (chunk) => {
      const length = spool.length + chunk.length;
      if (length > RELAY_BODY_BYTES_MAX) throw bodyTooLarge();
      if (filling !== null) throw new Error('BUG: a template is longer than was announced');
      scanner.push(chunk);
      if (scanner.stopped) throw problemOf(scanner);

      const appended = spool.append(chunk);
      if (length === request.announcedBytes) {
        sendable = template.sendable();
        sendable.catch(() => undefined); // met at the end
      }
      if (length !== request.announcedBytes || scanner.placements.some(isOfToken)) return appended;
      filling = appended === undefined ? fill(scanner) : appended.then(() => fill(scanner));
      filling.catch(() => undefined); // met at the end
      return undefined;
    });
    await (sendable ?? template.sendable());
  } catch (error) {
    (await (filling as Promise<FilledBody> | null)?.catch(() => null))?.wipe();
    throw error;
  }

  return filling ?? fill(scanner);
}

function isOfToken({ placeholder }: Placement): boolean {
  return placeholder.value.of === 'network_token';
}

function placementsOf(scanner: Scanner, request: RelayRequest): readonly Placement[] {
  scanner.end();
  if (scanner.problems.length > 0) throw problemOf(scanner);
  refusePlacements(scanner.placements, request);
  return scanner.placements;
}

function problemOf({ problems }: Scanner): Problem {
  return relayProblem(...problems.map(({ type, message }) => bodyDetail(type, message)));
}

/**
 * What is wrong about placeholders that exist: no such card, nothing to fill in. Said before any secret is
 * opened.
 */
function refusePlacements(placements: readonly Placement[], request: RelayRequest): void {
  const details = new Map<string, Detail>();
  for (const { placeholder, from } of placements) {
    const missing = missingValue(
      placeholder.value.of === 'three_d_secure' || placeholder.value.what === 'security_code',
      placeholder.index,
      request,
    );
    if (missing !== null)
      details.set(
        `${placeholder.name}_${placeholder.index}`,
        bodyDetail(
          'placeholder_out_of_range',
          `${placeholder.name}_${placeholder.index} at byte ${from}: ${missing}`,
        ),
      );
  }
  if (details.size > 0) throw relayProblem(...details.values());
}

function missingValue(ofSession: boolean, index: number, request: RelayRequest): string | null {
  if (ofSession && index !== 1) return 'a checkout session has only the number 1';
  return index > request.cards.length ? `only ${request.cards.length} payment methods are listed` : null;
}

function fillings(
  placements: readonly Placement[],
  values: Values,
  content: Content,
): readonly FilledPlace[] {
  return placements.map((placement) => {
    const bytes = encodeValue(values.of(placement.placeholder), content, placement.insideQuotes);
    if (bytes === null)
      throw relayProblem(
        bodyDetail(
          'placeholder_needs_escaping',
          `the value of ${placement.placeholder.name}_${placement.placeholder.index} at byte ` +
            `${placement.from} would need escaping, and this content type has none`,
        ),
      );
    return { placement, bytes };
  });
}

async function outgoingOf(request: RelayRequest, filled: FilledBody): Promise<Outgoing> {
  const headers: OutgoingHeader[] = [...request.headers];
  const has = (name: string): boolean => headers.some(([other]) => other === name);
  if (request.contentType !== null && !has('content-type'))
    headers.push(['content-type', request.contentType]);
  if (!has('user-agent')) headers.push(['user-agent', USER_AGENT]);
  const body =
    filled.length <= RELAY_ONE_PIECE_BYTES_MAX
      ? await filled.whole()
      : { length: filled.length, chunks: filled.chunks() };
  return { method: request.method, url: new URL(request.url), headers, body, identity: null };
}

async function authenticateRequest(
  outgoing: Outgoing,
  request: RelayRequest,
  filled: FilledBody,
  parts: RelayParts,
  lent: VaultLoan,
): Promise<Outgoing> {
  if (request.authentications.length === 0) return outgoing;

  // A certificate belongs to the connection: it needs no look at the body, so a long one keeps streaming.
  const transportOnly = request.authentications.every(({ kind }) => kind === 'mtls');
  if (!transportOnly && filled.length > RELAY_WHOLE_BODY_BYTES_MAX)
    throw new Problem('payload_too_large', {
      message: `A body that is signed or encrypted must not be larger than ${RELAY_WHOLE_BODY_BYTES_MAX} bytes`,
      reason: 'body_too_large',
    });
  const opened = await Promise.all(
    request.authentications.map((listed) => openAuthentication(listed, lent.open)),
  );
  const body = transportOnly
    ? Buffer.alloc(0)
    : Buffer.isBuffer(outgoing.body)
      ? outgoing.body
      : await filled.whole();
  const complete = {
    method: outgoing.method,
    url: outgoing.url,
    headers: outgoing.headers,
    body,
    identity: null,
  };
  const applied = await applyAuthentications(opened, complete, { now: parts.clock.now(), randomBytes });
  return transportOnly ? { ...applied, body: outgoing.body } : applied;
}

function bodyDetail(type: string, message: string): Detail {
  return { location: 'body', pointer: '', message, type };
}
