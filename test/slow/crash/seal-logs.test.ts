import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyConsistency } from '../../../log-verifier/src/index.ts';
import { sealLogs } from '../../../server/transparency-log/seal-logs.ts';
import { cardPayment } from '../../harness/crash-rig.ts';
import { addPaymentService } from '../../harness/shop.ts';
import { type World, openSimulatedWorld } from '../../harness/simulated-world.ts';
import { SealedLog } from '../../transparency-log/sealed-log.ts';

/** Longer than the lease of a log. */
const GONE_BY_MS = 130_000;
/** More statements than one sealing sends. */
const STATEMENTS_MAX = 60;
const STATEMENTS_MIN = 6;

let world: World;
let log: SealedLog;

/** What is to be sealed next. */
async function pay(): Promise<void> {
  const { status, body } = await world
    .service()
    .request('POST', '/transactions', { body: cardPayment(1000, { intent: 'capture' }) });
  assert.deepEqual([status, body.status], [201, 'captured'], JSON.stringify(body));
  await log.closeLedger();
  await log.makeDue();
}

for (const [way, openWorld] of [
  ['killed', () => openSimulatedWorld()],
  ['standing still while another seals', () => openSimulatedWorld('live on')],
] as const)
  test(`${way} at any statement of sealing, entries are sealed once, and checkpoints agree`, async (t) => {
    world = await openWorld();
    log = new SealedLog(() => world.service());
    try {
      await addPaymentService(world.service());
      let older = await log.sealAll();
      for (let statement = 1; statement <= STATEMENTS_MAX; statement += 1) {
        await pay();
        const wasStopped = way === 'killed' ? await killAt(statement) : await standStillAt(statement);
        const where = `${way} at statement ${statement} (${world.statements().at(-1) ?? ''})`;
        const newest = await log.sealAll();
        assert.ok(newest.size > older.size, where);
        assert.deepEqual(await log.faultsOf(newest, older), [], where);
        const path = `/transparency-log/consistency-proof?from=${older.size}`;
        const { body: proof } = await world.service().request('GET', path);
        verifyConsistency(older, newest, proof.hashes);
        const ids = (await log.exported()).map(({ entry }) => entry?.['id']);
        assert.equal(new Set(ids).size, newest.size, `${where}: each once`);
        assert.deepEqual(await forks(), [], where);
        older = newest;
        if (wasStopped) continue;
        assert.ok(statement > STATEMENTS_MIN, `only ${statement - 1} places to be stopped at`);
        return t.diagnostic(`${statement - 1} times`);
      }
      assert.fail('the sealing never ran to its end');
    } finally {
      await world.close();
    }
  });

async function killAt(statement: number): Promise<boolean> {
  await world.alive(({ parts }) => sealLogs(parts), { statement, when: 'before' });
  if (!world.isDead()) return false;
  await world.restart();
  world.skip(GONE_BY_MS);
  return true;
}

/** Another seals all of it, then the first goes on with what it knew. */
async function standStillAt(statement: number): Promise<boolean> {
  const still = await world.still(({ parts }) => sealLogs(parts), { statement, when: 'before' });
  if (still === null) return false;
  world.skip(GONE_BY_MS);
  await log.sealAll();
  await still.goOn();
  return true;
}

function forks(): Promise<unknown[]> {
  const text = `SELECT resource_id, resource_name FROM audit_logs WHERE resource_type = 'transparency-log-fork'`;
  return world.db.query({ name: '', text }, []);
}
