import type { CommandGroups } from './command.ts';

/** The developer's commands, which use an instance's API alone. Each is loaded when it is asked for. */
export const DEVELOPER_GROUPS: CommandGroups = {
  'Which instance': {
    login: { purpose: 'Keep the address and key of an instance', load: () => import('./login.ts') },
    logout: { purpose: 'Forget an instance', load: () => import('./logout.ts') },
    whoami: { purpose: 'Show the instance, the key and what it may do', load: () => import('./whoami.ts') },
    open: { purpose: 'Open a page of the dashboard, the docs or the shop', load: () => import('./open.ts') },
  },
  'Try the sandbox': {
    pay: { purpose: 'Make a payment with a test card', load: () => import('./pay.ts') },
    trigger: { purpose: 'Cause an event', load: () => import('./trigger.ts') },
    clock: {
      purpose: 'Show or move the time of a merchant account',
      load: () => import('./clock.ts'),
    },
  },
  Payments: {
    capture: { purpose: 'Take the money of an authorized payment', load: () => import('./capture.ts') },
    void: { purpose: 'Give up the authorization of a payment', load: () => import('./void.ts') },
    refund: { purpose: 'Give back the money of a payment', load: () => import('./refund.ts') },
  },
  'See what happens': {
    listen: { purpose: 'Forward events to an address of this machine', load: () => import('./listen.ts') },
    logs: { purpose: 'Show calls of the API, also as they come', load: () => import('./logs.ts') },
  },
  Agents: {
    mcp: { purpose: 'Serve the tools of an agent to its program', load: () => import('./mcp.ts') },
  },
  'The whole API': {
    resources: { purpose: 'List every noun and its verbs', load: () => import('./resources.ts') },
    get: { purpose: 'Read something by its path', load: () => import('./get.ts') },
    post: { purpose: 'Create or change something by its path', load: () => import('./post.ts') },
    token: { purpose: 'Sign a bearer token', load: () => import('./token.ts') },
    migrate: {
      purpose: 'Say whether requests of another API work here',
      load: () => import('./migrate.ts'),
    },
    'replay-flow': {
      purpose: 'Decide past payments again by a draft',
      load: () => import('./replay-flow.ts'),
    },
  },
  'This program': {
    completion: { purpose: 'Print completion for bash, zsh or fish', load: () => import('./completion.ts') },
    versions: {
      purpose: 'Show its version, the API’s and the instance’s',
      load: () => import('./versions.ts'),
    },
  },
};
