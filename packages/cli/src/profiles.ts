import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import type { Home, HomeOf } from './command.ts';
import { unknownWord } from './words.ts';

/** An instance that somebody logged in to. The key stays in its own file. */
export type Profile = Readonly<{
  url: string;
  keyFile: string;
  merchantAccount?: string;
  dashboardUrl?: string;
}>;

/** What `profiles.json` has. */
export type Profiles = Readonly<{ current: string | null; profiles: Readonly<Record<string, Profile>> }>;

type Environment = Readonly<Record<string, string | undefined>>;

const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/i;
const LOCAL_URL = 'http://127.0.0.1:8080';

/** The folder for what this program keeps: `railyard` below the one of the system for that. */
export function configFolder(environment: Environment = process.env): string {
  const { XDG_CONFIG_HOME: xdg, APPDATA: windows } = environment;
  if (xdg !== undefined && path.isAbsolute(xdg)) return path.join(xdg, 'railyard');
  if (process.platform === 'win32' && windows !== undefined) return path.join(windows, 'railyard');
  return path.join(os.homedir(), '.config', 'railyard');
}

export function profilesFile(environment: Environment = process.env): string {
  return path.join(configFolder(environment), 'profiles.json');
}

export function readProfiles(environment: Environment = process.env): Profiles {
  const file = profilesFile(environment);
  if (!fs.existsSync(file)) return { current: null, profiles: {} };
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Profiles; // written below
  } catch {
    throw new CommandError(`${file} cannot be read: put it right, or remove it and log in anew.`);
  }
}

/** Whole or not at all, and for nobody else to read. */
export function writeProfiles(profiles: Profiles, environment: Environment = process.env): void {
  const file = profilesFile(environment);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}

export function checkProfileName(name: string): string {
  if (!NAME.test(name))
    throw new CommandError(
      `A profile's name has letters, digits, dots, hyphens and underscores, and ${JSON.stringify(name)} has others.`,
    );
  return name;
}

/**
 * Which instance is asked: that of the profile that is named, in words or in `RAILYARD_CLI_PROFILE`; else that of the
 * data folder, in a checkout (`local`); else that of the last log-in. Other variables say more than any of these.
 */
export function homeOfProfiles(local: (() => Home) | null, environment: Environment = process.env): HomeOf {
  return (profile) => {
    const named = profile ?? textOf(environment['RAILYARD_CLI_PROFILE']);
    const home = named === null && local !== null ? local() : homeOf(named, environment);
    const there = homeAt(home, environment['RAILYARD_CLI_URL']);
    return {
      ...there,
      keyFile: textOf(environment['RAILYARD_CLI_KEY_FILE']) ?? there.keyFile,
      merchantAccount: textOf(environment['RAILYARD_CLI_MERCHANT_ACCOUNT']) ?? home.merchantAccount,
    };
  };
}

function homeOf(named: string | null, environment: Environment): Home {
  const { current, profiles } = readProfiles(environment);
  const name = named ?? current;
  const profile = Object.entries(profiles).find(([one]) => one === name)?.[1];
  if (named !== null && profile === undefined)
    throw new CommandError(
      `${unknownWord('profile', named, Object.keys(profiles))} ./railyard login makes one.`,
    );
  const folder = path.join(configFolder(environment), name ?? 'default');
  const { url = LOCAL_URL, keyFile = null, merchantAccount = null, dashboardUrl } = profile ?? {};

  return {
    profile: profile === undefined ? null : name,
    url,
    shopUrl: null,
    dashboardUrl: dashboardUrl ?? dashboardOf(url),
    keyFile,
    merchantAccount,
    folder,
  };
}

/**
 * The same, for an instance elsewhere: of that one, the pages are not known, and the key is another's. What it signs is
 * good at its own instance, and whoever answers at the other address could use it there.
 */
export function homeAt(home: Home, url: string | undefined): Home {
  if (url === undefined || url === '' || url === home.url) return home;
  const dashboardUrl = URL.canParse(url) ? dashboardOf(url) : null;
  const keyFile = isOfOneOwner(home, url) ? home.keyFile : null;
  return { ...home, url, shopUrl: null, dashboardUrl, keyFile };
}

/** At the same origin, or both on this machine. */
function isOfOneOwner(home: Home, url: string): boolean {
  if (!URL.canParse(url) || !URL.canParse(home.url)) return false;
  if (new URL(url).origin === new URL(home.url).origin) return true;
  return dashboardOf(url) !== null && (dashboardOf(home.url) !== null || home.profile === null);
}

/** A sandbox on this machine has its dashboard at the same port. */
export function dashboardOf(url: string): string | null {
  const { protocol, hostname, port } = new URL(url);
  return protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    ? `http://dashboard.localhost${port === '' ? '' : `:${port}`}`
    : null;
}

function textOf(value: string | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}
