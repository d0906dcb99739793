/** A folder of `server/` (or a file that stands in it), and what it is about. */
type Room = Readonly<{
  room: string;
  about: string;
  /** Where a room may know less than everything below it: the rooms that it may know, and why. */
  mayKnow?: readonly string[];
  because?: string;
}>;

/**
 * The house, from the ground up. A room may import from the floors below its own, type imports too; never
 * from its own floor or from above. ARCHITECTURE.md's table is printed from this one.
 */
export const FLOORS: readonly (readonly Room[])[] = [
  [
    {
      room: 'domain',
      about:
        'money, currencies, ids, outcomes, declines, problems, the machines of transactions and operations',
      mayKnow: [],
      because: 'domain is pure: it knows neither clock, network, SQL nor any other folder',
    },
  ],
  [
    {
      room: 'sandbox',
      about:
        'amounts and card numbers with a meaning in the sandbox: tables that simulators, connectors and tests share',
      mayKnow: ['domain'],
    },
    { room: 'json', about: 'strict, canonical and stored JSON; card numbers where none belongs' },
    {
      room: 'platform',
      about:
        'clock, randomness, log, settings, TTL cache, memory that is wiped, DER, processes and how they end',
    },
    {
      room: 'net',
      about: 'the one way out: egress guard, time limits, filling secrets in while serialising',
      mayKnow: ['domain'],
      because: 'net knows no business',
    },
  ],
  [
    { room: 'config.ts', about: 'the settings as they are read, and what of them does not go together' },
    {
      room: 'design',
      about: 'how every page and frame for a buyer looks: tokens, languages, money and dates',
      mayKnow: ['domain', 'platform'],
      because: 'a look knows no business',
    },
    {
      room: 'connectors',
      about:
        'one folder a processor; `connector.ts` is the interface, `order-connector.ts` what a family shares',
      mayKnow: ['domain', 'sandbox', 'net'],
      because: 'a connector is called with everything that it needs',
    },
    {
      room: 'db',
      about: 'migrations, `queries/` with all SQL, the embedded server',
      mayKnow: ['domain', 'platform'],
      because: 'db serves everybody and knows nobody',
    },
    {
      room: 'relay',
      about: 'what the vault runs for `/vault-forward`: placeholders, authentication methods',
    },
  ],
  [
    {
      room: 'api-contract',
      about: 'every operation of the API, declared: paths, access, schemas, answers',
      mayKnow: ['domain', 'connectors'],
      because: 'the contract is a declaration, of which connectors declare their options',
    },
    {
      room: 'connections',
      about: 'companies that merchant accounts have connected, of all five kinds: which, with what settings',
    },
  ],
  [{ room: 'vault', about: 'sealing, opening, fingerprints, keys, access log; runs without the API' }],
  [
    { room: 'access', about: 'tokens, scopes, rate limits, idempotency, audit' },
    { room: 'parts.ts', about: 'the running service, as its own code sees it' },
  ],
  [
    {
      room: 'operations',
      about:
        'what other companies are asked to do: the loop over it, schedules, compare-and-set, proof of the books',
    },
    { room: 'fraud-lists', about: 'from what a merchant account takes no payment, and what meets an entry' },
    { room: 'people', about: 'users, how they log in, where they are logged in, and what their roles allow' },
    { room: 'restore', about: 'a database that is older than it was: noticed, and writes that wait' },
    {
      room: 'front-end',
      about: "how a merchant account's pages for buyers look, and who may show its frames",
    },
    { room: 'observability', about: "what an operator's tools ask and are sent: metrics, health, traces" },
    {
      room: 'payment-services',
      about: 'how connected companies are asked: their pace, log-in, faults, circuit breaker',
    },
    {
      room: 'digital-wallets',
      about: 'Apple Pay, Google Pay, Paze and Click to Pay: registration and sessions',
    },
  ],
  [
    {
      room: 'answers',
      about: 'the resources that events tell of: read, and rendered as the API answers them',
    },
    {
      room: 'confirmations',
      about: 'what people sign before it is done, who has to agree, and how much their roles let them move',
    },
    { room: 'identity-provider', about: "log-in and log-out at the company's identity provider" },
  ],
  [
    {
      room: 'webhooks',
      about: 'outgoing webhooks: events for endpoints of merchants, fanned out, signed, delivered, repeated',
    },
    { room: 'payment-methods', about: 'stored instruments, mandates, tokens at processors, account updater' },
    { room: 'flows', about: 'rules that decide where a payment goes: versions, drafts, what counts now' },
    { room: 'gift-cards', about: 'gift cards, stored and at their providers' },
    { room: 'reports', about: 'files about what happened: when they are made, of what, and where they lie' },
    {
      room: 'story',
      about:
        'one payment, explained: what is stored about it in order, with causes, as data and in sentences',
    },
    { room: 'receipts', about: 'receipts by e-mail: what they say in which language, and how they are sent' },
    { room: 'insights', about: 'payments counted by quarters of an hour, and metrics that are watched' },
    {
      room: 'transparency-log',
      about: 'ledger and audit log as a Merkle tree: sealed, signed each minute, proved to outsiders',
    },
  ],
  [
    { room: 'three-d-secure', about: 'authentication of the cardholder, from version check to result' },
    {
      room: 'card-imports',
      about: 'cards of another vault: exports read row by row, and stored in batches',
    },
    {
      room: 'card-exports',
      about:
        'cards for another vault: rows with their numbers, for a file that is encrypted as it is written',
    },
  ],
  [{ room: 'checkout', about: 'checkout sessions: what a buyer typed, for a short time' }],
  [
    {
      room: 'payments/request',
      about: 'a request for a payment, its gift cards, its answer under a key; columns of a transaction',
    },
    { room: 'relay-requests', about: 'what the API reads of `/vault-forward` before the vault takes over' },
  ],
  [
    {
      room: 'disputes',
      about: 'disputes as cases: opened and moved by what processors tell, evidence, and answers to them',
    },
    { room: 'payments/instruments', about: 'one file a kind of instrument: found, described, sent' },
    {
      room: 'payments/operation',
      about:
        'the three steps of capture, void, refund and their like, and of gift cards: send, settle, commit',
    },
  ],
  [
    {
      room: 'payments/after',
      about:
        "what comes after the payment: returns, doubts, settlement, changes made in a processor's dashboard",
    },
    { room: 'payments/routing', about: 'which payment services may be tried, in which order, with what' },
  ],
  [{ room: 'payments/attempts', about: 'attempts at payment services, one after the other' }],
  [
    { room: 'payments/approval', about: 'the buyer approves: 3-D Secure, pages of processors, codes' },
    { room: 'payments/screening', about: 'anti-fraud services: asked before or after, reviews' },
  ],
  [
    {
      room: 'payments/create',
      about: 'creates a transaction: decides, commits the intent, tries payment services',
    },
    { room: 'payments/recovery', about: 'operations whose outcome is unknown, approvals that end, holds' },
  ],
  [
    { room: 'payments/payouts', about: 'money to a buyer, in the same three steps' },
    { room: 'payments/retries', about: 'charges that were declined, tried again days later' },
  ],
  [
    { room: 'payment-links', about: 'links to a hosted page for one payment, and that payment' },
    {
      room: 'settlement-files',
      about: 'files in which processors say what they settled: fetched in pieces, read line by line',
    },
    {
      room: 'reconciliation',
      about: 'what was captured, settled, paid out and received, held to each other day by day',
    },
  ],
  [
    { room: 'processor-events', about: "processors' webhooks that come in: verified, read once, applied" },
    { room: 'jobs', about: 'periodic work, by row lease' },
    { room: 'api/pages', about: "pages for the buyer's browser, beside the API" },
  ],
  [{ room: 'api', about: 'the edge: the life of a request, answers, HTTP statuses' }],
  [{ room: 'api/routes', about: 'a handler for each operation of the contract' }],
  [
    {
      room: 'process',
      about: 'what runs in one process for one role, what the first start sets up, signals, how it ends',
    },
  ],
  [{ room: 'main.ts', about: 'the program: how files are found, then the process' }],
];

