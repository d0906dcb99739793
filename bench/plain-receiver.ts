import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** The least that takes an event: reads it, checks its signature, writes one row, answers. The floor under webhooks that come in. */
const pool = new pg.Pool({ ...(JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}') as object), max: 16 });
await pool.query('CREATE TABLE IF NOT EXISTS bench_events (event_id text PRIMARY KEY, body text NOT NULL)');
let serial = 0;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const signed = createHmac('sha256', 'whsec').update(`${String(request.headers['x-event-timestamp'])}.`).update(body).digest('hex');
    serial += 1;
    pool.query({ name: 'insert', text: 'INSERT INTO bench_events VALUES ($1, $2)', values: [`${signed}${serial}`, body.toString()] }).then(
      () => response.writeHead(200, { 'content-length': 2 }).end('{}'),
      () => response.writeHead(500, { 'content-length': 2 }).end('{}'),
    );
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => process.exit(0));
