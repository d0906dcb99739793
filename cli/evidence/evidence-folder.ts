import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { holdsCardNumber } from '../../server/domain/card-numbers/card-numbers.ts';
import { StartError } from '../../server/platform/start-error.ts';

/** A file of the evidence: what it is about, the requirements it belongs to, and what is in it. */
export type EvidenceFile = Readonly<{
  name: string;
  about: string;
  requirements: string;
  content: Readonly<Record<string, unknown>> | readonly unknown[];
}>;

/** What an assessor holds against the files later. */
type WrittenFiles = Readonly<{ files: readonly string[]; manifest: string }>;

const MANIFEST = 'MANIFEST.sha256';
const INDEX = 'index.md';
/** What no file of ours may hold, whatever the database or the environment had in a name. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  'a private key': /PRIVATE KEY|"d":\s*"/,
  'a bearer token': /\beyJ[\w-]{10,}\.[\w-]+\.[\w-]+/,
  'a signing secret': /\bwhsec_[\w+/=]{8,}/,
  'a password in an address': /:\/\/[^/\s:@"«]+:[^/\s:@"]+@/,
};

/** Hexadecimal, with a letter in it: now and then one has a run of digits that would do for a card. */
const DIGESTS = /\b(?=\d*[a-f])[0-9a-f]{32,}\b|\b(?:[0-9a-f]{2}:){15,}[0-9a-f]{2}\b/gi;

/**
 * Writes the files, an index for people and the SHA-256 of each, for nobody else on the machine to read. Looks through
 * all of it first: for card numbers, for forms of secrets, and for `secrets`, which are the settings' own.
 * @throws StartError where the folder is there already, or something was found
 */
export function writeEvidence(
  folder: string,
  files: readonly EvidenceFile[],
  secrets: readonly string[],
  summary: readonly string[],
): WrittenFiles {
  const texts = files.map(({ name, content }) => ({ name, text: `${JSON.stringify(content, asJson, 2)}\n` }));
  texts.push({ name: INDEX, text: indexOf(files, summary) });
  for (const { name, text } of texts) refuseSecrets(name, text, secrets);
  const sums = texts
    .map(({ name, text }) => `${sha256(text)}  ${name}`)
    .sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1));
  const manifest = `${sums.join('\n')}\n`;

  if (fs.existsSync(folder))
    throw new StartError(`${folder} is there already: name another folder with --out.`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { name, text } of [...texts, { name: MANIFEST, text: manifest }])
    fs.writeFileSync(path.join(folder, name), text, { mode: 0o600, flag: 'wx' });
  return { files: [...texts.map(({ name }) => name), MANIFEST], manifest: sha256(manifest) };
}

function refuseSecrets(name: string, text: string, secrets: readonly string[]): void {
  const found = [
    ...Object.entries(FORBIDDEN).flatMap(([what, form]) => (form.test(text) ? [what] : [])),
    ...(secrets.some((secret) => text.includes(secret)) ? ['a secret of the settings'] : []),
    ...(text.replaceAll(DIGESTS, '«digest»').split('\n').some(holdsCardNumber)
      ? ['what looks like a card number']
      : []),
  ];
  if (found.length > 0)
    throw new StartError(
      `Nothing was written: ${name} would hold ${found.join(' and ')}. A name, a role or a note of the instance has ` +
        'it: look for it there, and change it.',
    );
}

/** Passwords in addresses of the settings, and what stands in files of credentials that they name. */
export function secretsOf(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const inAddresses = Object.entries(environment).flatMap(([name, text = '']) => {
    if (!/^(?:RAILYARD_|DATABASE_URL$)/.test(name)) return [];
    const url = URL.parse(text);
    return url === null
      ? []
      : [url.password, decodeURIComponent(url.password), url.searchParams.get('password') ?? ''];
  });
  const inFiles = Object.entries(environment).flatMap(([name, file = '']) =>
    /^RAILYARD_\w+_CREDENTIALS$/.test(name) ? stringsIn(file) : [],
  );
  return [...inAddresses, ...inFiles].filter((secret) => secret.length >= SECRET_LENGTH_MIN);
}

/** Shorter ones are words that stand in any text. */
const SECRET_LENGTH_MIN = 8;

function stringsIn(file: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return typeof parsed === 'object' && parsed !== null
      ? Object.values(parsed).filter((value): value is string => typeof value === 'string')
      : [];
  } catch {
    return [];
  }
}

function indexOf(files: readonly EvidenceFile[], summary: readonly string[]): string {
  const rows = files.map(
    ({ name, about, requirements }) => `| [${name}](${name}) | ${about} | ${requirements} |`,
  );
  return [
    '# Evidence of this instance',
    '',
    ...summary.map((line) => `- ${line}`),
    '',
    'Requirements are those of PCI DSS 4.0.1. Secrets are in none of these files: of a setting that may hold one it ' +
      'says whether it is set. E-mail addresses of people, names and addresses of callers are in them.',
    '',
    '| file | what it shows | requirements |',
    '|---|---|---|',
    ...rows,
    '',
    `\`sha256sum --check ${MANIFEST}\` says whether a file was changed since. Keep the digest of ${MANIFEST} itself, ` +
      'which the command printed, where this folder is not.',
    '',
  ].join('\n');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function asJson(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
