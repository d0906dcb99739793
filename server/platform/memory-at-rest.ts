import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const LOOK_EVERY_MS = 5_000;
/** Of the time since it looked last. */
const BUSY_SHARE_MAX = 0.05;
/** Less than this is not worth a major collection, which takes about a tenth of a second. */
const GROWN_BYTES_MIN = 32 * 1024 * 1024;

type Heap = Readonly<{
  /** Which share of the time the thread had something to do since it was asked last. */
  busyShare(): number;
  bytes(): number;
  collect(): Promise<void>;
}>;

/**
 * Gives memory back once there is nothing to do, for as long as the process lives. What a start and a time of many
 * requests make lets V8's young space grow, and it stays as large and resident until a major collection, of which a
 * service at rest has none. Keeps no process alive.
 */
export function giveMemoryBackAtRest(): void {
  const look = memoryKeeper(heapOfThread());
  setInterval(() => void look(), LOOK_EVERY_MS).unref();
}

/** Collects where nobody is kept waiting by it, and where it is worth it. */
export function memoryKeeper({ busyShare, bytes, collect }: Heap): () => Promise<void> {
  let keptBytes = 0;
  return async () => {
    if (busyShare() > BUSY_SHARE_MAX || bytes() - keptBytes < GROWN_BYTES_MIN) return;
    await collect();
    keptBytes = bytes();
  };
}

export function heapOfThread(): Heap {
  let before = performance.eventLoopUtilization();
  return {
    busyShare: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    bytes: () => getHeapStatistics().total_heap_size,
    collect: async () => {
      // Node has no call of its own for it.
      const session = new Session();
      session.connect();
      await session.post('HeapProfiler.collectGarbage').finally(() => session.disconnect());
    },
  };
}
