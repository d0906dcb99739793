import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm run new:connector NAME`: a folder with every file a connector has, a simulated processor to speak to,
 * their lines in the two registries, and tests that fail until the one speaks to the other. NAME is
 * `{processor}-{method}`, for example `acme-card`.
 */
export function newConnector(id: string, root: string): readonly string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(id) || id.length > 50)
    throw new Error(
      `A connector is named {processor}-{method} in lower case, for example acme-card; not "${id}".`,
    );
  const folder = join(root, 'server/connectors', id);
  if (existsSync(folder)) throw new Error(`There is a folder server/connectors/${id} already.`);
  mkdirSync(join(folder, 'exchanges'), { recursive: true });
  const names = namesOf(id);
  const files = {
    'definition.ts': definition(names),
    'operations.ts': operations(names),
    'wire.ts': wire(names),
    [`${id}.test.ts`]: testFile(names),
    'README.md': readme(names),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  register(
    join(root, 'server/connectors/registry.ts'),
    'const CONNECTORS',
    `import { ${names.camel} } from './${id}/definition.ts';`,
    `  ${names.camel},`,
  );
  writeFileSync(join(root, simulatorFile(id)), simulator(names));
  register(
    join(root, 'server/simulator/server.ts'),
    'const PROCESSORS',
    `import { ${names.camel}Processor } from './card/${id}.ts';`,
    `  ${names.camel}Processor,`,
  );
  return [...Object.keys(files).map((file) => `server/connectors/${id}/${file}`), simulatorFile(id)];
}

function simulatorFile(id: string): string {
  return `server/simulator/card/${id}.ts`;
}

type Names = Readonly<{ id: string; camel: string; title: string; method: string }>;

function namesOf(id: string): Names {
  const words = id.split('-');
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return {
    id,
    camel: words
      .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
      .join(''),
    title,
    method: words.at(-1) ?? 'card',
  };
}

/** Two lines: the import and the entry, each where the others stand. */
function register(file: string, list: string, imported: string, entry: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const importAt = lines.findLastIndex((line) => /^import \{ \w+ \} from '\.\/.+\.ts';$/.test(line)) + 1;
  lines.splice(importAt, 0, imported);
  const open = lines.findIndex((line) => line.startsWith(list));
  const close = lines.findIndex((line, index) => index > open && line === '];');
  if (importAt === 0 || open === -1 || close === -1)
    throw new Error(`${file} does not look as expected; add the connector by hand.`);
  lines.splice(close, 0, entry);
  writeFileSync(file, lines.join('\n'));
}

function definition({ id, camel, title, method }: Names): string {
  return `import { defineConnector } from '../connector.ts';
import { operations, settings } from './operations.ts';
import { DECLINES } from './wire.ts';

export const ${camel} = defineConnector({
  id: '${id}',
  displayName: '${title}',
  method: '${method}',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: null, production: null },
  accepts: [{ method: 'card', schemes: 'any', currencies: 'any', countries: 'any' }],
  // Add what the processor documents, partialCapture: true for example; each brings its tests with it.
  capabilities: {},
  operations,
  // How long after a payment its search may still not find it, by its documentation. Null: nobody says.
  recovery: { by: 'look-up', notFoundIsFinalAfterMs: null },
  declines: DECLINES,
});
`;
}

function operations({ id }: Names): string {
  return `import type { Authorize, Call, Fields as AnyFields, Operations, WireText } from '../connector.ts';
import { readAuthorized, readFound } from './wire.ts';

export const settings = {
  api_key: {
    displayName: 'API key',
    help: 'From the processor’s dashboard.',
    required: true,
    sensitive: true,
    format: 'text',
  },
} as const satisfies AnyFields;
type Fields = typeof settings;

