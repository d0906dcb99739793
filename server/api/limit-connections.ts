import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../platform/log.ts';
import { METRICS } from '../platform/metrics.ts';

/**
 * Connections of callers that are served, and those that are taken at all: the rest of the descriptors is for the
 * database, processors, the vault and files. Beyond all of them, the system resets connections without a word.
 */
export type ConnectionLimits = Readonly<{ served: number; taken: number }>;

/** A quarter of the descriptors, 64 at least, is kept back; half of that answers callers that are too many. */
export function limitsFor(descriptors: number): ConnectionLimits {
  const reserve = Math.max(RESERVE_MIN, Math.ceil(descriptors / 4));
  const served = Math.max(1, descriptors - reserve);
  return { served, taken: served + Math.floor(reserve / 2) };
}
const RESERVE_MIN = 64;

/** Null where the system has no limit, or does not say. */
function descriptorsMax(): number | null {
  try {
    const limit = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
}

/**
 * Whether a connection is one too many: what comes on it is to be answered 503. Refusals are counted, and one line of
 * the log tells of all until there is room again.
 */
export function limitConnections(
  server: Server,
  log: Pick<Log, 'warn'>,
  limits: ConnectionLimits | null = limitsOfProcess(),
): (socket: Socket) => boolean {
  const beyond = new WeakSet<Socket>();
  if (limits === null) return () => false;
  let open = 0;
  let isTold = false;
  const refused = (how: 'answered' | 'dropped' | 'failed', reason?: unknown): void => {
    METRICS.connectionsRefused.inc({ how });
    if (!isTold)
      log.warn({ open, ...limits, reason }, 'there are more connections than descriptors for them');
    isTold = true;
  };

  server.maxConnections = limits.taken;
  server.on('drop', () => refused('dropped'));
  server.on('error', (error: Error & { code?: string }) => {
    if (error.code === 'EMFILE' || error.code === 'ENFILE') refused('failed', error);
  });
  server.on('connection', (socket: Socket) => {
    open += 1;
    if (open > limits.served) {
      beyond.add(socket);
      refused('answered');
    }
    socket.once('close', () => {
      open -= 1;
      if (open <= limits.served / 2) isTold = false;
    });
  });
  return (socket) => beyond.has(socket);
}

function limitsOfProcess(): ConnectionLimits | null {
  const descriptors = descriptorsMax();
  return descriptors === null ? null : limitsFor(descriptors);
}
