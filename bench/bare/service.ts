import http from 'node:http';
import pg from 'pg';
import { Pool } from 'undici';
import { DATABASE } from '../floor/database.ts';
import { SharedStatement } from './shared-statement.ts';
import { Tokens } from './token.ts';

/**
 * A payment as bare as it may be and still last: HTTP in, the token, the intent, one exchange with the processor, the
 * outcome, the answer. The rows are the floor's, in two commits, shared by all who come together. There is no vault,
 * no check of the body, no flow, no idempotency, no audit, no metrics. `/exchange` has the same without the rows.
 */
export type BareSettings = Readonly<{ socketFolder: string; processorUrl: string; publicKey: string }>;

type AskedPayment = Readonly<{
  amount: number;
  currency: string;
  country: string;
  external_identifier: string;
  metadata: object;
  payment_method: Readonly<{ number: string; expiration_date: string; security_code: string }>;
}>;
type Payment = Readonly<{ transactionId: string; operationId: string; asked: AskedPayment }>;

/** As many connections as the service's own pool for a processor has. */
const CONNECTIONS = 128;
/** An answer is as long as the service's. */
const FILLING = 'x'.repeat(1_500);

const settings = JSON.parse(process.argv[2] ?? '') as BareSettings;
const tokens = new Tokens(settings.publicKey);
const database = new pg.Pool({
  host: settings.socketFolder,
  user: 'railyard',
  database: DATABASE,
  // Two statements of each kind.
  max: 4,
});
const begin = new SharedStatement(database, 'begin');
const end = new SharedStatement(database, 'end');
const processor = new Pool(settings.processorUrl, { connections: CONNECTIONS, pipelining: 1 });
let serial = 0;

const server = http.createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    answer(request, Buffer.concat(chunks).toString()).then(
      ({ status, body }) => {
        const length = Buffer.byteLength(body);
        response.writeHead(status, { 'content-type': 'application/json', 'content-length': length });
        response.end(body);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500, { 'content-length': 0 }).end();
      },
    );
  });
});

async function answer(
  { headers, url }: http.IncomingMessage,
  text: string,
): Promise<Readonly<{ status: number; body: string }>> {
  if (!tokens.holds(headers.authorization)) return { status: 401, body: '{}' };
  const asked = JSON.parse(text) as AskedPayment;
  const payment = { transactionId: newId(), operationId: newId(), asked };
  const reference = await (url === '/exchange' ? authorize(payment) : pay(payment));
  const { amount, currency, country, metadata, external_identifier } = asked;
  return {
    status: 201,
    body: JSON.stringify({
      type: 'transaction',
      id: payment.transactionId,
      status: 'authorized',
      ...{ amount, currency, country, metadata, external_identifier },
      payment_service_transaction_id: reference,
      filling: FILLING,
    }),
  };
}

/** The processor's reference. */
async function pay(payment: Payment): Promise<string> {
  const { transactionId, operationId, asked } = payment;
  const ids = { transaction_id: transactionId, operation_id: operationId, amount: asked.amount };
  await begin.run({ ...ids, external_identifier: asked.external_identifier });
  const reference = await authorize(payment);
  await end.run({ ...ids, payment_reference: reference });
  return reference;
}

async function authorize({ operationId, asked }: Payment): Promise<string> {
  const { number, expiration_date, security_code } = asked.payment_method;
  const { body } = await processor.request({
    path: '/authorize',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      reference: operationId,
      amount: String(asked.amount),
      capture: false,
      card: { number, expiration_date, security_code },
    }),
  });
  const told = JSON.parse(await body.text()) as { id: string; status: string };
  if (told.status !== 'approved') throw new Error(`the processor said ${told.status}`);
  return told.id;
}

/** UUIDv7 of the time and a serial number, so that indexes grow at their end, as the service's do. */
function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  serial = (serial + 1) % 0x1000;
  const tail = Math.floor(Math.random() * 0x1_0000_0000_0000).toString(16);
  const group = serial.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${group}-8000-${tail.padStart(12, '0')}`;
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
process.on('disconnect', () => process.exit());
