/**
 * Why the service cannot start, in one sentence for the operator. `server/main.ts` prints it alone, without a stack,
 * and exits with 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
