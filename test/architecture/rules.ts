import type { Source } from './source.ts';

/** A rule over code without comments and strings. The message names what to write instead. */
export type PatternRule = Readonly<{
  pattern: RegExp;
  instead: string;
  in: (file: string) => boolean;
  except: readonly string[];
  unlessExplained?: true;
}>;

const isTest = (file: string): boolean => file.endsWith('.test.ts') || file.startsWith('test/');
const isServer = (file: string): boolean => /^(?:server|sandbox)\//.test(file) && !isTest(file);
const isOurs = (file: string): boolean => /\.(ts|mts|tsx)$/.test(file);

/** The edge, and whoever asks another party over HTTP or plays one. */
const SPEAKS_HTTP = new RegExp(
  `^sandbox/|^server/(?:${[
    'api/',
    'api-contract/',
    'connectors/',
    'digital-wallets/ask-provider\\.ts$',
    'process/first-run\\.ts$',
    'net/',
    'observability/(?:listener|traces)\\.ts$',
    'payment-services/(?:gate|service-wire)\\.ts$',
    'processor-events/tools\\.ts$',
    'payment-methods/account-updater\\.ts$',
    'three-d-secure/directory\\.ts$',
    'vault/network-tokens/token-service\\.ts$',
    'vault/providers/',
  ].join('|')})`,
);

/** Things that have one home each. */
export const HOMES: readonly PatternRule[] = [
  {
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)/g,
    in: isServer,
    except: ['server/platform/clock.ts'],
    instead: 'take a Clock, or `now: Date`, as an argument (home: server/platform/clock.ts)',
  },
  {
    pattern: /\bMath\.random\b/g,
    in: isServer,
    except: [],
    instead: 'call server/platform/entropy.ts, or take the bytes as an argument',
  },
  {
    pattern: /\bprocess\.env\b/g,
    in: isServer,
    except: ['server/config.ts'],
    instead: 'add a setting to server/platform/operator-settings.ts and take Config as an argument',
  },
  {
    pattern: /\bconsole\b/g,
    in: isServer,
    except: ['server/process/run-service.ts'],
    instead: 'take a Log as an argument (home: server/platform/log.ts)',
  },
  {
    pattern: /(?:\bawait|\breturn|=>|=|\bvoid) fetch\(|\bglobalThis\.fetch\b/g,
    in: (file) => isServer(file) && !file.startsWith('server/net/'),
    except: [],
    instead: 'send through server/net (connectors: `call.http`)',
  },
  {
    pattern: /\bfor \(let (?:attempt|tries|race)/g,
    // The vault's keys stand below that loop.
    in: (file) => isServer(file) && !file.startsWith('server/vault/'),
    except: [
      'server/operations/change.ts',
      'server/access/bootstrap.ts',
      'server/db/db.ts',
      'server/db/folder-claim.ts',
    ],
    instead: '`compareAndSet` of server/operations/change.ts: the one loop that reads again and decides anew',
  },
  {
    pattern: /\bpg_advisory_|\bLISTEN\b|\bpg_notify\b/g,
    in: isServer,
    except: [],
    instead: 'a row lease; it works behind a pooler and on many machines',
  },
  {
    pattern: /\bimport type \{[^}]*(?<!\w)Parts\b[^}]*\} from/g,
    in: (file) => isServer(file) && !/^server\/(?:process|jobs|api)\//.test(file),
    except: [],
    instead: '`ReadParts` or `MoneyParts` of server/parts.ts: all settings are for process, jobs and api',
  },
  {
    pattern: /^(?:export )?let\b/gm,
    in: (file) => file.startsWith('server/') && !isTest(file),
    except: [
      'server/domain/secret.ts', // set once, by the class whose private field it reads
      'server/domain/timestamp.ts', // the text of the last time, which is a function of it
      'server/platform/entropy.ts', // how far the process has used its page of random bytes
      'server/platform/trace.ts', // where the process sends its spans
    ],
    instead:
      'a field of an object, or `perOwner` of server/platform/per-owner.ts: two services share a process',
  },
  {
    pattern: /\bstatus(?:Code|_code)?\??(?::| [=!]==| [<>]=?| =) (?:number\b|[1-5]\d\d\b)/g,
    in: (file) => isServer(file) && !SPEAKS_HTTP.test(file),
    // What the target of a relay, the endpoint of a webhook, or whoever has a file, answered.
    except: [
      'server/db/queries/relays.ts',
      'server/db/tables.ts',
      'server/webhooks/send-delivery.ts',
      'server/webhooks/access-tokens.ts',
      'server/settlement-files/fetch-file.ts',
    ],
    instead:
      'a code of server/domain/problem.ts, or nothing: the edge knows the HTTP statuses of our answers',
  },
];

