import { rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import type { MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import type { WireRequest } from '../../net/wire.ts';
import type { RelayRequest } from '../../relay/relay.ts';
import { discard, discardAfterWriting, wipeAfterParsing } from '../../platform/wiped-memory.ts';
import { makeFolder } from '../../platform/folder.ts';
import { StartError } from '../../platform/start-error.ts';
import type {
  HeldValue,
  KeyUse,
  SigningUse,
  ReadOptions,
  RecordKind,
  SignatureCheck,
  Vault,
  VaultSendOptions,
} from '../vault.ts';
import type { SharedSettings } from '../vault-health.ts';
import type { WalletOpening } from '../wallets/opening.ts';
import { readHead, readMessage } from './body.ts';
import { frame } from './codec.ts';
import { faultOf } from './link-faults.ts';
import { createServer } from '../../platform/http.ts';

/** Certificates of the link over TCP, as PEM. Both sides show one that `ca` signed. */
export type LinkTls = Readonly<{ ca: Buffer; cert: Buffer; key: Buffer }>;
export type LinkAddress =
  | Readonly<{ socketPath: string }>
  | Readonly<{ host: string; port: number; tls: LinkTls }>;

export type VaultServer = Readonly<{ address: string; close(): Promise<void> }>;

/** One slow exchange may take this long; the link itself adds nothing. */
const REQUEST_TIMEOUT_MS = 180_000;

/**
 * Serves a vault to API and worker processes: over a Unix socket that only this user can open, or over mutual
 * TLS.
 */
export async function serveVault(vault: Vault, address: LinkAddress): Promise<VaultServer> {
  const listener: RequestListener = (request, response) => void answer(vault, request, response);
  const server: Server =
    'socketPath' in address
      ? createServer(listener)
      : createTlsServer(
          { ...address.tls, requestCert: true, rejectUnauthorized: true, minVersion: 'TLSv1.3' },
          listener,
        );
  server.on('socketPath' in address ? 'connection' : 'secureConnection', wipeAfterParsing);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = 60_000;
  await listen(server, address);

  return {
    address: 'socketPath' in address ? address.socketPath : `https://${address.host}:${portOf(server)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

type Arguments = Readonly<Record<string, unknown>>;
type Result = Readonly<{ value: unknown; raw?: Buffer }>;

/**
 * Every verb of the link. None gives a card number back: `disclose` refuses all but network tokens. The other
 * side is our own code, so its arguments are what it says.
 */
const VERBS: Readonly<Record<string, (vault: Vault, given: Arguments, raw: Buffer) => Promise<Result>>> = {
  intake: async (vault, given, raw) => {
    const { body, held } = await vault.intake(
      given['merchantAccountId'] as MerchantAccountId | null,
      raw,
      given['pointers'] as string[],
    );
    return { value: [...held], raw: body };
  },
  health: async (vault, given) => ({ value: await vault.health(given['shared'] as SharedSettings) }),
  hold: async (vault, given, raw) => ({ value: await vault.hold(given['label'] as string, raw) }),
  seal: async (vault, given) => ({
    value: await vault.seal(
      merchantOf(given),
      recordOf(given),
      given['kind'] as RecordKind,
      given['fields'] as Record<string, HeldValue>,
    ),
  }),
  fingerprint: async (vault, given) => ({
    value: await vault.fingerprint(merchantOf(given), given['held'] as HeldValue),
  }),
  release: async (vault, given) => ({ value: await vault.release(given['held'] as HeldValue[]) }),
  keep: async (vault, given) => ({
    value: await vault.keep(
      merchantOf(given),
      recordOf(given),
      given['field'] as string,
      given['held'] as HeldValue,
      given['forMs'] as number,
    ),
  }),
  keeps: async (vault, given) => ({
    value: await vault.keeps(merchantOf(given), recordOf(given), given['field'] as string),
  }),
  forget: async (vault, given) => ({
    value: await vault.forget(merchantOf(given), recordOf(given), given['field'] as string),
  }),
  signatureHolds: async (vault, given, raw) => ({
    value: await vault.signatureHolds(merchantOf(given), {
      ...(given['check'] as Omit<SignatureCheck, 'message' | 'signature'>),
      message: raw,
      signature: Buffer.from(given['signature'] as string, 'base64'),
    }),
  }),
  shred: async (vault, given) => ({ value: await vault.shred(merchantOf(given), recordOf(given)) }),
  send: async (vault, given) => {
    const response = await vault.send(
      merchantOf(given),
      given['request'] as WireRequest,
      given['options'] as VaultSendOptions,
    );
    return { value: { ...response, taken: [...response.taken] } };
  },
  read: async (vault, given, raw) => {
    const read = await vault.read(merchantOf(given), raw, given['reading'] as ReadOptions);
    return { value: read === null ? null : { ...read, taken: [...read.taken] } };
  },
  disclose: async (vault, given) => ({
    value: await vault.disclose(merchantOf(given), given['secret'] as Secret, given['actor'] as string),
  }),
  makeKey: async (vault, given) => ({
    value: await vault.makeKey(merchantOf(given), recordOf(given), given['use'] as KeyUse),
  }),
  signWithKey: async (vault, given, raw) => ({
    value: (
      await vault.signWithKey(merchantOf(given), recordOf(given), raw, given['use'] as SigningUse | undefined)
    ).toString('base64'),
  }),
  openWalletToken: async (vault, given) => ({
    value: await vault.openWalletToken(merchantOf(given), {
      ...(given['opening'] as Omit<WalletOpening, 'now'>),
      now: new Date(given['nowMs'] as number),
    }),
  }),
};

export const LINK_VERBS: readonly string[] = [...Object.keys(VERBS), 'relay', 'download'];

async function answer(vault: Vault, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/relay') return answerStreaming(request, response, relayStream(vault, request));
  if (request.url === '/download') return answerStreaming(request, response, downloadStream(vault, request));
  try {
    const run = Object.hasOwn(VERBS, request.url?.slice(1) ?? '')
      ? VERBS[request.url?.slice(1) ?? '']
      : undefined;
    if (run === undefined || request.method !== 'POST') throw new Error('BUG: the vault has no such verb');
    const { value: given, raw: bytes } = await readMessage(request);
    const { value, raw } = await run(vault, given as Arguments, bytes).finally(() => bytes.fill(0));
    end(response, { value: value ?? null }, raw);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else end(response, { fault: faultOf(error) });
  }
}

/** What streams: its head, and the body behind it. */
type Streaming = (signal: AbortSignal) => Promise<Readonly<{ head: object; body: Readable | Buffer }>>;

/** The template in, the target's answer out. */
function relayStream(vault: Vault, request: IncomingMessage): Streaming {
  return async (signal) => {
    const wanted = (await readHead(request)) as RelayRequest;
    const template = { chunks: request, sendable: () => Promise.resolve() }; // it ends when it may be sent
    const { status, headers, body, sentBytes } = await vault.relay(wanted, template, signal);
    return { head: { status, headers, sentBytes }, body };
  };
}

function downloadStream(vault: Vault, request: IncomingMessage): Streaming {
  return async (signal) => {
    const given = (await readMessage(request)).value as Arguments;
    const { status, body } = await vault.download(merchantOf(given), given['request'] as WireRequest, signal);
    return { head: { status }, body };
  };
}

/** A caller who hangs up ends the exchange. */
async function answerStreaming(
  request: IncomingMessage,
  response: ServerResponse,
  run: Streaming,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  try {
    const { head, body } = await run(gone.signal);
    response.writeHead(200);
    response.write(frame({ value: head }));
    if (Buffer.isBuffer(body)) return void response.end(body, () => discard(body));
    discardAfterWriting(response);
    // A target that breaks off breaks this answer off too, and so the caller's.
    body.once('error', () => response.destroy());
    body.pipe(response);
    response.once('close', () => body.destroy());
  } catch (error) {
    if (response.headersSent) response.destroy();
    else {
      request.resume(); // The rest of the template is not wanted, but a closed connection could swallow the answer.
      end(response, { fault: faultOf(error) });
    }
  }
}

function end(response: ServerResponse, value: unknown, raw: Buffer = Buffer.alloc(0)): void {
  const head = frame(value);
  response.writeHead(200, { 'content-length': head.length + raw.length });
  response.write(head);
  response.end(raw, () => raw.fill(0));
}

function merchantOf(given: Arguments): MerchantAccountId {
  return given['merchantAccountId'] as MerchantAccountId;
}

function recordOf(given: Arguments): VaultRecordId {
  return given['recordId'] as VaultRecordId;
}

async function listen(server: Server, address: LinkAddress): Promise<void> {
  if (!('socketPath' in address))
    return bound(server, () => server.listen(address.port, address.host)).catch((error: unknown) => {
      throw takenError(error, address);
    });
  makeFolder('The folder of RAILYARD_VAULT_SOCKET', dirname(address.socketPath));
  if (await answers(address.socketPath))
    throw new StartError(
      `Another vault listens on ${address.socketPath}: stop it first, or choose another RAILYARD_VAULT_SOCKET.`,
    );
  rmSync(address.socketPath, { force: true });

  // The mask makes the socket private from its first moment on.
  const mask = process.umask(0o177);
  try {
    await bound(server, () => server.listen(address.socketPath));
  } finally {
    process.umask(mask);
  }
}

function bound(server: Server, start: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', () => {
      server.off('error', reject);
      resolve();
    });
    start();
  });
}

const TAKEN: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program',
  EADDRNOTAVAIL: 'is not an address of this machine',
  ENOTFOUND: 'is not an address of this machine',
  EACCES: 'may not be used by this user',
};

function takenError(error: unknown, { host, port }: Readonly<{ host: string; port: number }>): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(TAKEN, code)
    ? new StartError(`The vault cannot listen for RAILYARD_VAULT_URL: ${host}:${port} ${TAKEN[code]}.`)
    : error;
}

/** A socket file that a dead process left answers nothing. */
function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socketPath);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
