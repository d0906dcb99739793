/** What a command ends with, and what each number means: `railyard help exit-codes` prints it, and docs/cli.md. */
export const EXIT_CODES = {
  done: [0, 'Done.'],
  refused: [1, 'The instance refused the request: it is wrong, or what it names is not there.'],
  usage: [2, 'The words of the command are wrong. Nothing was sent.'],
  declined: [3, 'The payment, or what was to follow it, was declined or failed. No money moved.'],
  access: [4, 'There is no key, or the instance does not take it, or its roles do not allow this.'],
  unreachable: [5, 'Nothing answers, or the instance has a fault or too much to do. Try again.'],
  unknown: [6, 'Nobody knows yet whether it happened. Ask again under the key that is printed.'],
  interrupted: [130, 'Ctrl-C.'],
} as const satisfies Readonly<Record<string, readonly [code: number, meaning: string]>>;

export type ExitReason = keyof typeof EXIT_CODES;

/** The number of a reason. */
export function exitCode(ending: ExitReason): number {
  return EXIT_CODES[ending][0];
}
