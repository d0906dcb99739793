/**
 * Every role: the three that keys and people may have, and the six of people alone. A person has them for one
 * merchant account or for all; nobody gives what they do not hold.
 */

export type RoleSlug = keyof typeof ROLES;
export type KeyRoleSlug = 'full-access' | 'processing' | 'system-management';
export const KEY_ROLE_SLUGS: readonly KeyRoleSlug[] = ['full-access', 'processing', 'system-management'];
export const PERSON_ROLE_SLUGS = [
  'administrator',
  'analyst',
  'customer-support',
  'system-manager',
  'system-support',
  'user-manager',
] as const satisfies readonly RoleSlug[];

/** What payments need, and nothing of how the instance is set up. */
const PROCESSING = [
  'transactions',
  'payment-methods',
  'payment-options',
  'payment-method-definitions',
  'buyers',
  'buyers.billing-details',
  'gift-cards',
  'checkout-sessions',
  'disputes',
  'events',
  'fraud-lists',
  'payment-links',
  'payouts',
  'bin-checker',
  'card-scheme-definitions',
  'vault-forward',
  'three-ds-scenarios',
  'reports',
];
const MANAGEMENT = [
  'anti-fraud-services',
  'anti-fraud-service-definitions',
  'api-key-pairs',
  'api-logs',
  'audit-logs',
  'connections',
  'digital-wallets',
  'events',
  'flows',
  'fraud-lists',
  'gift-card-services',
  'gift-card-service-definitions',
  'merchant-accounts',
  'metrics-explorer',
  'monitoring',
  'payment-services',
  'payment-service-definitions',
  'reports',
  'roles',
  'three-ds-scenarios',
  'transparency-log',
  'users',
  'vault-forward-authentications',
  'vault-forward-configs',
  'vault-forward-definitions',
  'webhook-subscriptions',
  'card-scheme-definitions',
  'payment-method-definitions',
];

/** What of the instance a page needs in order to name things. */
const DEFINITIONS = [
  'anti-fraud-service-definitions',
  'card-scheme-definitions',
  'gift-card-service-definitions',
  'payment-method-definitions',
  'payment-service-definitions',
  'vault-forward-definitions',
];
/** Connected companies, rules and endpoints: what a system manager sets up, and system support looks at. */
const SYSTEM = [
  'anti-fraud-services',
  'connections',
  'digital-wallets',
  'flows',
  'fraud-lists',
  'gift-card-services',
  'merchant-accounts',
  'monitoring',
  'payment-services',
  'three-ds-scenarios',
  'vault-forward-authentications',
  'vault-forward-configs',
  'webhook-subscriptions',
];

type RoleFacts = Readonly<{
  id: string;
  name: string;
  description: string;
  allow: readonly string[];
  assignableTo: readonly ('user' | 'api-key-pair')[];
}>;

const FOR_ALL = ['user', 'api-key-pair'] as const;
const FOR_PEOPLE = ['user'] as const;

/** Their ids are the same everywhere. */
export const ROLES = {
  'full-access': {
    id: '0192f000-0000-7000-8000-000000000001',
    name: 'Full access',
    description: 'Everything that the API offers.',
    allow: ['*.read', '*.write', 'embed'],
    assignableTo: FOR_ALL,
  },
  processing: {
    id: '0192f000-0000-7000-8000-000000000002',
    name: 'Processing only',
    description: 'Payments and what they need; of settings, wallets and 3-D Secure scenarios only.',
    allow: [
      ...bothPermissions(PROCESSING),
      'agent-mandates.read',
      'digital-wallets.write',
      'payment-services.read',
      'payment-service-definitions.read',
      'embed',
    ],
    assignableTo: FOR_ALL,
  },
  'system-management': {
    id: '0192f000-0000-7000-8000-000000000003',
    name: 'System management only',
    description:
      'Settings; no payments and no stored payment methods, but what webhooks and reports tell of them.',
    allow: bothPermissions(MANAGEMENT),
    assignableTo: FOR_ALL,
  },
  administrator: {
    id: '0192f000-0000-7000-8000-000000000011',
    name: 'Administrator',
    description: 'Everything that the dashboard offers, and every role to give.',
    // Neither `embed` nor the relay is at the dashboard's host: an administrator can make a key that may use them.
    allow: ['*.read', '*.write'],
    assignableTo: FOR_PEOPLE,
  },
  analyst: {
    id: '0192f000-0000-7000-8000-000000000012',
    name: 'Analyst',
    description: 'Sees payments, buyers, payouts and rules; makes reports and insights.',
    allow: [
      ...read([
        'buyers',
        'flows',
        'fraud-lists',
        'monitoring',
        'payment-methods',
        'payment-services',
        'payouts',
      ]),
      ...read(['disputes', 'events', 'transactions', ...DEFINITIONS]),
      ...bothPermissions(['metrics-explorer', 'reports']),
    ],
    assignableTo: FOR_PEOPLE,
  },
  'customer-support': {
    id: '0192f000-0000-7000-8000-000000000013',
    name: 'Customer support',
    description:
      'Finds payments and buyers, makes payment links, answers disputes, keeps the fraud list; refunds, voids, ' +
      'captures and reviews where these are not ticked off.',
    allow: [
      ...read([
        'buyers',
        'buyers.billing-details',
        'events',
        'gift-cards',
        'payment-methods',
        ...DEFINITIONS,
      ]),
      ...bothPermissions(['disputes', 'fraud-lists', 'payment-links', 'transactions']),
    ],
    assignableTo: FOR_PEOPLE,
  },
  'system-manager': {
    id: '0192f000-0000-7000-8000-000000000014',
    name: 'System manager',
    description: 'Sets up connections, rules, endpoints and monitoring; moves no money.',
    allow: [
      ...bothPermissions(SYSTEM),
      ...read(['audit-logs', 'events', 'metrics-explorer', 'transactions', ...DEFINITIONS]),
    ],
    assignableTo: FOR_PEOPLE,
  },
  'system-support': {
    id: '0192f000-0000-7000-8000-000000000015',
    name: 'System support',
    description: 'Sees how everything is set up, and sends webhooks again.',
    allow: [
      ...read(SYSTEM),
      ...read(['audit-logs', 'events', 'metrics-explorer', 'transactions', ...DEFINITIONS]),
      'webhook-deliveries.write',
    ],
    assignableTo: FOR_PEOPLE,
  },
  'user-manager': {
    id: '0192f000-0000-7000-8000-000000000016',
    name: 'User manager',
    description: 'Invites people, ends their sessions and gives the roles that they hold themselves.',
    allow: [...bothPermissions(['roles', 'sessions', 'users']), ...read(['api-key-pairs', 'audit-logs'])],
    assignableTo: FOR_PEOPLE,
  },
} as const satisfies Record<string, RoleFacts>;

export const ROLE_SLUGS = Object.keys(ROLES) as readonly RoleSlug[]; // its own keys

/** `{resource}.read` and `.write` of each. */
function bothPermissions(resources: readonly string[]): string[] {
  return resources.flatMap((resource) => [`${resource}.read`, `${resource}.write`]);
}

function read(resources: readonly string[]): string[] {
  return resources.map((resource) => `${resource}.read`);
}
