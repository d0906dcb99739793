import assert from 'node:assert/strict';
import { openAgent, WIDE_MANDATE } from './agents.ts';
import { addPaymentService, recoverDue } from './shop.ts';
import { endKeyLeases, untilQuiet } from '../simulation/run.ts';
import { type World, openSimulatedWorld } from './simulated-world.ts';
import { assertAllAudited, assertBooksAgree, unfinishedOperations } from '../crash/books.ts';
import type { Answer, CrashRig } from './crash-rig.ts';
import type { Cut } from './wire-proxy.ts';

/** Longer than any lease, and than any grace that a request gets which may still be on its way. */
const SECONDS_GONE_BY = 310;

/** The service in this process. No worker runs beside it: the jobs run when the world comes to rest. */
export async function openCrashWorld(): Promise<CrashRig> {
  const world = await openSimulatedWorld('die too');
  // The first start of a real service makes this one.
  await addPaymentService(world.service());
  return {
    ...actsOf(world),
    start: () => world.restart(),
    during: async (cut, send) => {
      const answer = await world.alive(send, cut);
      return { answer, killed: world.isDead(), wasQuiet: world.wasQuiet(), statements: world.statements() };
    },
    comeToRest: (where) => comeToRest(world, where),
  };
}

/** After this a worker sees to what a request has left. */
const SECONDS_UNTIL_DUE = 15;

/**
 * As `openCrashWorld`, but nobody dies: a service stands still at the cut, until another has come to rest in its place.
 * Then it goes on, knowing nothing of that. `diesAt`: the request dies there, and what stands still is a worker that
 * sees to what it has left.
 */
export async function openStillWorld(diesAt: Cut | null = null): Promise<CrashRig> {
  const world = await openSimulatedWorld('live on');
  await addPaymentService(world.service());
  let still: Awaited<ReturnType<typeof world.still<Answer>>> = null;
  return {
    ...actsOf(world),
    // It has begun where the other came to stand still.
    start: async () => undefined,
    during: async (cut, send) => {
      if (cut === null) throw new Error('BUG: it is to stand still nowhere');
      let [answer, work]: [Answer | null, typeof send] = [null, send];
      if (diesAt !== null) {
        assert.equal(await world.alive(send, diesAt), null, 'the request did not die');
        await world.restart();
        world.skip(SECONDS_UNTIL_DUE * 1000);
        work = async () => (await recoverDue(world.service().parts), { status: 200, body: {} });
      }
      still = await world.still(async () => (answer = await work()), cut);
      return { answer, killed: still !== null, wasQuiet: false, statements: world.statements() };
    },
    comeToRest: async (where) => {
      await comeToRest(world, where);
      const standing = still;
      if (standing === null) return;
      still = null;
      await standing.goOn();
      await comeToRest(world, `${where}, gone on`);
    },
  };
}

function actsOf(
  world: World,
): Pick<CrashRig, 'db' | 'simulatorUrl' | 'request' | 'openAgent' | 'work' | 'patienceMs' | 'close'> {
  return {
    db: world.db,
    simulatorUrl: () => world.simulatorUrl(),
    request: async (method, path, body, idempotencyKey): Promise<Answer> => {
      const answer = await world.service().request(method, path, {
        ...(body === undefined ? {} : { body }),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
      return { status: answer.status, body: answer.body };
    },
    openAgent: () =>
      openAgent(
        {
          request: (...asked) => world.service().request(...asked),
          parts: { clock: { now: () => world.service().parts.clock.now() } },
          db: world.db,
        },
        WIDE_MANDATE,
      ),
    work: async () => void (await recoverDue(world.service().parts)),
    patienceMs: 0,
    close: () => world.close(),
  };
}

/** What stood still may have begun an operation only now, and a round claims twenty rows of those that are due. */
const ROUNDS_MAX = 10;

async function comeToRest(world: World, where: string): Promise<void> {
  const account = { world, account: 'default' };
  world.skip(SECONDS_GONE_BY * 1000);
  await endKeyLeases(account);
  // Before deliveries are waited for: while they are, a minute goes by at every look, and what is found out
  // too late is not sent again.
  await world.runJobs();
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    if ((await unfinishedOperations(world.db)).length === 0) break;
    world.skip(SECONDS_UNTIL_DUE * 1000);
    await world.runJobs();
  }
  await untilQuiet(account);
  assert.deepEqual(await unfinishedOperations(world.db), [], `${where}: operations that nobody resolved`);
  await assertBooksAgree(world.db, where);
  await assertAllAudited(world.db, where);
}
