import type { CommandGroups, ListedCommand } from '../packages/cli/src/command.ts';
import { DEVELOPER_GROUPS } from '../packages/cli/src/commands.ts';

const DEMO_DATA: ListedCommand = {
  purpose: 'Fill a sandbox with a month',
  load: () => import('./demo-data.ts'),
};

/**
 * The developer's commands use an instance's API and are in packages/cli; the operator's open its database or data
 * folder and are here. Each is loaded when it is asked for: it is to answer as soon as it is typed.
 */
export const GROUPS: CommandGroups = {
  ...DEVELOPER_GROUPS,
  'Try the sandbox': { ...DEVELOPER_GROUPS['Try the sandbox'], 'demo-data': DEMO_DATA },
  'Run an instance': {
    keys: { purpose: 'List, create and revoke API keys', load: () => import('./keys.ts') },
    users: { purpose: 'List, invite and remove people', load: () => import('./users.ts') },
    database: {
      purpose: 'Bring the schema up to date and grant rights',
      load: () => import('./database.ts'),
    },
    vault: {
      purpose: 'Look at the vault’s keys, rotate them, verify its log',
      load: () => import('./vault.ts'),
    },
    'import-cards': {
      purpose: 'Move cards of another vault into this one',
      load: () => import('./import-cards.ts'),
    },
    'import-tokens': {
      purpose: 'Make payment methods of tokens that a processor keeps',
      load: () => import('./import-tokens.ts'),
    },
    'export-cards': {
      purpose: 'Encrypt all cards for another vault, once two people agreed',
      load: () => import('./export-cards.ts'),
    },
    evidence: {
      purpose: 'Export what an assessor asks for: settings, keys’ ages, roles, logs',
      load: () => import('./evidence/export-evidence.ts'),
    },
    restored: { purpose: 'Let payments go on after a restore', load: () => import('./restored.ts') },
  },
};

export const COMMANDS: ReadonlyMap<string, ListedCommand> = new Map(
  Object.values(GROUPS).flatMap((commands) => Object.entries(commands)),
);
