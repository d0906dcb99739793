import type { SourcePage } from './source.ts';

/** Who reads, and the pages that are theirs, in the order of reading. */
export type Role = Readonly<{
  slug: string;
  title: string;
  /** What they want, in a sentence. */
  wants: string;
  /** What to do in the first hour, each with where it is told. */
  firstHour: readonly (readonly [what: string, url: string])[];
  pages: readonly string[];
}>;

export const ROLES: readonly Role[] = [
  {
    slug: 'newcomer',
    title: 'Get started',
    wants: 'You want to see a payment, and what this is.',
    firstHour: [
      ['Start a sandbox and make a payment', '/start/'],
      ['Pay from a program in your language', '/quick-starts/'],
      ['Pay in every other way, each a request to paste', '/try-every-way-to-pay/'],
      ['Look at it in the dashboard', '/dashboard/'],
    ],
    pages: [
      '/start/',
      '/quick-starts/',
      '/the-words/',
      '/try-every-way-to-pay/',
      '/test-cards/',
      '/dashboard/',
    ],
  },
  {
    slug: 'server-developer',
    title: 'Your server',
    wants: 'You take payments from a program, and hear what becomes of them.',
    firstHour: [
      ['Choose an SDK and make a payment', '/quick-starts/'],
      ['Understand keys, tokens and scopes', '/access/'],
      ['Know what each status of a payment means', '/transactions/'],
      ['Receive webhooks and verify them', '/webhooks/'],
      ['Handle each error as it wants', '/errors/'],
    ],
    pages: [
      ...[
        '/access/',
        '/transactions/',
        '/payment-flows/',
        '/after-the-payment/',
        '/payouts/',
        '/disputes/',
        '/payment-methods/',
      ],
      ...[
        '/buyers/',
        '/gift-cards/',
        '/network-tokens/',
        '/flows/',
        '/anti-fraud/',
        '/webhooks/',
        '/errors/',
      ],
      ...['/limits/', '/reports/', '/monitoring/', '/confirmations/', '/relay/', '/relay-authentication/'],
      ...[
        '/simulator/',
        '/server-samples/',
        '/sdk-quickstart/',
        '/sdks/',
        '/packages/sdk/',
        '/sdks/python/',
        '/sdks/go/',
      ],
      ...['/sdks/php/', '/sdks/java/', '/sdks/ruby/', '/sdks/csharp/', '/packages/', '/cli/'],
      ...['/postman/'],
      ...[
        '/migrate/',
        '/migrate/published/',
        '/migrate/sdk-names/',
        '/migrate/stripe/',
        '/migrate/spreedly/',
      ],
    ],
  },
  {
    slug: 'front-end-developer',
    title: 'Pages and apps',
    wants: 'You build what the buyer sees, on the web or in an app.',
    firstHour: [
      ['Make a payment link: one request, nothing to build', '/payment-links/'],
      ['Put the checkout into a page', '/embed/'],
      ['Or draw card fields in your own form', '/secure-fields/'],
      ['Ask the card’s issuer in the page', '/three-d-secure/'],
      ['Do the same in an app', '/mobile/'],
    ],
    pages: [
      ...[
        '/payment-links/',
        '/embed/',
        '/secure-fields/',
        '/embed-tokens/',
        '/checkout-sessions/',
        '/buyer-pages/',
      ],
      ...['/three-d-secure/', '/digital-wallets/', '/mobile/', '/front-end-events/', '/packages/'],
      ...['/from-the-published-embed/', '/packages/all/', '/packages/secure-fields/', '/packages/embed/'],
      ...[
        '/packages/react/',
        '/packages/react-native/',
        '/packages/three-d-secure/',
        '/packages/client-core/',
      ],
    ],
  },
  {
    slug: 'operator',
    title: 'Operation',
    wants: 'You run it: machines, keys, copies, and what is watched.',
    firstHour: [
      ['Read what runs where, and start production', '/production/'],
      ['Decide who keeps the root key', '/key-management/'],
      ['Look up settings', '/config/'],
      ['Watch metrics and alerts', '/operate/'],
      ['Restore a copy before you need to', '/restoring/'],
    ],
    pages: [
      ...[
        '/production/',
        '/config/',
        '/payment-services/',
        '/key-management/',
        '/operate/',
        '/restoring/',
        '/scale/',
      ],
    ],
  },
  {
    slug: 'reviewer',
    title: 'Security',
    wants: 'You judge it: what it protects, how, and what was decided.',
    firstHour: [
      ['Read what is protected from whom', '/security/'],
      ['See where a card number can be read', '/architecture/'],
      ['Know what you must be certified for', '/certification/'],
      ['Look up why something is as it is', '/records/'],
    ],
    pages: ['/security/', '/architecture/', '/certification/', '/transparency-log/', '/records/'],
  },
  {
    slug: 'contributor',
    title: 'Contributing',
    wants: 'You change it, or connect a processor.',
    firstHour: [
      ['Learn the map of the code', '/architecture/'],
      ['Run one test', '/contributing/'],
      ['Make a connector and see its tests fail', '/connectors/'],
    ],
    pages: [
      ...['/contributing/', '/style/', '/glossary/', '/connectors/', '/connectors-reference/', '/contract/'],
      ...[
        '/sdks/behaviour/',
        '/sdks/played/',
        '/apps/dashboard/',
        '/apps/demo-shop/',
        '/sandbox/',
        '/mobile/',
        '/bench/',
      ],
    ],
  },
];

/** The role whose page this is; the first that names it. */
export function roleOf(url: string): Role | null {
  return ROLES.find(({ pages }) => pages.includes(url)) ?? null;
}

/** What a page is called in lists: its first heading. */
export function titleOfPage({ text, file }: SourcePage): string {
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? file;
}

/** What a page is about: its first sentence. */
export function aboutOfPage({ text }: SourcePage): string {
  const paragraph = text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .find((part) => /^[A-Z`[*]/.test(part) && !part.startsWith('**'));
  const plain = (paragraph ?? '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll('\n', ' ');
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0] ?? plain;
}

/** What the side calls pages whose titles are long. */
const SHORT: Readonly<Record<string, string>> = {
  '/sdk-quickstart/': 'Published SDK',
  '/server-samples/': 'Samples without an SDK',
  '/relay-authentication/': 'Relay: authentication',
  '/relay/': 'Relay',
  '/simulator/': 'Simulated processors',
  '/payment-flows/': 'Other ways to pay',
  '/secure-fields/': 'Card fields',
  '/embed/': 'Embedded checkout',
  '/from-the-published-embed/': 'From the published embed',
  '/front-end-events/': 'Events of front ends',
  '/packages/sdk/': 'SDK for TypeScript',
  '/sdks/python/': 'SDK for Python',
  '/sdks/go/': 'SDK for Go',
  '/sdks/php/': 'SDK for PHP',
  '/sdks/java/': 'SDK for Java',
  '/sdks/ruby/': 'SDK for Ruby',
  '/sdks/csharp/': 'SDK for C#',
  '/migrate/': 'Moving a live shop',
  '/migrate/published/': 'From the published API',
  '/migrate/sdk-names/': 'From its SDK’s names',
  '/apps/dashboard/': 'Dashboard: its code',
  '/apps/demo-shop/': 'Demo shop: its code',
  '/sandbox/': 'Sandbox: its code',
};

/** The name of a page in the side. */
export function sideTitle(url: string, title: string): string {
  return SHORT[url] ?? title.replace(/:.*$/, '').replace(/^@railyard\//, '');
}
