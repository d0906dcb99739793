import { useSyncExternalStore } from 'react';

let aheadMs = 0;
const listeners = new Set<() => void>();

/** The time of the merchant account that is looked at: in a sandbox its clock may be ahead of the browser's. */
export function serviceNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** How far its clock is ahead, in milliseconds. */
export function useAhead(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => aheadMs,
  );
}

export function setAhead(ms: number): void {
  if (ms === aheadMs) return;
  aheadMs = ms;
  for (const listener of listeners) listener();
}
