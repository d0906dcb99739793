import type { CommandHelp } from './help.ts';

/** What each command exports, under the name of its file. */
export type Command = Readonly<{ HELP: CommandHelp; run(words: readonly string[]): Promise<void> }>;

type ListedCommand = Readonly<{ purpose: string; load: () => Promise<Command> }>;

/** Loaded when they are asked for: a command is to answer as soon as it is typed. */
export const GROUPS: Readonly<Record<string, Readonly<Record<string, ListedCommand>>>> = {
  'Try the sandbox': {
    get: { purpose: 'Read something over the API', load: () => import('./get.ts') },
    post: { purpose: 'Create or change something over the API', load: () => import('./post.ts') },
    listen: { purpose: 'Forward events to an address of this machine', load: () => import('./listen.ts') },
    trigger: { purpose: 'Cause an event', load: () => import('./trigger.ts') },
    clock: { purpose: 'Show or move the time of a merchant account', load: () => import('./clock.ts') },
    open: {
      purpose: 'Open the demo shop or the API reference in a browser',
      load: () => import('./open.ts'),
    },
  },
  'Tokens and keys': {
    token: { purpose: 'Sign a bearer token', load: () => import('./token.ts') },
    keys: { purpose: 'List, create and revoke API keys', load: () => import('./keys.ts') },
  },
  'Run an instance': {
    database: {
      purpose: 'Bring the schema up to date and grant rights',
      load: () => import('./database.ts'),
    },
    vault: {
      purpose: 'Look at the vault’s keys, rotate them, verify its log',
      load: () => import('./vault.ts'),
    },
    restored: { purpose: 'Let payments go on after a restore', load: () => import('./restored.ts') },
    'replay-flow': {
      purpose: 'Decide past payments again by a draft',
      load: () => import('./replay-flow.ts'),
    },
  },
};

export const COMMANDS: ReadonlyMap<string, ListedCommand> = new Map(
  Object.values(GROUPS).flatMap((commands) => Object.entries(commands)),
);
