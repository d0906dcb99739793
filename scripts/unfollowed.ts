import asyncHooks from 'node:async_hooks';

/**
 * Loaded into each process of tests, before node:test. That follows every promise, timer and socket, to say which test
 * made what throws an error that nobody catches: a sixth of the processor time of a run. Here nothing is followed. Such
 * an error is printed with its stack, and fails the file.
 */
const RUNNER = 'node:internal/test_runner/';
const { createHook } = asyncHooks;

asyncHooks.createHook = (callbacks) => {
  const hook = createHook(callbacks);
  const isRunners = new Error('who asks').stack?.includes(RUNNER) === true;
  return isRunners ? Object.assign(hook, { enable: () => hook }) : hook;
};

process.on('uncaughtExceptionMonitor', (error) => console.error(error));
process.on('unhandledRejection', (reason) => {
  console.error(reason);
  process.exitCode = 1;
});