/** What goes to processors is cut in one place. */
export const CUTS: readonly PatternRule[] = [
  {
    pattern: /(?<!toISOString\(\)|\b(?:bin|digits|fraction)\??)\.(?:slice|substring|substr)\(0, (?!-)/g,
    in: (file) => isServer(file) && file.startsWith('server/connectors/'),
    except: [],
    instead: '`cut` of server/domain/cut.ts, which splits no character (of a list: `firstOf`)',
  },
];

export const TYPES: readonly PatternRule[] = [
  {
    pattern: /(?<=[:<,|&(=]\s*)any\b(?!\s*[(:.])|\bas any\b|\bany\[\]/g,
    in: isOurs,
    except: ['test/harness/service.ts'],
    instead: '`unknown`, parsed once at the edge',
  },
  {
    pattern: /\bas unknown as\b|\bas never\b/g,
    in: isOurs,
    except: [],
    unlessExplained: true,
    instead: 'a parser, or one narrow helper with its reason beside it',
  },
  {
    pattern: /[\w)\]]!(?=[.,;)\][]|\s*$)(?!=)/gm,
    in: isOurs,
    except: [],
    instead: '`?? …`, an early return, or an assertion that says what is wrong',
  },
  {
    pattern: /\bexport default\b/g,
    in: isOurs,
    except: ['scripts/test-reporter.ts'],
    instead: 'a named export',
  },
  {
    pattern: /\btest\.(?:skip|only|todo)\b|\b(?:it|describe)\.(?:skip|only)\b|\bskip: true\b/g,
    in: isOurs,
    except: [],
    instead: 'a test that runs',
  },
];

const READ_IN_A_PAGE = 'inputValue|textContent|is(?:Checked|Enabled|Disabled|Hidden|Visible)';
/** What makes a test depend on how fast a machine is. */
export const PATIENCE: readonly PatternRule[] = [
  {
    pattern: /\bsetTimeout\b|\bwaitForTimeout\b/g,
    in: isTest,
    // The one that waits, services that are slow, and a look at a world at rest.
    except: [
      'test/harness/eventually.ts',
      'test/harness/key-services.ts',
      'test/simulation/run.ts',
      'test/harness/simulated-world.ts',
    ],
    instead: '`eventually`, which waits for the fact itself (test/harness/eventually.ts)',
  },
  {
    pattern: /\bdeadlineMs\b/g,
    in: isTest,
    except: [
      'test/crash/crowd.test.ts',
      'test/crash/scenarios.ts',
      'test/webhooks/killed-workers.ts',
      'test/harness/eventually.ts',
      'test/harness/harness.test.ts',
    ],
    instead: 'nothing: `eventually` waits as long as a busy machine may take',
  },
  {
    pattern: new RegExp(
      `(?<!=>\\s*)\\bassert\\.\\w+\\(\\s*[!(]*await [^;{}]*?\\.(?:${READ_IN_A_PAGE})\\(`,
      'g',
    ),
    in: isTest,
    except: [],
    instead: '`becomes(() => …, …)` or `waitFor()`: a page may have yet to follow',
  },
];

/** Comments that silence a tool, or that promise work. */
export const SILENCERS = /@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint)-disable|\b(?:TODO|FIXME)\b/g;

/** Words that would mean several things, as a part of an identifier (`authHeader`, `CVV_MAX`). */
export const BANNED_WORDS: Readonly<Record<string, string>> = {
  auth:
    '`access` (the caller), `threeDSecure` (the cardholder), `authenticationMethod` (the relay) or ' +
    '`authorization` (of money)',
  cvc: '`securityCode`',
  gateway: '`connector` (code) or `paymentService` (a configured one)',
  psp: '`processor`',
};
/** Names that others gave: the published API, Node's crypto, a wallet's payload. */
export const FOREIGN_NAMES: ReadonlySet<string> = new Set([
  'auth_response_code',
  'bad_gateway',
  'gateway_timeout',
  'gateway_merchant_id',
  'authTagLength',
  'getAuthTag',
  'setAuthTag',
  'allowedAuthMethods',
  'authMethod',
  'bearerAuth',
  'BraintreeGateway',
]);
/** The contract holds the published names as they are, a processor's folders the processor's, and these Postman's. */
export const FOREIGN_NAME_HOMES = new RegExp(
  [
    '^server/api-contract/',
    '^(?:server/connectors|sandbox/processors)/[a-z0-9-]+/',
    '^test/architecture/',
    '/postman[.-]',
    '/generated/',
  ].join('|'),
);

