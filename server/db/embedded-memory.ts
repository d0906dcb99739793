import os from 'node:os';

const MIB = 1024 * 1024;
/** The machine's other memory is for the service, and for the system's own copy of the files. */
const BUFFERS_SHARE = 1 / 8;
const BUFFERS_MIN_MIB = 64;
const BUFFERS_MAX_MIB = 1024;

/** What PostgreSQL keeps of its files, on a machine or in a container with so much memory. */
export function sharedBuffers(memoryBytes: number): string {
  const shareMib = Math.floor((memoryBytes * BUFFERS_SHARE) / MIB);
  return `${Math.min(Math.max(shareMib, BUFFERS_MIN_MIB), BUFFERS_MAX_MIB)}MB`;
}

/** Of a container, its limit; without one, Node says 0 or more than there is. */
export function memoryOfMachine(): number {
  return Math.min(os.totalmem(), process.constrainedMemory() || Infinity);
}
