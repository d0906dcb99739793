import fs from 'node:fs';
import path from 'node:path';
import type { HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { type CommandHelp, JSON_OPTION, wrongWords } from './help.ts';
import {
  checkProfileName,
  configFolder,
  dashboardOf,
  type Profile,
  profilesFile,
  readProfiles,
} from './profiles.ts';
import { writeProfiles } from './profiles.ts';
import { readKey, running } from './running.ts';
import { print, readWords } from './words.ts';

/** What `./railyard help login` prints. */
export const HELP: CommandHelp = {
  name: 'login',
  usage: ['login --url URL --key-file FILE [OPTIONS]'],
  options: {
    '--url URL': 'where the instance is',
    '--key-file FILE': 'the private half of an API key; - reads it from what comes in, and keeps it',
    '--merchant-account ID': 'the account to ask for, unless a command names another',
    '--profile NAME': 'what to call it; default: `default`',
    '--dashboard URL': 'where its dashboard is, for links to it',
    ...JSON_OPTION,
  },
  examples: [
    'login --url https://pay.example --key-file shop.pem',
    'login --url http://127.0.0.1:8080 --key-file api-key.pem --profile local',
  ],
};

/**
 * Asks the instance who the key is, and keeps address and key file as a profile, which later commands go by.
 * @throws CommandError where the file is no key, or the instance does not take it
 * @example ./railyard login --url https://pay.example --key-file shop.pem
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: {
      url: { type: 'string' },
      'key-file': { type: 'string' },
      'merchant-account': { type: 'string' },
      profile: { type: 'string', default: 'default' },
      dashboard: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const { url, dashboard } = values;
  const name = checkProfileName(values.profile);
  if (url === undefined) throw wrongWords('--url is missing: where the instance is.', HELP);
  const given = values['key-file'];
  if (given === undefined) throw wrongWords(`--key-file is missing. ${whereKeysAre(url, dashboard)}`, HELP);
  refuseAddress('--url', url);
  if (dashboard !== undefined) refuseAddress('--dashboard', dashboard);

  const keyFile = given === '-' ? keepKey(name, fs.readFileSync(0, 'utf8')) : path.resolve(given);
  warnOf(keyFile);
  // the default of this machine may have no profile yet, which is what is being made
  const there = () => ({ ...home(), profile: null });
  const { railyard } = running({ ...values, profile: undefined, 'key-file': keyFile }, there);
  const { environment, release } = await railyard.capabilities.get();
  const profile: Profile = {
    url,
    keyFile,
    ...(values['merchant-account'] === undefined ? {} : { merchantAccount: values['merchant-account'] }),
    ...(dashboard === undefined ? {} : { dashboardUrl: dashboard }),
  };
  const before = readProfiles();
  writeProfiles({ current: name, profiles: { ...before.profiles, [name]: profile } });
  const text = `Logged in to ${url} (${environment}, ${release}) as the profile ${name}.\nKept in ${profilesFile()}`;
  print(values.json, text, { profile: name, url, environment, release, key_file: keyFile });
}

function whereKeysAre(url: string, dashboard: string | undefined): string {
  const at = dashboard ?? (URL.canParse(url) ? dashboardOf(url) : null);
  return at === null
    ? 'The dashboard makes keys; so does ./railyard keys create where the instance runs.'
    : `The dashboard makes keys: ${at}/keys. So does ./railyard keys create where the instance runs.`;
}

function refuseAddress(option: string, url: string): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new CommandError(
      `${option} takes an address such as https://pay.example, and not ${JSON.stringify(url)}.`,
    );
}

/** A key that came in has no file of its own yet. */
function keepKey(name: string, pem: string): string {
  const folder = configFolder();
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${name}.pem`);
  fs.writeFileSync(`${file}.new`, pem, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
  return file;
}

function warnOf(keyFile: string): void {
  readKey(keyFile);
  const isOpen = process.platform !== 'win32' && (fs.statSync(keyFile).mode & 0o077) !== 0;
  if (isOpen) process.stderr.write(`Others on this machine can read ${keyFile}: chmod 600 ${keyFile}\n`);
}
