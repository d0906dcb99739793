import { type ExitReason, exitCode } from './exit-codes.ts';

/** What is wrong, in sentences for whoever typed the command. Where nothing else is said, its words are. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, ending: ExitReason = 'usage') {
    super(message);
    this.exitCode = exitCode(ending);
  }
}
