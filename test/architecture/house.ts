/** A top folder, or a package in one: what it is about, and what else of the project it may know. */
type TopRoom = Readonly<{ room: string; about: string; mayKnow: readonly string[] }>;

/**
 * The walls between the top folders: facts travel as data (`contract/`), behaviour is held by vectors, and code does
 * not cross a wall. ARCHITECTURE.md's second table is printed from this one. A name that ends with `/` is a folder,
 * any other is a file; what has no row (`scripts`, `test`, `bench`, `cli`) may know all.
 */
export const HOUSE: readonly TopRoom[] = [
  { room: 'contract/', about: 'facts as data, printed from the service and read by others', mayKnow: [] },
  {
    room: 'server/process/',
    about: 'the process, which starts the sandbox and the apps where it runs as one',
    mayKnow: ['server/', 'sandbox/processors/', 'apps/demo-shop/src/shop.ts', 'package.json'],
  },
  {
    room: 'server/',
    about: 'the service, and nothing else: what production runs',
    mayKnow: ['contract/examples.json', 'package.json'],
  },
  {
    room: 'sandbox/demo/',
    about: 'a shop’s month for the sandbox: made over the API, and in the dashboards of simulated companies',
    mayKnow: ['packages/sdk/', 'sandbox/ways/', 'sandbox/processors/courier.ts'],
  },
  {
    room: 'sandbox/',
    about:
      "simulated processors and their books: another company, without connectors, payments and the vault's keys",
    mayKnow: [
      'server/domain/',
      'server/sandbox/',
      'server/platform/',
      'server/db/',
      'server/design/',
      'server/json/',
    ],
  },
  {
    room: 'apps/dashboard/',
    about: 'the web app for the people of a merchant: a static client of the API',
    mayKnow: ['packages/sdk/', 'contract/'],
  },
  {
    room: 'apps/',
    about: 'programs that know the service by its API alone',
    mayKnow: ['packages/', 'contract/'],
  },
  {
    room: 'packages/client-core/',
    about: 'what every front end shares',
    mayKnow: ['packages/version.json'],
  },
  {
    room: 'packages/frames/',
    about: "the card fields' own pages, built into the service",
    mayKnow: ['packages/client-core/'],
  },
  {
    room: 'packages/secure-fields/',
    about: 'fields for a merchant’s own page',
    mayKnow: ['packages/client-core/'],
  },
  { room: 'packages/three-d-secure/', about: 'the challenge window', mayKnow: ['packages/client-core/'] },
  { room: 'packages/embed/', about: 'the embedded checkout', mayKnow: ['packages/client-core/'] },
  { room: 'packages/sdk/', about: 'the SDK for Node', mayKnow: [] },
  { room: 'packages/cli/', about: "the developer's command", mayKnow: ['packages/sdk/'] },
  {
    room: 'packages/',
    about: 'packages for frameworks, and pages that are built into the service',
    mayKnow: ['packages/'],
  },
  { room: 'sdks/', about: 'SDKs in other languages, and what makes them', mayKnow: ['contract/'] },
  {
    room: 'site/client/',
    about: 'what runs in a reader’s browser',
    mayKnow: [],
  },
  {
    room: 'site/',
    about: 'the documentation site: pages, the contract and samples, as static files',
    mayKnow: ['contract/', 'sdks/generator/'],
  },
  {
    room: 'model/',
    about: 'a model of payments, explored in every order of steps',
    mayKnow: ['server/domain/'],
  },
  { room: 'mobile/', about: 'native SDKs', mayKnow: ['contract/'] },
  { room: 'log-verifier/', about: 'the package with which auditors verify a transparency log', mayKnow: [] },
];

/** What crosses a wall today, as `file → what it knows`. It may only become less: each has to be there still. */
export const BREACHES: readonly string[] = [];

/** The published name of a package, as a folder. */
const PACKAGE_NAME = /^@railyard\/([a-z-]+)(?:\/[a-z-]+)?$/;

/** Where an import leads, from the root of the project; null where it leads to somebody else's package. */
export function placeOf(specifier: string, target: string): string | null {
  if (specifier.startsWith('.')) return target;
  const name = PACKAGE_NAME.exec(specifier)?.[1];
  return name === undefined ? null : `packages/${name}/`;
}

/** Why `from` may not know `target`; null where it may. Tests may look at everything. */
export function crossing(from: string, target: string): string | null {
  if (/\.test\.tsx?$/.test(from)) return null;
  const own = HOUSE.find(({ room }) => from.startsWith(room));
  if (own === undefined || target.startsWith(own.room)) return null;
  return own.mayKnow.some((place) => (place.endsWith('/') ? target.startsWith(place) : target === place))
    ? null
    : `${own.room} may know ${own.mayKnow.join(', ') || 'nothing else'}`;
}

/** The second table of ARCHITECTURE.md. */
export function printHouse(): string {
  const rows = HOUSE.map(({ room, about, mayKnow }) => {
    const knows = mayKnow.length === 0 ? 'nothing else' : mayKnow.map((name) => `\`${name}\``).join(', ');
    return `| \`${room}\` | ${about} | ${knows} |`;
  });
  return ['| room | what it is about | may know |', '|---|---|---|', ...rows].join('\n');
}
