/** How long storing or deleting may take before the sweep thinks that nobody is at it any more. */
export const UNFINISHED_AFTER_MS = 10 * 60_000;
