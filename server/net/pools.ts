import { Pool, buildConnector } from 'undici';
import type { Target } from './egress.ts';
import {
  ANSWER_HEADERS_BYTES_MAX,
  CONNECTIONS_PER_POOL_MAX,
  CONNECT_TIMEOUT_MS,
  IDLE_CONNECTION_MS,
  IDLE_CONNECTION_MS_MAX,
  POOLS_MAX,
} from './limits.ts';
import type { ClientIdentity } from './outgoing.ts';

/**
 * Connections, kept by origin, checked address and client identity; the least recently used pool goes first.
 */
export class Pools {
  readonly #pools = new Map<string, Pool>();

  of(target: Target, address: string, identity: ClientIdentity | null): Pool {
    const key = `${target.url.origin} ${address} ${identity?.fingerprint ?? '-'}`;
    const known = this.#pools.get(key);
    if (known !== undefined) {
      this.#pools.delete(key);
      this.#pools.set(key, known);
      return known;
    }

    const pool = poolTo(target, address, identity);
    this.#pools.set(key, pool);
    if (this.#pools.size > POOLS_MAX) {
      const [oldest] = this.#pools;
      if (oldest !== undefined) {
        this.#pools.delete(oldest[0]);
        // Graceful: what runs on it ends by itself.
        void oldest[1].close();
      }
    }
    return pool;
  }

  async close(): Promise<void> {
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(pools.map((pool) => pool.destroy()));
  }
}

function poolTo(target: Target, address: string, identity: ClientIdentity | null): Pool {
  const connect = buildConnector({
    // HTTP/1.1 only: what a signature covers and what a limit counts is then what stands on the wire.
    allowH2: false,
    timeout: CONNECT_TIMEOUT_MS,
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true,
    ...(identity === null ? {} : { cert: identity.certificate, key: identity.key }),
  });
  return new Pool(target.url.origin, {
    connections: CONNECTIONS_PER_POOL_MAX,
    pipelining: 1,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    keepAliveMaxTimeout: IDLE_CONNECTION_MS_MAX,
    maxHeaderSize: ANSWER_HEADERS_BYTES_MAX,
    allowH2: false,
    // The address was checked; the name stays what the certificate is checked against.
    connect: (options, callback) => {
      const named = target.literal ? { ...options } : { ...options, servername: target.host };
      connect({ ...named, hostname: address }, callback);
    },
  });
}
