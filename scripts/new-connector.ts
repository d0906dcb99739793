import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm run new:connector NAME`: a folder with every file a connector has, its line in the registry, and tests
 * that fail until it speaks to
 * its simulated processor. NAME is `{processor}-{method}`, for example `acme-card`.
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
  register(names, join(root, 'server/connectors/registry.ts'));
  return Object.keys(files).map((file) => `server/connectors/${id}/${file}`);
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
function register({ id, camel }: Names, file: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const importAt =
    lines.findLastIndex((line) => /^import \{ \w+ \} from '\.\/[a-z0-9-]+\/definition\.ts';$/.test(line)) + 1;
  lines.splice(importAt, 0, `import { ${camel} } from './${id}/definition.ts';`);
  const open = lines.findIndex((line) => line.startsWith('const CONNECTORS'));
  const close = lines.findIndex((line, index) => index > open && line === '];');
  if (importAt === 0 || open === -1 || close === -1)
    throw new Error('server/connectors/registry.ts does not look as expected; add the connector by hand.');
  lines.splice(close, 0, `  ${camel},`);
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
  api_key: { displayName: 'API key', help: 'From the processor’s dashboard.', required: true, sensitive: true, format: 'text' },
} as const satisfies AnyFields;
type Fields = typeof settings;

/** Add capture, void, refund and what else the processor can do; what it cannot do is a key that is not here. */
export const operations: Operations<Fields> = {
  async authorize(call) {
    const { status, text } = await call.http.send({ method: 'POST', url: \`\${call.baseUrl}/payments\`, headers: headers(call), body: { type: 'json', value: paymentOf(call.input) } });
    return readAuthorized(status, text);
  },
  async find(call) {
    const { status, text } = await call.http.send({ method: 'GET', url: \`\${call.baseUrl}/payments?reference=\${encodeURIComponent(call.operationId)}\`, headers: headers(call) });
    return readFound(status, text);
  },
};

function headers(call: Call<Fields, unknown>): Readonly<Record<string, WireText>> {
  return { authorization: ['Bearer ', call.settings.api_key], 'idempotency-key': call.operationId };
}

function paymentOf({ amount, instrument }: Authorize): unknown {
  if (instrument.method !== 'card') throw new Error(\`BUG: ${id} was handed a \${instrument.method}, which it does not accept\`);
  return { amount: String(amount.minor), currency: amount.currency, card: { number: instrument.number, security_code: instrument.securityCode } };
}
`;
}

function wire(_names: Names): string {
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
  if (status === 402 && code !== null) return refused(DECLINES[code] ?? errorCode('other_decline'), { code, description: textAt(body, 'message') });
  return { kind: 'unknown', detail: \`the processor answered \${status}\` };
}

export function readFound(status: number, text: string): Found {
  if (status === 404) return { kind: 'not_found' };
  // A look-up that was refused says nothing about what was looked up.
  return status === 200 ? readAuthorized(status, text) : { kind: 'unknown', detail: \`the look-up was answered with \${status}\` };
}
`;
}

function testFile({ id, camel }: Names): string {
  return `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ${camel} } from './definition.ts';

test('the table of raw codes is the processor’s own, complete', () => {
  assert.ok(Object.keys(${camel}.declines).length > 1, '${id} knows one raw code; write down all that the processor documents');
});
`;
}

function readme({ id, title }: Names): string {
  return `# ${id}

${title}: what it can do, which settings it needs and where to find them, and what is particular about it. docs/connectors.md tells how to finish a connector.
`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [id = ''] = process.argv.slice(2);
  try {
    const files = newConnector(id, join(import.meta.dirname, '..'));
    console.log(
      `${files.join('\n')}\nserver/connectors/registry.ts\n\nNext: docs/connectors.md. Its tests fail now: node --test test/connectors/conformance.test.ts`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