/** Add capture, void, refund and what else the processor can do; what it cannot do is a key that is not here. */
export const operations: Operations<Fields> = {
  async authorize(call) {
    const { status, text } = await call.http.send({
      method: 'POST',
      url: \`\${call.baseUrl}/payments\`,
      headers: headers(call),
      body: { type: 'json', value: paymentOf(call.input) },
    });
    return readAuthorized(status, text);
  },
  async find(call) {
    const { status, text } = await call.http.send({
      method: 'GET',
      url: \`\${call.baseUrl}/payments?reference=\${encodeURIComponent(call.operationId)}\`,
      headers: headers(call),
    });
    return readFound(status, text);
  },
};

function headers(call: Call<Fields, unknown>): Readonly<Record<string, WireText>> {
  // The simulator keeps the books of merchant accounts apart by this header; name it as the processor does.
  return {
    authorization: ['Bearer ', call.settings.api_key],
    'idempotency-key': call.operationId,
    'sub-merchant': call.merchantAccountId,
  };
}

function paymentOf({ amount, instrument }: Authorize): unknown {
  if (instrument.method !== 'card')
    throw new Error(\`BUG: ${id} was handed a \${instrument.method}, which it does not accept\`);
  const { number, securityCode } = instrument;
  const card = { number, security_code: securityCode };
  return { amount: String(amount.minor), currency: amount.currency, card };
}
`;
}

function wire({ id }: Names): string {
  return `import { type ErrorCode, errorCode } from '../../domain/decline.ts';
import { parseObject, textAt } from '../../domain/json.ts';
import { type Outcome, refused } from '../../domain/outcome.ts';
import type { Authorized, Found } from '../connector.ts';

/** The processor's raw codes in our vocabulary, complete: its documentation's table, row by row. */
export const DECLINES: Readonly<Record<string, ErrorCode>> = {
  '51': errorCode('insufficient_funds'),
};

/** Every answer is read once, here. What the processor does not document is unknown: it may have happened. */
export function readAuthorized(status: number, text: string): Outcome<Authorized> {
  const body = parseObject(text);
  const code = textAt(body, 'code');
  if (status === 402 && code !== null)
    return refused(DECLINES[code] ?? errorCode('other_decline'), {
      code,
      description: textAt(body, 'message'),
    });
  return { kind: 'unknown', detail: \`server/connectors/${id}/wire.ts does not read an answer \${status} yet\` };
}

export function readFound(status: number, text: string): Found {
  if (status === 404) return { kind: 'not_found' };
  // A look-up that was refused says nothing about what was looked up.
  if (status === 200) return readAuthorized(status, text);
  return { kind: 'unknown', detail: \`the look-up was answered with \${status}\` };
}
`;
}

/** What the scaffolded connector asks for, on the books that the sandbox's card processors share. */
function simulator({ id, camel }: Names): string {
  return `import { parseCurrency } from '../../domain/currency.ts';
import { minorUnitsAt, objectOf, parseObject, textAt } from '../../domain/json.ts';
import { type Action, type Answer, type Processor, type SimulatedRequest, refuse } from '../processor.ts';
import { authorize, type Caller, type CardAnswer, find } from './engine.ts';

/** The processor behind \`${id}\`: add what its documentation has, path by path. */
export const ${camel}Processor: Processor = {
  id: '${id}',
  read(request) {
    if (request.path.join('/') !== 'payments')
      return refuse(404, 'not_simulated', 'server/simulator/card/${id}.ts does not simulate this path yet');
    return request.method === 'GET' ? lookUp(request) : pay(request);
  },
};

function pay(request: SimulatedRequest): Action | Answer {
  const [body, reference] = [parseObject(request.body), request.headers['idempotency-key']];
  const [amount, currency] = [minorUnitsAt(body, 'amount'), parseCurrency(String(body?.['currency']))];
  const told = objectOf(body?.['card']);
  const [number, securityCode] = [textAt(told, 'number'), textAt(told, 'security_code')];
  if (reference === undefined || amount === null || currency === null || number === null)
    return refuse(422, 'invalid_request', 'idempotency-key, amount, currency and card are required');
  const lastFour = number.slice(-4);
  const card = { kind: 'card', lastFour, scheme: 'other', expiry: null, securityCode } as const;
  return {
    kind: 'authorize',
    reference,
    amount,
    act: async () => {
      const result = await authorize(callerOf(request), {
        reference,
        amount,
        currency,
        card,
        capture: false,
        partialAllowed: false,
        postalCode: null,
        merchantAdviceCode: null,
        webhookUrl: null,
        reportsSettlements: false,
        details: {},
      });
      if (result.kind === 'answer') return answer(result.answer);
      return refuse(409, result.kind, 'This reference was used for something else');
    },
  };
}

function lookUp(request: SimulatedRequest): Action {
  const reference = request.query.get('reference') ?? '';
  return {
    kind: 'find',
    reference,
    amount: null,
    act: async () => {
      const found = await find(callerOf(request), reference);
      return found === null ? refuse(404, 'not_found', 'No payment has this reference') : answer(found);
    },
  };
}

function answer(given: CardAnswer): Answer {
  return { status: given.status === 'refused' ? 402 : 200, body: given };
}

function callerOf({ db, account, now }: SimulatedRequest): Caller {
  return { db, account, processor: '${id}', now };
}
`;
}

function testFile({ id, camel }: Names): string {
  return `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ${camel} } from './definition.ts';

test('the table of raw codes is the processor’s own, complete', () => {
  const says = '${id} knows one raw code; write down all that the processor documents';
  assert.ok(Object.keys(${camel}.declines).length > 1, says);
});
`;
}

function readme({ id, title }: Names): string {
  return `# ${id}

${title}: what it can do, which settings it needs and where to find them, and what is particular about it.

docs/connectors.md tells how to finish a connector.
`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [id = ''] = process.argv.slice(2);
  try {
    const files = newConnector(id, join(import.meta.dirname, '..'));
    console.log(
      `${files.join('\n')}\nserver/connectors/registry.ts\nserver/simulator/server.ts\n\n` +
        `Next: read the processor's answers in server/connectors/${id}/wire.ts, as ` +
        `server/simulator/card/${id}.ts gives them; docs/connectors.md has the rest.\n` +
        'Its tests fail now, and say what is next: npm test -- test/connectors/conformance.test.ts',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
