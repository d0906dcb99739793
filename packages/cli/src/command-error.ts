/** What is wrong, in sentences for whoever typed the command. It ends with 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
