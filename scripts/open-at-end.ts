/**
 * Loaded into each process of tests. One that stays open after its last test, as where a test fails and what it had
 * opened is not closed, would keep the run waiting for ever: Node sets no limit of time to a file. It is told what it
 * still had open, and ended, which fails it.
 */
export const PATIENCE_VARIABLE = 'RAILYARD_TEST_PATIENCE_MS';
const PATIENCE_MS = 20_000;

// Not where it starts the others, nor where it runs files in one process.
if (process.env['NODE_TEST_CONTEXT'] !== undefined) {
  const { after } = await import('node:test');
  after(() => {
    setTimeout(endProcess, Number(process.env[PATIENCE_VARIABLE] ?? PATIENCE_MS)).unref();
  });
}

function endProcess(): void {
  const kinds = Object.entries(Object.groupBy(process.getActiveResourcesInfo(), (kind) => kind));
  const open = kinds.map(([kind, those]) => `${kind} × ${those?.length ?? 0}`).join(', ');
  console.error(`${process.argv[1]}: its tests have ended, and it stays open: ${open}`);
  process.exit(1);
}
