import type { Secret } from '../domain/secret.ts';

/**
 * A request with every secret filled in, ready for the socket. It exists in the vault role only, for as long
 * as the exchange lasts.
 */
export type Outgoing = Readonly<{
  method: string;
  url: URL;
  /** In order, without `host`, `content-length` and what else the wire writes itself. */
  headers: readonly OutgoingHeader[];
  body: Buffer | OutgoingStream | null;
  /** For mutual TLS. */
  identity: ClientIdentity | null;
}>;

export type OutgoingHeader = readonly [name: string, value: string];

/**
 * A body too large to hold: its exact length is known before the first byte leaves. A chunk is asked for when
 * the last one, if of 16 KB or more, went out.
 */
type OutgoingStream = Readonly<{ length: number; chunks: AsyncIterable<Buffer> }>;

/**
 * The client's certificate and key. Connections are kept per identity: one made with a certificate never
 * serves a request without it.
 */
export type ClientIdentity = Readonly<{
  /** Differs whenever any of the material differs. SHA-256, hex. */
  fingerprint: string;
  certificate: Buffer;
  key: Buffer;
}>;

/**
 * What the vault gives the wire to open secrets with. The buffer is the caller's to wipe. Throws where there
 * is nothing to open.
 */
export type Open = (secret: Secret) => Promise<Buffer>;
