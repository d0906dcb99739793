import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IssuedCertificate, issue } from '../../test/harness/certificates.ts';

/** What the relay is measured against, to the same TLS target. */
export type Reference = Readonly<{ name: string; url: string; pid: number; stop(): void }>;
export type Target = Readonly<{ port: number; caFile: string; stop(): void }>;

const folder = mkdtempSync(join(tmpdir(), 'railyard-bench-relay-'));
const authority = issue({ subject: 'bench authority', authority: true, kind: 'rsa' });
const caFile = join(folder, 'ca.pem');
writeFileSync(caFile, authority.certificate);

export async function startTarget(): Promise<Target> {
  const own: IssuedCertificate = issue(
    { subject: 'target', names: ['localhost', '127.0.0.1'], kind: 'rsa' },
    authority,
  );
  const { child, told } = await startParty('target.ts', {
    BENCH_CERTIFICATE: own.certificate,
    BENCH_KEY: own.key,
  });
  return { port: told.port ?? 0, caFile, stop: () => void child.send('stop') };
}

/** A plain proxy in Node, and nginx where it is installed. */
export async function startReferences(target: Target): Promise<readonly Reference[]> {
  const { child, told } = await startParty('plain-proxy.ts', {
    BENCH_TARGET_PORT: String(target.port),
    BENCH_CA: authority.certificate,
  });
  const plain = {
    name: 'Node proxy',
    url: `http://127.0.0.1:${told.port}`,
    pid: child.pid ?? 0,
    stop: () => void child.send('stop'),
  };
  return [plain, ...nginx(target)];
}

function nginx(target: Target): Reference[] {
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
      access_log off; client_max_body_size 64m; keepalive_requests 10000000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      upstream target { server 127.0.0.1:${target.port}; keepalive 32; keepalive_requests 10000000; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass https://target; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_request_buffering off; proxy_buffering off;
          proxy_ssl_verify on; proxy_ssl_trusted_certificate ${caFile};
          proxy_ssl_name localhost; proxy_ssl_session_reuse on;
        }
      }
    }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  return [
    { name: 'nginx', url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill() },
  ];
}

type PartyMessage = Readonly<
  Partial<{ url: string; token: string; card: string; port: number; rss: number }>
>;

/** A process of this folder, once it has told where it is. */
export async function startParty(
  file: string,
  env: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
): Promise<Readonly<{ child: ChildProcess; told: PartyMessage }>> {
  const child = fork(new URL(file, import.meta.url), {
    env: { ...process.env, ...env },
    execArgv: [...execArgv],
  });
  return { child, told: await nextMessage(child) };
}

export function askParty(child: ChildProcess, question: string): Promise<PartyMessage> {
  const answer = nextMessage(child);
  child.send(question);
  return answer;
}

function nextMessage(child: ChildProcess): Promise<PartyMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<PartyMessage>();
  child.once('message', (message) => resolve(message as PartyMessage));
  child.once('exit', (code) => reject(new Error(`a process of the bench ended with ${code}`)));
  return promise;
}
