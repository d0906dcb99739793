/**
 * Loaded into each process of tests, since Node sets no limit of time to a file, nor to what runs before and after
 * tests: one that does not close what a test had opened would keep the run waiting for ever. A process that stays open
 * after its last test says what it has open, and is ended: its tests have said how they went. One in which no test
 * begins or ends for a long time says it too, and fails its file.
 */
export const PATIENCE_VARIABLE = 'RAILYARD_TEST_PATIENCE_MS';
/** What runs after all tests of a file may take that long, too. */
const AT_END_MS = 60_000;
/** The longest test takes four minutes on two busy processors. */
const BETWEEN_MS = 600_000;

// Not where it starts the others, nor where it runs files in one process.
if (process.env['NODE_TEST_CONTEXT'] !== undefined) {
  const { after, afterEach, beforeEach } = await import('node:test');
  // Both, for a test of this file: `100,600000`.
  const [atEndMs = AT_END_MS, betweenMs = BETWEEN_MS] =
    process.env[PATIENCE_VARIABLE]?.split(',').map(Number) ?? [];
  let last = 'its start';
  let at = performance.now();
  const note = (what: string): void => {
    last = what;
    at = performance.now();
  };
  beforeEach((test) => note(`the beginning of "${test.fullName}"`));
  afterEach((test) => note(`the end of "${test.fullName}"`));

  setInterval(() => {
    if (performance.now() - at <= betweenMs) return;
    tellOpen(`no test began or ended for a long time after ${last}`);
    // node:test would end with 0 by itself: no test of it has failed.
    process.kill(process.pid, 'SIGKILL');
  }, betweenMs / 10).unref();
  after(() => {
    setTimeout(() => {
      tellOpen('its tests have ended');
      process.exit();
    }, atEndMs).unref();
  });
}

function tellOpen(why: string): void {
  const kinds = Object.entries(Object.groupBy(process.getActiveResourcesInfo(), (kind) => kind));
  const open = kinds.map(([kind, those]) => `${kind} × ${those?.length ?? 0}`).join(', ');
  console.error(`${process.argv[1]}: ${why}, and it stays open: ${open}`);
}
