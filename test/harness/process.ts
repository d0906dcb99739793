import { randomInt } from 'node:crypto';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Connection } from '../../server/db/db.ts';
import { bareEnvironment } from './environment.ts';
import { eventually } from './eventually.ts';
import { record } from './recording.ts';

/** The service as an operator starts it. */
export type ServiceProcess = Readonly<{
  child: ChildProcess;
  output(): string;
  /** Resolves when it prints `ready`; throws with what it printed where it ends instead. */
  ready(): Promise<void>;
  /** Resolves with its exit code. */
  ended(): Promise<number | null>;
  /** Sends the signal where it still runs, and waits for the end. */
  end(signal?: 'SIGTERM' | 'SIGKILL' | 'SIGINT'): Promise<number | null>;
}>;

export type ProcessOptions = Readonly<{
  /** Default: the service. */
  command?: readonly string[];
  cwd?: string;
  uid?: number;
  /** A process group of its own, as a terminal gives to what is typed there. */
  detached?: boolean;
}>;

const root = path.join(import.meta.dirname, '../..');

/**
 * `node`, for a service that lives briefly: V8 has at once what memory it comes to while it loads, where it would
 * collect again and again, and compiles nothing a second time for speed that comes after the end. A start takes a
 * quarter less of a processor; what V8 compiles in time runs in the services within processes of tests.
 */
export const BRIEF_NODE: readonly string[] = [
  process.execPath,
  '--min-semi-space-size=128',
  '--max-semi-space-size=128',
  '--max-optimized-bytecode-size=0',
];
export const SERVICE: readonly string[] = [...BRIEF_NODE, path.join(root, 'server/main.ts')];

/**
 * Nothing of this process's environment but PATH reaches it, unless `environment` says so, and no balancer is
 * waited for.
 */
export function openProcess(
  environment: Readonly<Record<string, string>>,
  { command = SERVICE, cwd = root, ...more }: ProcessOptions = {},
): ServiceProcess {
  const [program = '', ...words] = command;
  const child = spawn(program, words, {
    ...more,
    cwd,
    env: bareEnvironment({ RAILYARD_DRAIN_SECONDS: '0', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (stream === child.stderr) record('logs', chunk.toString()); // what is said to the operator holds an example
    });
  // Not its exit, after which there may be more to read of what it said.
  let isOver = false;
  const closed = once(child, 'close').then(() => (isOver = true));
  const ended = async (): Promise<number | null> => {
    await closed;
    return child.exitCode;
  };
  return {
    child,
    output: () => output,
    ready: () =>
      eventually(() => /^ready\b/m.test(output) || isOver).then(() => {
        if (!/^ready\b/m.test(output)) throw new Error(`it ended:\n${output}`);
      }),
    ended,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal); // nothing where it has ended
      return ended();
    },
  };
}

/** For whoever must know a port before it listens. No two are the same. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** Below those that a machine gives to whoever asks for any, so that nobody else gets it meanwhile. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** A test's database as an operator would name it. */
export function urlOf(connection: Connection, user?: string): string {
  if (!('host' in connection)) throw new Error('BUG: the test database has no socket');
  const port = connection.port === undefined ? '' : `&port=${connection.port}`;
  const where = `host=${encodeURIComponent(connection.host)}${port}`;
  return `postgres://${user ?? connection.user}@/${connection.database}?${where}`;
}
