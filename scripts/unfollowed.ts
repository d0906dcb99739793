import asyncHooks from 'node:async_hooks';

/**
 * Loaded into each process of tests, before node:test. That follows every promise, timer and socket: to know in which
 * suite a test is declared, and which test made what throws an error that nobody catches. From the first test on that
 * took a sixth of the processor time of a run, and so only suites and tests are followed then. An error that nobody
 * catches is printed with its stack, and fails the file.
 */
const RUNNER = 'node:internal/test_runner/';
const { createHook } = asyncHooks;
let onFirstTest = (): void => undefined;

asyncHooks.createHook = (callbacks) => {
  const following = createHook(callbacks);
  if (new Error('who asks').stack?.includes(RUNNER) !== true) return following;

  const oneKind: typeof callbacks & Readonly<{ trackPromises: boolean }> = {
    init: (id, type, trigger, resource) => {
      if (type === 'Test') callbacks.init?.(id, type, trigger, resource);
    },
    trackPromises: false,
  };
  const kept = createHook(oneKind);
  onFirstTest = () => {
    following.disable();
    kept.enable();
  };
  return following;
};

// Not where it starts the others, nor where it runs files in one process.
if (process.env['NODE_TEST_CONTEXT'] !== undefined) {
  const { beforeEach } = await import('node:test');
  beforeEach(() => onFirstTest());
  process.on('uncaughtExceptionMonitor', (error) => console.error(error));
  process.on('unhandledRejection', (reason) => {
    console.error(reason);
    process.exitCode = 1;
  });
}
