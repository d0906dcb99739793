import type { CommandHelp } from './help.ts';

/** What of this machine a command uses, where its words name nothing else. */
export type Home = Readonly<{
  /** Where the instance is. */
  url: string;
  shopUrl: string;
  /** The private half of its API key. */
  keyFile: string;
  /** Where a command keeps what its next run goes on with. */
  folder: string;
}>;

/** What each command exports, under the name of its file. `home` is read when it is needed; it may refuse a setting. */
export type Command = Readonly<{
  HELP: CommandHelp;
  run(words: readonly string[], home: () => Home): Promise<void>;
}>;
