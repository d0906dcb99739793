import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { type Issued, issue } from '../test/harness/certificates.ts';

/**
 * The relay against a plain streaming reverse proxy to the same TLS target, in one run: added latency and
 * throughput ratio at four sizes and two concurrencies, and how much 16 bodies of 10 MB at once add to the
 * process. The reference is nginx where it is installed, and always a reverse proxy of 15 lines in Node. Read
 * the ratios: everything shares the machine.
 *
 *     npm run bench:relay [-- seconds per measurement, default 2]
 */
const SECONDS = Number(process.argv[2] ?? 2);
const SIZES = { '1 KB': 1024, '64 KB': 65_536, '1 MB': 1_048_576, '10 MB': 10_485_760 } as const;
const MEMORY_GROWTH_BYTES_MAX = 64 * 1024 * 1024;

type Measured = Readonly<{ p50Ms: number; p99Ms: number; perSecond: number }>;
type Reference = Readonly<{ name: string; origin: string; stop(): void }>;

const folder = mkdtempSync(join(tmpdir(), 'railyard-bench-'));
const authority = issue({ subject: 'bench authority', authority: true, kind: 'rsa' });
writeFileSync(join(folder, 'ca.pem'), authority.certificate);
const target = await started('relay/target.ts', certified());
const service = await started('relay/service.ts', { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') }, [
  '--expose-gc',
]);
const references: Reference[] = [await plainProxy(), ...nginx()];

await memory();

const rows: string[][] = [
  ['body', 'at once', 'path', 'p50 ms', 'p99 ms', 'per s', 'added p50 ms', 'throughput ratio'],
];
for (const [size, bytes] of Object.entries(SIZES)) {
  for (const concurrency of [1, 16]) {
    const relayed = await measure(
      service.told.url ?? '',
      '/vault-forward',
      bodyOf(bytes),
      concurrency,
      relayHeaders(),
    );
    for (const reference of references) {
      const plain = await measure(reference.origin, '/', bodyOf(bytes), concurrency, {
        'content-type': 'application/json',
      });
      rows.push([
        size,
        String(concurrency),
        reference.name,
        ms(plain.p50Ms),
        ms(plain.p99Ms),
        plain.perSecond.toFixed(0),
        '',
        '',
      ]);
      rows.push([
        size,
        String(concurrency),
        'relay',
        ms(relayed.p50Ms),
        ms(relayed.p99Ms),
        relayed.perSecond.toFixed(0),
        ms(relayed.p50Ms - plain.p50Ms),
        (relayed.perSecond / plain.perSecond).toFixed(2),
      ]);
    }
  }
}
print(rows);
for (const reference of references) reference.stop();
target.child.send('stop');
service.child.send('stop');

async function memory(): Promise<void> {
  // Warm with small bodies: code and connections, not the memory that is to be measured.
  for (let round = 0; round < 20; round += 1) await together(16, bodyOf(SIZES['1 KB']));
  const rest = (await asked(service.child, 'rest')).rss ?? 0;
  for (let round = 0; round < 5; round += 1) await together(16, bodyOf(SIZES['10 MB']));
  const peak = (await asked(service.child, 'peak')).rss ?? 0;
  const grown = peak - rest;
  const verdict = grown <= MEMORY_GROWTH_BYTES_MAX ? 'held' : 'EXCEEDED';
  console.log(
    `16 bodies of 10 MB at once, 5 times: resident ${mb(rest)} at rest, ${mb(peak)} at the peak, ` +
      `${mb(grown)} more (limit ${mb(MEMORY_GROWTH_BYTES_MAX)}): ${verdict}\n`,
  );
  if (grown > MEMORY_GROWTH_BYTES_MAX) process.exitCode = 1;
}

async function together(count: number, body: Buffer): Promise<void> {
  const pool = new Pool(service.told.url ?? '', { connections: count });
  await Promise.all(Array.from({ length: count }, () => once(pool, '/vault-forward', body, relayHeaders())));
  await pool.close();
}