const FLOOR_OF: ReadonlyMap<string, number> = new Map(
  FLOORS.flatMap((rooms, floor) => rooms.map(({ room }) => [room, floor] as const)),
);
const ROOMS: ReadonlyMap<string, Room> = new Map(FLOORS.flat().map((room) => [room.room, room]));

/** `server/api/routes/index.ts` → `api/routes`; null outside `server/` and where no floor names the folder. */
export function roomOf(file: string): string | null {
  const [top, ...path] = file.split('/');
  if (top !== 'server') return null;
  const deep = path.slice(0, 2).join('/');
  return FLOOR_OF.has(deep) ? deep : FLOOR_OF.has(path[0] ?? '') ? (path[0] ?? '') : null;
}

/** Why `from` may not import `target`; null where it may. */
export function climb(from: string, target: string): string | null {
  // Other top folders are the house's own table.
  if (!target.startsWith('server/')) return null;
  const [own, other] = [roomOf(from), roomOf(target)];
  if (own === null || other === null) return 'test/architecture/floors.ts does not know this folder: add it';
  if (own === other) return null;
  const room = ROOMS.get(own);
  if (room?.mayKnow !== undefined)
    return room.mayKnow.includes(other) ? null : (room.because ?? `${own} stands on the ground`);
  return (FLOOR_OF.get(other) ?? 0) < (FLOOR_OF.get(own) ?? 0)
    ? null
    : `${other} is not on a floor below ${own}`;
}

/** The table of ARCHITECTURE.md. */
export function printFloors(): string {
  const rows = FLOORS.flatMap((rooms, floor) =>
    rooms.map(({ room, about, mayKnow }) => {
      const knows =
        floor === 0
          ? 'nothing else'
          : mayKnow === undefined
            ? 'what is below'
            : mayKnow.map((name) => `\`${name}\``).join(', ');
      return `| ${floor} | \`server/${room}\` | ${about} | ${knows} |`;
    }),
  );
  return ['| floor | room | what it is about | may know |', '|---|---|---|---|', ...rows].join('\n');
}
