import type { CommandHelp } from './help.ts';

/** What of this machine a command uses, where its words name nothing else. */
export type Home = Readonly<{
  /** Where the instance is. */
  url: string;
  /** Where its demo shop is. */
  shopUrl: string;
  /** The private half of its API key. */
  keyFile: string;
  /** Where a command keeps what its next run goes on with. */
  folder: string;
}>;

/** What each command exports, under the name of its file. `home` is read when it is needed; it may refuse a setting. */
export type Command = Readonly<{
  /** What `./railyard help NAME` prints. */
  HELP: CommandHelp;
  /** Does it, with the words that follow its name, and prints what came of it. */
  run(words: readonly string[], home: () => Home): Promise<void>;
}>;
