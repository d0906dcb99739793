import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Clock, systemClock } from '../../server/platform/clock.ts';
import { type Connection, type Db, createDb, isDistributed } from '../../server/db/db.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { PERIODIC_JOBS } from '../../server/jobs/jobs.ts';
import { startSimulator } from '../../sandbox/processors/server.ts';
import { Sessions } from '../crash/sessions.ts';
import { type Cut, openWireProxy } from './wire-proxy.ts';
import { eventually } from './eventually.ts';
import { type TestService, openTestService, testDb } from './index.ts';

/**
 * A world in which our service can die and everybody else lives on: the processors, the buyers, the database.
 * Dying is done to the service in this process: from the cut on, no statement of it reaches the database and
 * no byte the processors, and whatever it held in memory is out of reach.
 */
export type World = Readonly<{
  /** Straight to the database, whether the service lives or not. */
  db: Db;
  /** Of the processors as they live now. */
  simulatorUrl(): string;
  /** The service as it lives now. */
  service(): TestService;
  /** Runs `work`; null where the service died before it was done. With a cut, the service dies there. */
  alive<Result>(work: (service: TestService) => Promise<Result>, cut?: Cut | null): Promise<Result | null>;
  /**
   * Runs `work` with a service that stands still from the cut on, with all that it knows, while another lives in its
   * place. Null where it was done before that; else what lets the first go on to the end of the work, and die.
   */
  still<Result>(
    work: (service: TestService) => Promise<Result>,
    cut: Cut,
  ): Promise<Readonly<{ goOn(): Promise<Result | null> }> | null>;
  isDead(): boolean;
  /** Whether every statement before the one at which it died had been answered. */
  wasQuiet(): boolean;
  /** Names of the statements that the last `work` sent. */
  statements(): readonly string[];
  /** A new process, where the last one died. */
  restart(): Promise<void>;
  /** Every job of the worker, once, but upkeep whose pause is not over; how much was done. */
  runJobs(): Promise<number>;
  /** The machine's own time jumps ahead: leases end, tries that waited are due. */
  skip(ms: number): void;
  close(): Promise<void>;
}>;

type Life = Readonly<{
  service: TestService;
  /** When the pause of each job of upkeep is over. */
  restsUntil: Map<string, number>;
  arm(cut: Cut | null): void;
  hold(cut: Cut, onHold: () => void): () => void;
  seen(): readonly string[];
  died: Promise<null>;
  die(): void;
  isDead(): boolean;
  wasQuiet(): boolean;
}>;

/**
 * `processors`: whether they live on when the service dies, or live in it as they do in a sandbox, so that a
 * cut comes at their statements too.
 */
