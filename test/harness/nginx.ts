import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import type { StreamBody } from '../../packages/sdk/src/event-stream.ts';
import { issue } from './certificates.ts';
import { eventually } from './eventually.ts';
import { freePorts } from './process.ts';

const CONFIG = path.join(import.meta.dirname, '../../deploy/nginx.conf');
const PLACES = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };

/** Whether this machine has one. */
export const HAS_NGINX = spawnSync('nginx', ['-v'], { env: PLACES }).status === 0;

export type ProxiedAnswer = Readonly<{ status: number; headers: IncomingHttpHeaders; text: string }>;
export type Proxy = Readonly<{
  /** Over TLS, on a connection that is kept. */
  ask(
    method: string,
    at: string,
    options?: Readonly<{ headers?: Readonly<Record<string, string>>; body?: string | Buffer; host?: string }>,
  ): Promise<ProxiedAnswer>;
  /** The body as it comes, with its status; it is ended by the signal. */
  follow(
    at: string,
    options: Readonly<{ headers: Readonly<Record<string, string>>; signal: AbortSignal }>,
  ): Promise<Readonly<{ status: number; body: StreamBody }>>;
  /** What nginx wrote to its disk of requests and answers. */
  buffered(): readonly string[];
  log(): string;
  close(): Promise<void>;
}>;

/** Where the process that serves the dashboard listens, and who is inside. */
type DashboardInside = Readonly<{ port: number; inside: string }>;

/** nginx with `deploy/nginx.conf`: only addresses, and where its certificate lies, are this test's. */
export async function openNginx(
  upstreams: readonly number[],
  { port: dashboardPort, inside }: DashboardInside = { port: 1, inside: '10.0.0.0/8' },
): Promise<Proxy> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-nginx-'));
  const [port = 0] = await freePorts(1);
  const authority = issue({ subject: 'Authority', authority: true });
  const own = issue({ subject: 'pay.example', names: ['pay.example', 'dash.example'] }, authority);
  for (const name of ['', 'dash-']) {
    fs.writeFileSync(path.join(folder, `${name}fullchain.pem`), own.certificate);
    fs.writeFileSync(path.join(folder, `${name}key.pem`), own.key);
  }
  const site = fs
    .readFileSync(CONFIG, 'utf8')
    .replace(/^( *server 127\.0\.0\.1:)8080(.*;)$/m, (_, before: string, after: string) =>
      upstreams.map((upstream) => `${before}${upstream}${after}`).join('\n'),
    )
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('server 127.0.0.1:8082', `server 127.0.0.1:${dashboardPort}`)
    .replace('allow 10.0.0.0/8;', `allow ${inside};`)
    .replaceAll('/etc/railyard/tls/', `${folder}/`);
  fs.writeFileSync(path.join(folder, 'railyard.conf'), site);
  const buffers = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = buffers.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ');
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${folder}/pid;
error_log ${folder}/error.log warn;
events {}
http {
  access_log off;
  ${temporary}
  include ${folder}/railyard.conf;
}
`,
  );
  const child: ChildProcess = spawn(
    'nginx',
    [
      '-p',
      folder,
      '-e',
      path.join(folder, 'error.log'),
      '-c',
      path.join(folder, 'nginx.conf'),
      '-g',
      'daemon off;',
    ],
    { env: PLACES, stdio: 'ignore' },
  );
  const agent = new https.Agent({ keepAlive: true, ca: authority.certificate, servername: 'pay.example' });
  const log = (): string =>
    fs.existsSync(path.join(folder, 'error.log'))
      ? fs.readFileSync(path.join(folder, 'error.log'), 'utf8')
      : '';
  await eventually(() => fs.existsSync(path.join(folder, 'pid')) || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`nginx ended:\n${log()}`);
  return {
    ask: (method, at, { headers = {}, body, host = 'pay.example' } = {}) =>
      new Promise((resolve, reject) => {
        const asked = https.request(
          { agent, method, host: '127.0.0.1', port, path: at, headers: { host, ...headers } },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                text: Buffer.concat(chunks).toString(),
              }),
            );
          },
        );
        asked.on('error', reject);
        asked.end(body);
      }),
    follow: (at, { headers, signal }) =>
      new Promise((resolve, reject) => {
        const to = {
          agent,
          host: '127.0.0.1',
          port,
          path: at,
          headers: { host: 'pay.example', ...headers },
          signal,
        };
        https
          .get(to, (answer) =>
            resolve({ status: answer.statusCode ?? 0, body: Readable.toWeb(answer) as StreamBody }),
          )
          .on('error', reject);
      }),
    buffered: () =>
      buffers.flatMap((name) =>
        fs
          .readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => entry.name),
      ),
    log,
    close: async () => {
      agent.destroy();
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
