import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Clock } from '../platform/clock.ts';
import { closeAll } from '../platform/close-all.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Log } from '../platform/log.ts';
import type { RelayEngine } from '../relay/relay.ts';
import { Problem } from '../domain/problem.ts';
import { StartError } from '../platform/start-error.ts';
import type { SharedSettings } from './vault-health.ts';
import { type LinkAddress, type LinkTls, type VaultServer, serveVault } from './link/vault-server.ts';
import { type RemoteVault, connectVault } from './link/remote.ts';
import { type Download, type Exchange, createLocalVault } from './local.ts';
import { openRootKeys } from './providers/open-root-keys.ts';
import { measureVault } from './measured-vault.ts';
import type { Vault } from './vault.ts';

type StartedVault = Readonly<{ vault: Vault; close(): Promise<void> }>;

type StartInput = Readonly<{
  config: Config;
  log: Log;
  db: Db;
  clock: Clock;
  exchange: Exchange;
  download: Download;
  relay: RelayEngine;
  simulatorUrl: string | null;
}>;

const ROOT_KEY_IN_A_FILE =
  'The root key of the vault is a file beside its data: whoever reads both reads the cards. Set ' +
  'RAILYARD_ROOT_KEY_PROVIDER (docs/key-management.md).';

/** The vault for this process's role: inside it, served by it, or in another process. */
export async function startVault({
  config,
  log,
  db,
  clock,
  exchange,
  download,
  relay,
  simulatorUrl,
}: StartInput): Promise<StartedVault> {
  const addresses = addressesOf(config);
  const [address] = addresses;
  const shared = { environment: config.environment, publicUrl: config.publicUrl, simulatorUrl };
  if (config.role !== 'vault' && address !== undefined) {
    const vault = measureVault(connectVault(address, config.role));
    await assertHealthy(vault, shared, log);
    return { vault, close: () => vault.close() };
  }
  if (config.environment === 'production' && config.rootKeyProvider === 'file')
    log.warn({}, ROOT_KEY_IN_A_FILE);
  const local = await createLocalVault({
    db,
    clock,
    config,
    exchange,
    download,
    relay,
    networkTokens: { config, simulatorUrl },
    rootKeys: await openRootKeys(config, clock),
    shared,
  });
  const vault = measureVault(local);
  const servers: VaultServer[] = [];
  const close = (): Promise<void> =>
    closeAll([() => Promise.all(servers.map((server) => server.close())), () => vault.close()]);
  try {
    for (const served of addresses) servers.push(await serveVault(vault, served));
  } catch (error) {
    await close();
    throw error;
  }
  return { vault, close };
}

/** A vault process that does not answer yet may be on its way up: `/health` tells when it is there. */
async function assertHealthy(vault: RemoteVault, shared: SharedSettings, log: Log): Promise<void> {
  let problem: string | null;
  try {
    problem = await vault.health(shared);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return log.warn({ reason: error.privateText ?? error.message }, 'the vault process does not answer yet');
  }
  if (problem !== null) throw new StartError(problem);
}

function addressesOf(config: Config): readonly LinkAddress[] {
  const addresses: LinkAddress[] = [];
  if (config.vaultSocket !== null) addresses.push({ socketPath: config.vaultSocket });
  if (config.vaultUrl !== null) {
    const { hostname, port } = new URL(config.vaultUrl);
    addresses.push({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port === '' ? '443' : port),
      tls: readTls(config),
    });
  }
  return addresses;
}

function readTls(config: Config): LinkTls {
  const certificate = ['certificate', (pem: Buffer) => new X509Certificate(pem.toString())] as const;
  const privateKey = ['private key without a passphrase', (pem: Buffer) => createPrivateKey(pem)] as const;
  const ca = readPem('RAILYARD_VAULT_CA', config.vaultCa, ...certificate);
  const cert = readPem('RAILYARD_VAULT_CERTIFICATE', config.vaultCertificate, ...certificate);
  const key = readPem('RAILYARD_VAULT_KEY', config.vaultKey, ...privateKey);
  if (!cert.parsed.checkPrivateKey(key.parsed))
    throw new StartError('RAILYARD_VAULT_KEY is not the key of RAILYARD_VAULT_CERTIFICATE.');
  return { ca: ca.pem, cert: cert.pem, key: key.pem };
}

/** Looked into at the start: a connection that fails for one of these files names none of them. */
function readPem<Parsed>(
  variable: string,
  path: string | null,
  what: string,
  parse: (pem: Buffer) => Parsed,
): Readonly<{ pem: Buffer; parsed: Parsed }> {
  let pem: Buffer;
  try {
    pem = readFileSync(path ?? '');
  } catch {
    throw new StartError(`${variable}: the file ${path ?? ''} cannot be read.`);
  }
  try {
    return { pem, parsed: parse(pem) };
  } catch {
    throw new StartError(`${variable}: the file ${path ?? ''} is no ${what} in PEM form.`);
  }
}