export async function openSimulatedWorld(processors: 'live on' | 'die too' = 'live on'): Promise<World> {
  const database = await testDb();
  const { connection } = database;
  if (!('host' in connection)) throw new Error('BUG: the tests have no socket to a database');
  // A life sends a statement a few times, and PostgreSQL would plan it anew at each of the first five.
  const plannedOnce = `ALTER DATABASE ${connection.database} SET plan_cache_mode TO force_generic_plan`;
  // Which server a statement is for is known by its values.
  if (!isDistributed(connection)) await database.db.query({ name: '', text: plannedOnce }, []);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-world-'));
  const clock = movableClock();
  const watched = watch(createDb(connection));
  const simulator =
    processors === 'live on' ? await startSimulator({ db: watched.db, clock, port: 0 }) : null;
  const ended: Promise<void>[] = [];
  const sessions = new Sessions(connection);

  const { user, database: name } = connection;
  const through = (host: string): Connection => ({
    host,
    user,
    database: name,
    distributed: isDistributed(connection),
  });
  const begin = async (): Promise<Life> => {
    const proxy = await openWireProxy(sessions);
    const road = simulator === null ? null : await startRoad(simulator.url);
    const service = await openTestService({
      database: { ...database, connection: through(proxy.host) },
      clock,
      worker: false,
      config: { dataDir, simulatorUrl: road?.url ?? null },
    });
    simulator?.deliverTo(service.parts.config.publicUrl, service.url);
    if (road !== null) simulator?.reachedAt(road.url);
    const died = Promise.withResolvers<null>();
    let [dead, wasQuiet] = [false, false];
    const die = (): void => {
      if (dead) return;
      dead = true;
      road?.close();
      proxy.refuse();
      // It is dead: that it cannot end in good order is what was wanted.
      ended.push(
        service
          .close()
          .catch(() => undefined)
          .then(() => proxy.close()),
      );
      died.resolve(null);
    };
    return {
      service,
      restsUntil: new Map(),
      arm: (cut) =>
        proxy.arm(cut, (isQuiet) => {
          wasQuiet = isQuiet;
          die();
        }),
      hold: (cut, onHold) => proxy.hold(cut, onHold),
      seen: () => proxy.seen(),
      died: died.promise,
      die,
      isDead: () => dead,
      wasQuiet: () => wasQuiet,
    };
  };

  let life = await begin();
  let statements: readonly string[] = [];
  let letGo = (): void => undefined;
  return {
    db: database.db,
    simulatorUrl: () => simulator?.url ?? life.service.simulatorUrl,
    service: () => life.service,
    isDead: () => life.isDead(),
    wasQuiet: () => life.wasQuiet(),
    statements: () => statements,
    alive: async (work, cut = null) => {
      const { service, arm, seen, died, isDead } = life;
      if (isDead()) return null;
      arm(cut);
      const result = await Promise.race([
        work(service).catch((error: unknown) => (isDead() ? null : Promise.reject(error))),
        died,
      ]);
      statements = [...seen()];
      arm(null);
      return isDead() ? null : result;
    },
    still: async (work, cut) => {
      const held = life;
      const stands = Promise.withResolvers<'still'>();
      const release = held.hold(cut, () => stands.resolve('still'));
      const worked = work(held.service).then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      );
      const first = await Promise.race([worked, stands.promise]);
      statements = [...held.seen()];
      if (first !== 'still') {
        release();
        if ('error' in first) throw first.error;
        return null;
      }
      letGo = () => {
        release();
        held.die();
      };
      life = await begin();
      return {
        goOn: async () => {
          release();
          const end = await worked;
          held.die();
          return 'result' in end ? end.result : null;
        },
      };
    },
    restart: async () => {
      if (!life.isDead()) return;
      // What had left the dead service is read by the processors before anything else happens: the world's
      // clock jumps faster than the wire.
      await watched.quiet();
      life = await begin();
    },
    runJobs: async () => {
      let done = 0;
      for (const job of PERIODIC_JOBS) {
        const isUpkeep = UPKEEP.has(job.name);
        const { service, restsUntil } = life;
        if (isUpkeep && clock.now().getTime() < (restsUntil.get(job.name) ?? 0)) continue;
        const did = await job.run(service.parts);
        if (!isUpkeep) done += did;
        else if (did === 0) restsUntil.set(job.name, clock.now().getTime() + job.everyMs);
      }
      return done;
    },
    skip: (ms) => clock.skip(ms),
    close: async () => {
      letGo();
      life.die();
      await simulator?.close();
      await Promise.all(ended);
      sessions.close();
      await watched.db.close();
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Nothing waits for them: they run when a life begins, and after their pause, as in a worker. */
const UPKEEP: ReadonlySet<string> = new Set([
  'forget-old-relays',
  'remove-old-report-files',
  'forget-history',
  'purge-expired',
  'close-ledgers',
  'check-ledger',
]);

function movableClock(): Clock & Readonly<{ skip(ms: number): void }> {
  const offsets = new Map<MerchantAccountId, number>();
  let skippedMs = 0;
  const now = (): number => Date.now() + skippedMs;
  return {
    ...systemClock(),
    now: () => new Date(now()),
    nowFor: (account) => new Date(now() + (offsets.get(account) ?? 0)),
    setOffset: (account, offsetMs) => void offsets.set(account, offsetMs),
    skip: (ms) => void (skippedMs += ms),
  };
}

/** Knows when nobody has used it for a moment. */
function watch(db: Db): Readonly<{ db: Db; quiet(): Promise<void> }> {
  let active = 0;
  const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    active += 1;
    try {
      return await work();
    } finally {
      active -= 1;
    }
  };
  return {
    db: {
      query: (statement, values) => counted(() => db.query(statement, values)),
      byKey: { query: (statement, values) => counted(() => db.byKey.query(statement, values)) },
      transaction: (work) => counted(() => db.transaction(work)),
      writes: db.writes,
      close: () => db.close(),
    },
    quiet: async () => {
      for (let calm = 0; calm < CALM_LOOKS; calm += 1) {
        await eventually(() => active === 0);
        await delay(1);
      }
    },
  };
}

const CALM_LOOKS = 5;

/** A road to the simulator that breaks with the service that uses it. */
async function startRoad(to: string): Promise<Readonly<{ url: string; close(): void }>> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.resetAndDestroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('BUG: a listening server without a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
