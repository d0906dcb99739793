import assert from 'node:assert/strict';
import { addPaymentService, recoverDue } from '../payments/setup.ts';
import { endKeyLeases, untilQuiet } from '../simulation/run.ts';
import { startWorld } from '../simulation/world.ts';
import { assertAllAudited, assertBooksAgree, openOperations } from './books.ts';
import type { Answer, CrashRig } from './rig.ts';

/** Longer than any lease, and than any grace that a request gets which may still be on its way. */
const SECONDS_GONE_BY = 310;

/** The service in this process. No worker runs beside it: the jobs run when the world comes to rest. */
export async function startWorldRig(): Promise<CrashRig> {
  const world = await startWorld('die too');
  // The first start of a real service makes this one.
  await addPaymentService(world.service());
  const account = { world, account: 'default' };
  const request: CrashRig['request'] = async (method, path, body, idempotencyKey): Promise<Answer> => {
    const answer = await world.service().request(method, path, {
      ...(body === undefined ? {} : { body }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
    return { status: answer.status, body: answer.body };
  };
  return {
    db: world.db,
    simulatorUrl: () => world.simulatorUrl(),
    start: () => world.restart(),
    request,
    during: async (cut, send) => {
      const answer = await world.alive(send, cut);
      return { answer, killed: world.isDead(), wasQuiet: world.wasQuiet(), statements: world.statements() };
    },
    work: async () => void (await recoverDue(world.service().parts)),
    comeToRest: async (where) => {
      world.skip(SECONDS_GONE_BY * 1000);
      await endKeyLeases(account);
      // Before deliveries are waited for: while they are, a minute goes by at every look, and what is found out
      // too late is not sent again.
      await world.runJobs();
      await untilQuiet(account);
      assert.deepEqual(await openOperations(world.db), [], `${where}: operations that nobody resolved`);
      await assertBooksAgree(world.db, where);
      await assertAllAudited(world.db, where);
    },
    patienceMs: 0,
    close: () => world.close(),
  };
}
