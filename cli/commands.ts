import type { Command } from '../packages/cli/src/command.ts';

type ListedCommand = Readonly<{ purpose: string; load: () => Promise<Command> }>;

/**
 * The developer's commands use an instance's API and are in packages/cli; the operator's open its database or data
 * folder and are here. Each is loaded when it is asked for: it is to answer as soon as it is typed.
 */
export const GROUPS: Readonly<Record<string, Readonly<Record<string, ListedCommand>>>> = {
  'Try the sandbox': {
    get: { purpose: 'Read something over the API', load: () => import('../packages/cli/src/get.ts') },
    post: {
      purpose: 'Create or change something over the API',
      load: () => import('../packages/cli/src/post.ts'),
    },
    listen: {
      purpose: 'Forward events to an address of this machine',
      load: () => import('../packages/cli/src/listen.ts'),
    },
    trigger: { purpose: 'Cause an event', load: () => import('../packages/cli/src/trigger.ts') },
    clock: {
      purpose: 'Show or move the time of a merchant account',
      load: () => import('../packages/cli/src/clock.ts'),
    },
    migrate: {
      purpose: 'Say whether requests of another API work here',
      load: () => import('../packages/cli/src/migrate.ts'),
    },
    'demo-data': { purpose: 'Fill a sandbox with a month', load: () => import('./demo-data.ts') },
    open: {
      purpose: 'Open the demo shop or the API reference in a browser',
      load: () => import('../packages/cli/src/open.ts'),
    },
  },
  'Tokens and keys': {
    token: { purpose: 'Sign a bearer token', load: () => import('../packages/cli/src/token.ts') },
    keys: { purpose: 'List, create and revoke API keys', load: () => import('./keys.ts') },
  },
  'Run an instance': {
    users: { purpose: 'List, invite and remove people', load: () => import('./users.ts') },
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
      load: () => import('../packages/cli/src/replay-flow.ts'),
    },
  },
};

export const COMMANDS: ReadonlyMap<string, ListedCommand> = new Map(
  Object.values(GROUPS).flatMap((commands) => Object.entries(commands)),
);
