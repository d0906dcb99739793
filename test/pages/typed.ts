/**
 * What becomes of each command of the pages. Requests and our own command line are typed beside a running
 * service, in the order of their pages, where nothing else is said of them here.
 */
export type Treatment =
  /** Typed in a clone, before anything runs; `as`: what is typed in its place, which takes less long. */
  | Readonly<{ when: 'alone'; as?: string }>
  /** Typed while the service runs that `npm start` has started. */
  | Readonly<{ when: 'beside'; as?: string }>
  /** Not typed here, and why. */
  | Readonly<{ when: 'never'; because: string }>;

/** One run for three commands: the variable is for files that print something. */
const QUICK = 'GOLDEN=write npm test -- server/domain/luhn.test.ts';
const CI = 'CI types it, and this test is a part of it';
const LONG = 'it measures for minutes; its script is loaded as the others are';
const INSTALLS = 'it asks the registry and changes node_modules';

/** Pages that a test of their own types from top to bottom. */
export const PAGES_OF_THEIR_OWN: Readonly<Record<string, string>> = {
  'docs/quick-starts.md': 'test/slow/quick-starts.test.ts',
  'docs/try-every-way-to-pay.md': 'test/slow/try-every-way.test.ts',
  'sdks/java/README.md': 'scripts/sdk-conform/java.ts',
};

const RECORDING_OF_OWN: Treatment = {
  when: 'never',
  because: 'it takes a recording of one’s own; test/slow/cli/migrate.test.ts checks others',
};

const EXPORT_OF_OWN: Treatment = {
  when: 'never',
  because: 'it takes an export of one’s own; test/slow/cli/import-cards.test.ts runs it',
};

const TOKENS_OF_OWN: Treatment = {
  when: 'never',
  because: 'it takes a list of one’s own; test/slow/cli/import-tokens.test.ts runs it',
};

const LISTENS: Treatment = {
  when: 'never',
  because: 'it runs until it is stopped; test/slow/cli/listen.test.ts runs it',
};

const CONTAINER =
  'it takes a machine with containers; test/slow/deploy.test.ts holds the files of deploy/ to their words';

const SERVER_PACKAGE: Treatment = {
  when: 'never',
  because: 'it changes the project it is typed in; `npm run release:trial` installs it in an empty one',
};

const RELEASE: Treatment = {
  when: 'never',
  because: 'it makes files for minutes; test/slow/scripts/release.test.ts runs it in a repository of its own',
};

const FRONT_END_PACKAGE: Treatment = {
  when: 'never',
  because: 'it changes the project it is typed in; test/slow/front/packages.test.ts installs them all',
};

const PAYMENT_OF_OWN: Treatment = {
  when: 'never',
  because: 'it takes a payment of one’s own; test/slow/cli/resources.test.ts runs it',
};