export const BANNED_FOLDERS: ReadonlySet<string> = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'shared',
  'types',
  'services',
  'misc',
  'lib',
]);

/** Here stands a file for each resource, processor or statement's subject, under its name. */
export const NAMED_BY_SUBJECT = /^server\/(?:answers|api-contract|api\/routes|db\/queries|connectors)\//;

export const LINES_MAX = 500;
/** Tables of data, and files that a tool writes. */
export const LONG_FILES: readonly string[] = [
  'apps/dashboard/src/parts/words.ts',
  'apps/dashboard/src/screens/experiments/words.ts',
  'apps/dashboard/src/screens/flows/words.ts',
  'apps/dashboard/src/screens/payments/error-words.ts',
  'packages/cli/src/generated/',
  'packages/sdk/src/generated/',
  'server/db/answers.ts',
  'server/db/tables.ts',
  'package-lock.json',
  'contract/openapi.json',
  'test/published/published-api.json',
  'LICENSE',
  'server/db/schema.sql',
  'docs/',
  'CHANGELOG.md',
];

/** A connector knows the interface (or a family's: …-connector.ts), options, events, the domain, no other connector. */
export const CONNECTOR_FOLDERS = /^server\/connectors\/[^/]+\//;
export const CONNECTOR_MAY_IMPORT =
  /^server\/(?:domain\/|sandbox\/|connectors\/(?:[a-z-]*connector|events|options)\.ts$)/;
/** Connectors are reached through their registry, by whoever stands above them. */
export const CONNECTORS_OWN = /^server\/connectors\//;

/** Folders where no pure code may reach for the machine. */
export const PURE_FOLDERS = /^server\/domain\//;
/** What a pure module or a connector may import beside our own files: what reaches for nothing itself. */
export const PURE_PACKAGES: ReadonlySet<string> = new Set(['node:util', 'node:crypto', 'saxes']);

/** Randomness of node:crypto, whose home is server/platform/entropy.ts. */
export const RANDOM_IMPORT = /import \{[^}]*\brandom[A-Z]\w*[^}]*\} from 'node:crypto'/;

/** Packages that open sockets. The link between API and vault is inside. */
export const SOCKET_PACKAGES: ReadonlySet<string> = new Set([
  'undici',
  'node:net',
  'node:tls',
  'node:dns',
  'node:dns/promises',
  'node:https',
  'node:http2',
  'node:dgram',
]);
/** Types, and what only looks at text. */
export const HARMLESS_IMPORT = /^type\b|^\{\s*(?:(?:isIP(?:v[46])?|BlockList|type \w+),?\s*)+\}$/;
export const SOCKET_HOMES = /^server\/(?:net|vault\/link)\//;

/** Each takes a tenth of a start's time, for what stands in a few lines of ours. Their types cost nothing. */
export const LOADED_FOR_NOTHING: Readonly<Record<string, string>> = {
  typebox: 'take Type from server/api-contract/schemas/type.ts',
  'node:http': 'take what it has from server/platform/http.ts',
};

/** Files that may ask a Secret where its value is. */
export const SOURCE_OF_HOMES = /^server\/(?:net|vault)\/|^server\/domain\/secret\.ts$/;

/** SQL stands in db/queries, and the sandbox's in its own; these are the machinery below it. */
export const SQL_HOMES = /^server\/db\/|^sandbox\/queries\//;
const SQL_BEGINNINGS = [
  'SELECT ',
  'INSERT INTO ',
  'UPDATE \\w+ SET ',
  'DELETE FROM ',
  'WITH \\w+ AS ',
  'TRUNCATE ',
  'ALTER TABLE ',
  'CREATE TABLE ',
];
/** Where a row that is due is given to one worker. The simulator is another company's. */
export const CLAIM = /\bSKIP LOCKED\b/i;
export const CLAIM_HOMES = /^server\/db\/queries\/due\.ts$|^sandbox\/queries\/events\.ts$/;
export const SQL_TEXT = new RegExp(`^\\s*(?:${SQL_BEGINNINGS.join('|').replaceAll(' ', '\\s+')})`, 'i');

/** Identifier words of a piece of code: `authHeader` → auth, header; `AUTH_MAX` → auth, max. */
export function wordsOf(identifier: string): readonly string[] {
  return identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
}

export function lineOf(source: Source, index: number): number {
  return source.code.slice(0, index).split('\n').length;
}