async function measure(
  origin: string,
  path: string,
  body: Buffer,
  concurrency: number,
  headers: Readonly<Record<string, string>>,
): Promise<Measured> {
  const pool = new Pool(origin, { connections: concurrency });
  for (let warm = 0; warm < 3; warm += 1)
    await Promise.all(Array.from({ length: concurrency }, () => once(pool, path, body, headers)));
  const latencies: number[] = [];
  const begin = performance.now();
  const until = begin + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      do {
        const from = performance.now();
        await once(pool, path, body, headers);
        latencies.push(performance.now() - from);
      } while (performance.now() < until);
    }),
  );
  const elapsedMs = performance.now() - begin;
  await pool.close();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99), perSecond: (latencies.length / elapsedMs) * 1000 };
}

async function once(
  pool: Pool,
  path: string,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { statusCode, body: answer } = await pool.request({ method: 'POST', path, headers, body });
  const text = await answer.text();
  if (statusCode !== 200) throw new Error(`${statusCode} ${text}`);
}

function bodyOf(bytes: number): Buffer {
  const [head, tail] = [
    '{"number":"{{ CARD_NUMBER_1 }}","filler":"',
    '","expiry":"{{CARD_EXPIRATION_DATE_1}}"}',
  ];
  return Buffer.from(head + 'x'.repeat(Math.max(0, bytes - head.length - tail.length)) + tail);
}

function relayHeaders(): Readonly<Record<string, string>> {
  return {
    authorization: `Bearer ${service.told.token}`,
    'content-type': 'application/json',
    'x-vault-forward-url': `https://localhost:${target.told.port}/`,
    'x-vault-forward-http-method': 'POST',
    'x-vault-forward-payment-methods': service.told.card ?? '',
  };
}

async function plainProxy(): Promise<Reference> {
  const { child, told } = await started('relay/plain-proxy.ts', {
    BENCH_TARGET_PORT: String(target.told.port),
    BENCH_CA: authority.certificate,
  });
  return { name: 'Node proxy', origin: `http://127.0.0.1:${told.port}`, stop: () => void child.send('stop') };
}

function nginx(): Reference[] {
  if (spawnSync('nginx', ['-v']).error !== undefined) {
    console.log('nginx is not installed: it is left out of this run (Debian: apt-get install nginx-light)\n');
    return [];
  }
  const port = 18_000 + (process.pid % 1000);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `
    daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http {
      access_log off; client_max_body_size 64m;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      upstream target { server 127.0.0.1:${target.told.port}; keepalive 32; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass https://target; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_request_buffering off; proxy_buffering off;
          proxy_ssl_verify on; proxy_ssl_trusted_certificate ${folder}/ca.pem;
          proxy_ssl_name localhost; proxy_ssl_session_reuse on;
        }
      }
    }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  return [{ name: 'nginx', origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() }];
}

function certified(): Record<string, string> {
  const own: Issued = issue({ subject: 'target', names: ['localhost', '127.0.0.1'], kind: 'rsa' }, authority);
  return { BENCH_CERTIFICATE: own.certificate, BENCH_KEY: own.key };
}

type Told = Readonly<Partial<{ url: string; token: string; card: string; port: number; rss: number }>>;

async function started(
  file: string,
  env: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
): Promise<Readonly<{ child: ChildProcess; told: Told }>> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, ...env },
    execArgv: [...execArgv],
  });
  return { child, told: await heard(child) };
}

function asked(child: ChildProcess, question: string): Promise<Told> {
  const answer = heard(child);
  child.send(question);
  return answer;
}

function heard(child: ChildProcess): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>();
  child.once('message', (message) => resolve(message as Told));
  child.once('exit', (code) => reject(new Error(`a process of the bench ended with ${code}`)));
  return promise;
}

function ms(value: number): string {
  return value.toFixed(2);
}

function mb(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(0)} MB`;
}

function print(table: readonly (readonly string[])[]): void {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of table)
    console.log(row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
}