export const TYPED: Readonly<Record<string, Treatment>> = {
  'node packages/cli/build.mjs && npm pack ./packages/cli': {
    when: 'never',
    because: 'test/slow/cli/package.test.ts makes the package, and uses it',
  },
  './railyard login --url https://pay.example --key-file shop.pem --profile shop': {
    when: 'never',
    because: 'it asks an instance elsewhere; test/slow/cli/resources.test.ts logs in',
  },
  './railyard pay --decline insufficient_funds': {
    when: 'never',
    because: 'it ends with 3, as it says; test/slow/cli/resources.test.ts types it',
  },
  './railyard capture TRANSACTION_ID': PAYMENT_OF_OWN,
  './railyard --url https://pay.example webhook-subscriptions create --url https://shop.example/webhooks': {
    when: 'never',
    because: 'it asks an instance elsewhere; packages/cli/src/resource.test.ts reads it',
  },
  'npm test': { when: 'never', because: CI },
  'FAILOVER_CASES=all npm test -- test/slow/running/failover.test.ts': {
    when: 'never',
    because: 'it takes some minutes; `npm run check` types its short form where the machine can',
  },
  'npm run check': { when: 'never', because: CI },
  'npm test -- --changed': { when: 'never', because: 'a clone of one commit has nothing to compare with' },
  'npm test -- server/db/migrate.test.ts': {
    when: 'alone',
    as: QUICK,
  },
  'GOLDEN=write npm test -- test/connectors/conformance.test.ts': {
    when: 'alone',
    as: QUICK,
  },
  './railyard migrate check shop.har --from=published': RECORDING_OF_OWN,
  './railyard migrate check requests.txt --from=stripe': RECORDING_OF_OWN,
  './railyard migrate check requests.txt --from=spreedly': RECORDING_OF_OWN,
  './railyard listen --to http://localhost:3000/webhooks': LISTENS,
  './railyard mcp --url http://127.0.0.1:8080 --key-file agent.pem': {
    when: 'never',
    because: 'it takes the key of an agent, and waits for messages; test/cli/mcp.test.ts has a client',
  },
  './railyard users': { when: 'beside', as: './railyard users list' },
  './railyard users invite EMAIL --role administrator': {
    when: 'beside',
    as: './railyard users invite ada@shop.example --role administrator',
  },
  './railyard demo-data': {
    when: 'never',
    because: 'it fills a sandbox that has no payments yet; test/slow/cli/demo-data.test.ts runs it',
  },
  'RAILYARD_ENVIRONMENT=production RAILYARD_PUBLIC_URL=https://pay.example npm start': {
    when: 'never',
    because: 'it runs until it is stopped; test/slow/start-matrix.test.ts starts the same',
  },
  'npm run build': { when: 'alone' },
  'node site/build.ts --version=0.1.0': {
    when: 'never',
    because: 'it keeps a release; test/slow/site/links.test.ts builds one',
  },
  'npm run golden': { when: 'alone' },
  'npm run release -- --plan': RELEASE,
  'npm run release -- --dry-run': RELEASE,
  'npm run release -- python': RELEASE,
  'npm run release:trial': { when: 'never', because: '`npm run check` types it where the machine can' },
  'npm run sdk:change': { when: 'alone', as: 'npm run sdk:change -- --from=contract/openapi.json' },
  'npm run sdk:conform -- --language=python': {
    when: 'never',
    because: '`npm run check` types it where the machine can',
  },
  'npm run published:conform': { when: 'never', because: '`npm run check` types it where the machine can' },
  'npm run sdk:conform': { when: 'never', because: '`npm run check` types it where the machine can' },
  'npm run sdk:conform -- --moments=100': {
    when: 'never',
    because: 'it takes a quarter of an hour; `npm run check` types it with fewer',
  },
  'npm run golden -- --sdks': { when: 'alone' },
  'npm run mobile:parity': {
    when: 'never',
    because: '`npm run check` types it where the machine can',
  },
  'npm run house': { when: 'never', because: '`npm run check` types it' },
  'npm run house -- --at=HEAD~10': { when: 'never', because: 'a clone of one commit has no other' },
  'npm run new:connector acme-card': { when: 'alone' },
  'npm run new:connector -- acme-card --remove': {
    when: 'never',
    because: 'it takes away what another command makes; scripts/new-connector.test.ts runs it',
  },
  'npm run new:connector acme-card acme': {
    when: 'never',
    because: 'another command of the page makes the same; scripts/new-connector.test.ts runs it',
  },
  'npm run new:connector checkout-card checkout-com': {
    when: 'never',
    because: 'that folder is there; scripts/new-connector.test.ts runs its like',
  },
  'npm run bench -- --only=connectors': {
    when: 'alone',
    as: 'npm run bench -- --only=connectors --rounds=20',
  },
  'npm run conformance -- stripe': {
    when: 'never',
    because: 'test/slow/scripts/conformance.test.ts runs it',
  },
  'npm run conformance -- acme-card': { when: 'never', because: 'there is no such connector' },
  'openssl ecparam -genkey -name secp521r1 -noout': {
    when: 'never',
    because: 'openssl is the reader’s own; it prints a key, and changes nothing here',
  },
  'npm run simulate -- --runs 500 --seed 1': { when: 'alone', as: 'npm run simulate -- --runs 1 --seed 1' },
  './railyard replay-flow --draft DRAFT --from 2027-01-01T00:00:00Z --to 2027-02-01T00:00:00Z': {
    when: 'never',
    because: 'it takes a draft of one’s own; test/slow/cli/replay-flow.test.ts runs it',
  },
  'npm run flow:differential -- --decisions 1000000': {
    when: 'alone',
    as: 'npm run flow:differential -- --decisions 100 --seed 7',
  },
  'npm run mutants -- money server/net/egress': { when: 'never', because: LONG },
  'npm run mutants -- --since=main': { when: 'never', because: LONG },
  'npm run mutants -- --quick': { when: 'never', because: LONG },
  'npm run mutants -- --dry-run --survivors': { when: 'never', because: LONG },
  'npm run mutants': { when: 'never', because: LONG },
  'npm run survive': { when: 'never', because: LONG },
  'npm run survive -- --short': { when: 'never', because: 'npm run check runs it' },
  'npm run survive -- --minutes=60 --layouts=roles,pooler': { when: 'never', because: LONG },
  'npm run survive -- --blows=paused,killed': { when: 'never', because: LONG },
  'npm run survive -- --continue=FOLDER': { when: 'never', because: LONG },
  'npm run survive -- --volley=8': { when: 'never', because: LONG },
  'npm run prove -- story': {
    when: 'never',
    because: 'test/slow/payments/support-questions.test.ts asks the same questions',
  },
  'npm run prove -- agents': {
    when: 'never',
    because: 'test/agents/random-calls.test.ts plays some of the same sequences',
  },
  'npm run model': { when: 'never', because: LONG },
  'RAILYARD_STATE_TRACE=FOLDER npm test -- test/payments/flows.test.ts': {
    when: 'never',
    because: 'test/model/accept.test.ts writes a trace and has it accepted',
  },
  'npm run model -- --accept=FOLDER': { when: 'never', because: 'the same' },
  'npm run model -- --short': { when: 'never', because: 'npm run check runs it' },
  "npm run model -- --fault='never heard of it is believed at once'": { when: 'alone' },
  'npm run fuzz': { when: 'alone', as: 'npm run fuzz -- --minutes 0' },
  'npm run bench': { when: 'never', because: LONG },
  'npm run bench -- --rows=100000': { when: 'never', because: LONG },
  'npm run bench -- --only=bare [--seconds=2] [--turns=3] [--at=1,16,64,128]': {
    when: 'never',
    because: LONG,
  },
  'npm run bench -- --only=mix [--seconds=3] [--turns=3] [--at=16,64]': { when: 'never', because: LONG },
  'npm run bench -- --only=many-services [--services=206] [--seconds=3]': { when: 'never', because: LONG },
  'npm run bench -- --only=growth [--rows=1000000] [--buyers=100000]': { when: 'never', because: LONG },
  'npm run bench -- --only=leak [--minutes=30]': { when: 'never', because: LONG },
  'npm run bench -- --only=floor [--seconds=3]': { when: 'never', because: LONG },
  'npm run bench -- --only=search [--rows=1000000]': { when: 'never', because: LONG },
  'npm run bench -- --only=transparency-log [--rows=1000000] [--tampered=1000]': {
    when: 'never',
    because: LONG,
  },
  'npm run bench -- --only=list-indexes [--rows=300000]': { when: 'never', because: LONG },
  'npm run bench -- --only=webhooks,sweep [--rows=100000] [--events=80000]': { when: 'never', because: LONG },
  'npm run bench -- --only=deliveries [--backlog=50000] [--endpoints=200]': { when: 'never', because: LONG },
  'npm run bench -- --only=report [--rows=1000000]': { when: 'never', because: LONG },
  'npm run bench -- --only=settlement-report [--rows=400000]': { when: 'never', because: LONG },
  'npm run bench -- --only=killed-workers [--messages=100000] [--seconds=3]': {
    when: 'never',
    because: LONG,
  },
  'npm run bench -- --only=sdks': { when: 'never', because: 'it packs every SDK, and takes minutes' },
  'npm run bench -- --only=sizes': { when: 'alone' },
  'npm run bench -- --only=first-entry': { when: 'never', because: LONG },
  'npm run bench -- --only=flow': { when: 'never', because: LONG },
  'npm run bench -- --only=replay [--rows=1000000]': { when: 'never', because: LONG },
  'npm run prove -- vault': { when: 'never', because: LONG },
  'npm run prove -- reconcile': { when: 'never', because: LONG },
  'npm run prove -- retry-year': { when: 'never', because: LONG },
  'npm run prove -- retries': { when: 'alone', as: 'npm run prove -- retries --quick' },
  'npm run bench:relay': { when: 'never', because: LONG },
  'npm run bench:relay [-- SECONDS]': { when: 'never', because: LONG },
  'npm run bench:vault': { when: 'never', because: LONG },
  'npm run test:pkcs11': { when: 'never', because: '`npm run check` types it where the machine can' },
  'npm run mobile:kotlin': {
    when: 'never',
    because: '`npm run check` types it where the machine can',
  },
  'npm audit': { when: 'never', because: INSTALLS },
  'npm install openpgp': { when: 'never', because: INSTALLS },
  'npm install --package-lock-only': { when: 'never', because: INSTALLS },
  'node scripts/build.mjs --release': { when: 'never', because: 'it writes that this version is out' },
  'npm install @gr4vy/sdk': { when: 'never', because: INSTALLS },
  './railyard token --key-file FILE': {
    when: 'never',
    because: 'it takes a key of one’s own; test/slow/cli/keys.test.ts runs it',
  },
  'npm install ./react-0.1.0.tgz': FRONT_END_PACKAGE,
  'npm init -y': {
    when: 'never',
    because: 'it makes a package.json here; test/slow/quick-starts.test.ts types it',
  },
  'npm install ./sdk-0.1.0.tgz': SERVER_PACKAGE,
  'curl -O http://127.0.0.1:8080/packages/react-0.1.0.tgz': FRONT_END_PACKAGE,
  'node pay.mjs': {
    when: 'never',
    because: 'test/slow/published/sdk-quickstart.test.ts runs the program of the page',
  },
  'npm ci && node scripts/install.mjs && node scripts/build.mjs && npm prune --omit=dev': {
    when: 'never',
    because: INSTALLS,
  },
  'docker build -f deploy/Containerfile -t localhost/railyard .': { when: 'never', because: CONTAINER },
  'RAILYARD_DASHBOARD_URL=https://dash.example ./railyard users invite you@example.com --role administrator':
    {
      when: 'beside',
    },
  'RAILYARD_DASHBOARD_URL=https://dash.example docker compose -f deploy/compose.yaml --profile dashboard up':
    {
      when: 'never',
      because: CONTAINER,
    },
  'RAILYARD_DEMO_DATA=300 npm start': {
    when: 'never',
    because: 'it runs until it is stopped; test/slow/cli/demo-data.test.ts fills a sandbox',
  },
  'npm start': { when: 'never', because: 'it is typed first, for those that are typed beside it' },
  './railyard vault rotate [--merchant-account ID]': {
    when: 'beside',
    as: './railyard vault rotate --merchant-account default',
  },
  './railyard vault rotate-root --keep-old 30d [--no-new]': {
    when: 'beside',
    as: './railyard vault rotate-root --keep-old 30d',
  },
  './railyard vault rotate-root --yes [--no-new]': {
    when: 'never',
    because: 'it ends every copy of the database; test/slow/cli/vault.test.ts runs it',
  },
  './railyard vault destroy --yes': { when: 'beside' },
  './railyard vault verify-log [--keys FOLDER] [--receipt MAC]…': {
    when: 'beside',
    as: './railyard vault verify-log',
  },
  './railyard keys revoke ID --yes': {
    when: 'never',
    because: 'it takes a key of one’s own; test/slow/cli/keys.test.ts revokes one',
  },
  './railyard users remove EMAIL --yes': {
    when: 'never',
    because: 'it takes a person of one’s own, whom it would remove',
  },
  './railyard evidence [--out FOLDER] [--keys FOLDER]': {
    when: 'beside',
    as: './railyard evidence --out evidence-of-march',
  },
  './railyard database': {
    when: 'never',
    because: 'it is for a database of one’s own; server/db/database-roles.test.ts grants the same',
  },
  './railyard database --distributed': {
    when: 'never',
    because: 'it needs servers with Citus; cli/distribute.test.ts has what it says without',
  },
  './railyard import-cards key --name "Example Shop (card import)" --out import-key.asc': {
    when: 'never',
    because: 'it makes a key in the vault; test/slow/cli/import-cards.test.ts makes one',
  },
  './railyard import-cards check export.json.pgp --from stripe --problems refused.csv': EXPORT_OF_OWN,
  './railyard import-cards run export.json.pgp --from stripe --mapping ids.csv --problems refused.csv':
    EXPORT_OF_OWN,
  './railyard import-tokens check tokens.csv --payment-service 0199d7c1-4a52-7cc3-8d5e-2f6a1b3c4d5e':
    TOKENS_OF_OWN,
  './railyard import-tokens run tokens.csv --payment-service 0199d7c1-4a52-7cc3-8d5e-2f6a1b3c4d5e --mapping ids.csv':
    TOKENS_OF_OWN,
  './railyard export-cards 0199d7c1-4a52-7cc3-8d5e-2f6a1b3c4d5e --out cards.pgp': {
    when: 'never',
    because: 'two people agree before; test/slow/cli/export-cards.test.ts runs it',
  },
  './railyard import-cards destroy-key 0123456789ABCDEF --yes': EXPORT_OF_OWN,
  './railyard restored': {
    when: 'never',
    because: 'it is for a database of one’s own that was restored; test/restore.test.ts runs the drill',
  },
  './railyard clock set 2027-01-31T12:00:00Z': {
    when: 'beside',
    as: './railyard clock set 2037-01-31T12:00:00Z',
  },
};

