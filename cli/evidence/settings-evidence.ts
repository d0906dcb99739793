import { X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import tls from 'node:tls';
import { type Config, SETTINGS } from '../../server/config.ts';
import { reasonOf } from '../../server/db/faults.ts';

type ShownSetting = Readonly<{ variable: string; is_set: boolean; value?: string; says: string }>;

/**
 * Every setting by its name, and whether it is set. The address of the database is left out, and of other addresses
 * whatever may be a password or a key in them.
 */
export function settingsEvidence(
  environment: Readonly<Record<string, string | undefined>>,
): readonly ShownSetting[] {
  return Object.values(SETTINGS).map(({ variable, says }) => {
    const text = environment[variable];
    if (text === undefined || text === '') return { variable, is_set: false, says };
    return variable === 'DATABASE_URL'
      ? { variable, is_set: true, value: databaseShown(text), says }
      : { variable, is_set: true, value: withoutCredentials(text), says };
  });
}

/** Of a list of addresses, too. */
export function withoutCredentials(text: string): string {
  return text
    .replaceAll(/\/\/[^/@\s,]*@/g, '//«credentials»@')
    .replaceAll(/\?[^\s,]*/g, '?«query»')
    .replaceAll(/#[^\s,]*/g, '#«fragment»');
}

function databaseShown(text: string): string {
  const url = URL.parse(text);
  const mode = url?.searchParams.get('sslmode') ?? 'not said';
  return `«address», sslmode: ${/^[a-z-]{1,20}$/.test(mode) ? mode : 'not said'}`;
}

/** What runs this command, and what of it decides about encryption on the way. */
export function machineEvidence(version: string, now: Date): Readonly<Record<string, unknown>> {
  const { node, openssl, v8, undici } = process.versions;
  return {
    railyard: version,
    exported_at: now.toISOString(),
    node,
    openssl,
    v8,
    undici,
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    node_options: process.execArgv,
    tls: {
      min_version: tls.DEFAULT_MIN_VERSION,
      max_version: tls.DEFAULT_MAX_VERSION,
      ciphers: tls.DEFAULT_CIPHERS.split(':'),
      authorities: tls.rootCertificates.length,
      more_authorities: process.env['NODE_EXTRA_CA_CERTS'] !== undefined,
      certificates_unchecked: process.env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0',
    },
  };
}

/** An inventory of the certificates between our own processes. Their keys are named, and not read. */
export function certificatesEvidence(config: Config): readonly Readonly<Record<string, unknown>>[] {
  const files = { RAILYARD_VAULT_CA: config.vaultCa, RAILYARD_VAULT_CERTIFICATE: config.vaultCertificate };
  return Object.entries(files).flatMap(([variable, file]) =>
    file === null ? [] : [certificateIn(variable, file)],
  );
}

function certificateIn(variable: string, file: string): Readonly<Record<string, unknown>> {
  try {
    const { subject, issuer, validFrom, validTo, fingerprint256, serialNumber } = new X509Certificate(
      fs.readFileSync(file),
    );
    return { variable, subject, issuer, validFrom, validTo, fingerprint256, serialNumber };
  } catch (error) {
    return { variable, not_read: reasonOf(error) };
  }
}
