import { closureOf } from './closure.ts';

/** Which files of tests share a process, and take turns in it (`scripts/test.ts`). */

/** Tests of functions alone: no service, no database, no other process. They share one process. */
export function isPure(file: string): boolean {
  const { files, packages } = closureOf(file);
  return !files.has('test/harness/cluster.ts') && ![...packages].some((name) => NEEDS_A_PROCESS.has(name));
}
const NEEDS_A_PROCESS: ReadonlySet<string> = new Set([
  'node:child_process',
  'node:worker_threads',
  'node:http',
  'node:https',
  'node:http2',
  'node:net',
  'node:tls',
  'undici',
]);

/**
 * Tests that start processes or browsers, that measure memory, and long ones, do not take turns with the others in a
 * few processes, where most of them do not pay for loading the service.
 */
export function isAlone(file: string): boolean {
  return groupOf(file) !== null || startsOthers(file) || closureOf(file, isOfTests).files.has(MEMORY);
}
const MEMORY = 'test/harness/memory.ts';

/**
 * Groups take turns in a process each, which loads the service once, and begin before the others: a long one that began
 * last would leave all processors but one idle.
 */
export function groupOf(file: string): string | null {
  if (closureOf(file, isOfTests).packages.has(BROWSER)) return PAGES;
  return (
    Object.entries(GROUPS).find(([, places]) => places.some((place) => file.startsWith(place)))?.[0] ?? null
  );
}
const BROWSER = 'playwright-core';
export const PAGES = 'pages';
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  commands: ['test/slow/cli/', 'test/slow/scripts/conformance.test.ts', 'test/slow/token-signing.test.ts'],
  connectors: [
    'test/connectors/conformance.test.ts',
    'test/connectors/failure-matrix.test.ts',
    'test/contract-walk.test.ts',
  ],
  crashes: [
    'test/crash/crowd.test.ts',
    'test/crash/every-statement.test.ts',
    'test/slow/crash/reviews.test.ts',
    'test/slow/crash/still-everywhere.test.ts',
  ],
  scaffold: ['test/slow/scripts/new-connector-types.test.ts'],
  typed: ['test/slow/pages/typed.test.ts'],
  simulations: ['test/slow/simulation/companies.test.ts', 'test/simulation/methods.test.ts'],
  walks: ['test/slow/walk/effects.test.ts'],
};

/** Tests that wait for leases, time limits and drains of real clocks: beside others they take no time. */
export function isPatient(file: string): boolean {
  return PATIENT.has(file);
}
const PATIENT: ReadonlySet<string> = new Set([
  'test/slow/crash/stopped-process.test.ts',
  'test/slow/webhooks/killed-worker.test.ts',
  'test/network-tokens/conformance.test.ts',
  'test/slow/stop.test.ts',
  'test/slow/three-d-secure/threedsecureio.test.ts',
]);

const STARTS_OTHERS: ReadonlySet<string> = new Set(['node:child_process', 'node:worker_threads', BROWSER]);

function startsOthers(file: string): boolean {
  return [...closureOf(file, isOfTests).packages].some((name) => STARTS_OTHERS.has(name));
}

/** Code that is there for tests, without the database that all share. */
function isOfTests(file: string): boolean {
  return !/^(?:server|sandbox)\//.test(file) && file !== 'test/harness/cluster.ts';
}