/** Commands with something to fill in, or of several lines, by how they begin. */
const BLOCKS: Readonly<Record<string, Treatment>> = {
  "cat > requests.txt <<'LINES'": {
    when: 'never',
    because: 'test/slow/cli/migrate.test.ts does, and compares what the page says it prints',
  },
  'docker run --pull never': { when: 'never', because: CONTAINER },
  "curl -so /dev/null -w '%{http_code}\\n' https://dash.example/": {
    when: 'never',
    because: 'it takes hosts of one’s own; test/slow/running/behind-nginx.test.ts asks a proxy the same',
  },
  "curl -H 'authorization: Bearer sk_test_default' http://127.0.0.1:SIMULATOR/stripe": {
    when: 'never',
    because:
      'it takes an address that the dashboard shows; test/slow/dashboard/long-walk.test.ts sends the same',
  },
  'curl -s http://127.0.0.1:8081/wallets/google/tokens': {
    when: 'never',
    because: 'the key of a wallet is to be filled in',
  },
  'curl -s http://127.0.0.1:8080/digital-wallets': {
    when: 'never',
    because: 'the first start of a sandbox has registered Google Pay already',
  },
  'curl -s http://127.0.0.1:8080/gift-card-services': {
    when: 'never',
    because: 'another merchant account is to be made first',
  },
  'curl "http://127.0.0.1:8080/transactions/$ID/story': {
    when: 'never',
    because: 'the id of a payment is to be filled in; test/payments/story.test.ts asks the same',
  },
  'curl $SIMULATOR/_control/acts -d \'{"processor":"mock-bank"': {
    when: 'never',
    because: 'the id of a payment is to be filled in',
  },
};

/** For each processor. */
const LIVE: Treatment = {
  when: 'never',
  because: 'it asks the processor; test/slow/scripts/conformance.test.ts runs one against its simulator',
};

/** An installer of another language than Node's, or a file of a release. */
const SERVER_PACKAGE_COMMAND =
  /^(?:pip|gem|composer|GOPROXY=\S+|sha256sum|docker build .* < image) ?|^curl -O \S+\.gem(?:\n|$)/;

export function treatmentOf(text: string): Treatment | null {
  if (/^npm run conformance -- [\w-]+ --live$/.test(text)) return LIVE;
  if (text.replace('--global ', '').startsWith('npm install http://127.0.0.1:8080/packages/'))
    return FRONT_END_PACKAGE;
  if (SERVER_PACKAGE_COMMAND.test(text)) return SERVER_PACKAGE;
  const listed = TYPED[text] ?? Object.entries(BLOCKS).find(([start]) => text.startsWith(start))?.[1];
  return listed ?? (/^(?:curl|\.\/railyard|TOKEN=)/.test(text) ? { when: 'beside' } : null);
}
