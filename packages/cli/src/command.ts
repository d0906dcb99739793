import type { CommandHelp } from './help.ts';

/** Which instance a command asks, and as whom, where its words name nothing else. */
export type Home = Readonly<{
  /** The profile that says so; null: the data folder of this machine does. */
  profile: string | null;
  /** Where the instance is. */
  url: string;
  /** Where its demo shop is; null: it is not known. */
  shopUrl: string | null;
  /** Where its dashboard is; null: it is not known. */
  dashboardUrl: string | null;
  /** The file with the private half of its API key; null: none is known. */
  keyFile: string | null;
  /** The merchant account that requests are for; null: the default one. */
  merchantAccount: string | null;
  /** Where a command keeps what its next run goes on with. */
  folder: string;
}>;

/** The instance of this machine, or of a profile by its name. */
export type HomeOf = (profile?: string) => Home;

/** What each command exports, under the name of its file. `home` is read when it is needed; it may refuse a setting. */
export type Command = Readonly<{
  /** What `./railyard help NAME` prints. */
  HELP: CommandHelp;
  /** Does it, with the words that follow its name, and prints what came of it. */
  run(words: readonly string[], home: HomeOf): Promise<void>;
}>;

/** A command in the list of all: what it is for, and how its file is loaded when it is asked for. */
export type ListedCommand = Readonly<{
  /** In a line. */
  purpose: string;
  /** Loads its file. */
  load: () => Promise<Command>;
}>;

/** Commands by their names, in groups by title. */
export type CommandGroups = Readonly<Record<string, Readonly<Record<string, ListedCommand>>>>;
