/** Every limit of the way out, by name. docs/relay.md lists them. */

/** Characters of a target address. */
export const URL_LENGTH_MAX = 4096;
/** RFC 1035 §2.3.4, in presentation form. */
export const HOST_LENGTH_MAX = 253;
/** Where TLS services of processors listen. Others must be named by the operator. */
export const TLS_PORTS: readonly number[] = [443, 8443];

export const RESOLVE_TIMEOUT_MS = 5_000;
/** How many addresses of a name are tried, one after the other, before the connection counts as failed. */
export const RESOLVED_ADDRESSES_MAX = 4;
/**
 * How long a checked answer is used again; pools keep connections to it longer, always to the checked
 * address.
 */
export const RESOLVED_KEPT_MS = 10_000;
export const RESOLVED_KEPT_MAX = 1_000;

export const CONNECT_TIMEOUT_MS = 10_000;
export const EXCHANGE_TIMEOUT_MS_DEFAULT = 30_000;
export const EXCHANGE_TIMEOUT_MS_MAX = 120_000;
/** An idle connection is closed after this long, before most load balancers do. */
export const IDLE_CONNECTION_MS = 4_000;
/** And after this at the latest, where the other side says (`Keep-Alive: timeout=…`) how long it keeps it. */
export const IDLE_CONNECTION_MS_MAX = 30_000;
/** Connections to one address with one identity. */
export const CONNECTIONS_PER_POOL_MAX = 128;
/** Pools kept, least recently used first out. */
export const POOLS_MAX = 256;

export const REQUEST_HEADERS_MAX = 100;
export const REQUEST_HEADER_NAME_LENGTH_MAX = 128;
export const REQUEST_HEADER_VALUE_LENGTH_MAX = 8_192;

/** All response header lines together. */
export const ANSWER_HEADERS_BYTES_MAX = 65_536;
export const ANSWER_HEADERS_MAX = 256;
/** 1xx answers before the real one. */
export const ANSWER_INFORMATIONAL_MAX = 8;
/** A whole answer that a connector reads. */
export const ANSWER_WHOLE_BYTES_MAX = 4 * 1024 * 1024;
/** A streamed answer that the relay passes on. */
export const ANSWER_STREAMED_BYTES_MAX = 100 * 1024 * 1024;
/** A file that is fetched, look-up to last byte. It arrives as fast as it is written down. */
export const DOWNLOAD_TIMEOUT_MS = 15 * 60_000;
export const DOWNLOAD_BYTES_MAX = 2 * 1024 * 1024 * 1024;
