import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type AddressClass, classifyAddress } from './addresses.ts';
import {
  HOST_LENGTH_MAX,
  RESOLVE_TIMEOUT_MS,
  RESOLVED_ADDRESSES_MAX,
  TLS_PORTS,
  URL_LENGTH_MAX,
} from './limits.ts';
import { WireFault } from './wire.ts';

/** What the guard lets through. */
export type EgressPolicy = Readonly<{
  /** `RAILYARD_EGRESS_ALLOW_LOOPBACK`: development only. Loopback over TLS, on any port from 1024. */
  allowLoopback: boolean;
  /**
   * Origins of our own (the sandbox's simulator) that are reached as they are, plain HTTP and loopback
   * included.
   */
  ownOrigins: readonly string[];
  resolve: Resolve;
}>;

/** Every address of a name, A and AAAA, aliases followed. */
type Resolve = (host: string) => Promise<readonly string[]>;

/** A URL that passed: where to go, before any address is known. */
export type Target = Readonly<{ url: URL; host: string; port: number; own: boolean; literal: boolean }>;

/** Reads a target address strictly, as text or parsed. Gives the target, or the sentence that says why not. */
export function checkUrl(
  address: string | URL,
  policy: Readonly<Pick<EgressPolicy, 'allowLoopback' | 'ownOrigins'>>,
  extraPorts: readonly number[] = [],
): Target | string {
  const text = String(address);
  const [, fault] = FAULTS.find(([has]) => has(text)) ?? [];
  if (fault !== undefined) return fault;
  const url = typeof address === 'string' ? URL.parse(address) : address;
  if (url === null) return 'is not a URL';
  const target = targetOf(url, policy.ownOrigins.includes(url.origin));
  return target.own ? target : (refusalOf(text, target, policy.allowLoopback, extraPorts) ?? target);
}

function targetOf(url: URL, own: boolean): Target {
  const host = bare(url.hostname);
  const usual = url.protocol === 'https:' ? 443 : 80;
  return { url, host, port: url.port === '' ? usual : Number(url.port), own, literal: isIP(host) !== 0 };
}

/** Why a third party's address is not gone to; null where it is. */
function refusalOf(
  text: string,
  target: Target,
  allowLoopback: boolean,
  extraPorts: readonly number[],
): string | null {
  const { url, port } = target;
  if (url.protocol !== 'https:') return 'must start with https://';
  // The parser rewrites 0x7f.1, 2130706433, full-width digits and the like: whatever it had to change is not
  // a plain host.
  const [, written = ''] = AUTHORITY.exec(authorityOf(text)) ?? [];
  if (url.hostname !== written.toLowerCase()) return 'has a host in an unusual notation';
  const refusal = hostRefusal(target, allowLoopback);
  if (refusal !== null) return refusal;
  const ports = [...TLS_PORTS, ...extraPorts];
  const isLocal = allowLoopback && isLoopbackHost(target) && port >= 1024;
  return isLocal || ports.includes(port) ? null : `must use one of the ports ${ports.join(', ')}`;
}

/**
 * The addresses that may be connected to, best first. One forbidden answer forbids the name: an attacker who
 * can add a record must not win by luck. The caller connects to one of these and to nothing else, so a second
 * look-up cannot change the answer.
 */
export async function checkedAddresses(target: Target, policy: EgressPolicy): Promise<readonly string[]> {
  if (target.literal) return [target.host];
  const answers = await resolveHost(target.host, policy.resolve);
  if (answers.length === 0) throw new WireFault('resolve', false, `${target.host} has no address`);
  if (!target.own) {
    for (const answer of answers) {
      const kind = classifyAddress(answer);
      if (!isAllowed(kind, policy.allowLoopback))
        throw new WireFault('refused', false, `${target.host} resolves to an address that is ${SAID[kind]}`);
    }
  }
  return answers.slice(0, RESOLVED_ADDRESSES_MAX);
}

/** The system's resolver, so that /etc/hosts and search order are what the operator sees in other tools. */
export const systemResolve: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

const PRINTABLE_ASCII = /^[\x21-\x7e]*$/;
const SHAPE = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/([^/?#]*)/;
const AUTHORITY = /^([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{0,5})?$/;

/** What makes a text no address, whoever is to be gone to. The first that holds is told. */
const FAULTS: readonly (readonly [has: (text: string) => boolean, fault: string])[] = [
  [(text) => text.length === 0, 'is empty'],
  [(text) => text.length > URL_LENGTH_MAX, `is longer than ${URL_LENGTH_MAX} characters`],
  [
    (text) => !PRINTABLE_ASCII.test(text),
    'must be printable ASCII without spaces; percent-encode anything else',
  ],
  [(text) => text.includes('\\'), 'must not contain a backslash'],
  [(text) => !SHAPE.test(text), 'must be an absolute URL such as https://api.example.com/path'],
  [(text) => text.includes('#'), 'must not have a fragment'],
  [(text) => authorityOf(text).includes('@'), 'must not carry user information'],
  [(text) => !AUTHORITY.test(authorityOf(text)), 'has a host that is not a plain DNS name or address'],
];

function authorityOf(text: string): string {
  return SHAPE.exec(text)?.[1] ?? '';
}

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/** Names that never belong to a third party on the internet. */
const SPECIAL_SUFFIXES = [
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'onion',
  'in-addr.arpa',
  'ip6.arpa',
] as const;

const SAID: Readonly<Record<AddressClass, string>> = {
  public: 'public',
  loopback: 'loopback',
  private: 'private',
  link_local: 'link-local',
  metadata: 'a metadata service',
  carrier_nat: 'shared carrier space',
  multicast: 'multicast',
  translated: 'an IPv4 address inside an IPv6 one',
  reserved: 'reserved',
  invalid: 'not an address',
};

function hostRefusal(target: Target, allowLoopback: boolean): string | null {
  const { host, literal } = target;
  if (literal) {
    const kind = classifyAddress(host);
    return isAllowed(kind, allowLoopback) ? null : `has an address that is ${SAID[kind]}`;
  }
  if (host.length > HOST_LENGTH_MAX) return 'has a host that is too long';
  if (host.endsWith('.')) return 'has a host with a trailing dot';
  const labels = host.split('.');
  if (!labels.every((label) => LABEL.test(label))) return 'has a host that is not a DNS name';
  if (labels.some((label) => label.startsWith('xn--')))
    return 'has an internationalised host; use its ASCII sibling';
  if (isLoopbackHost(target)) return allowLoopback ? null : 'has a host that is this machine';
  if (labels.length < 2) return 'has a host without a domain';
  if (/^[0-9]+$|^0x[0-9a-f]*$/.test(labels.at(-1) ?? ''))
    return 'has a host that is neither a name nor an address';
  if (SPECIAL_SUFFIXES.some((suffix) => host.endsWith(`.${suffix}`))) return 'has a host of a private domain';

  return null;
}

function isLoopbackHost({ host, literal }: Target): boolean {
  return literal ? classifyAddress(host) === 'loopback' : host === 'localhost' || host.endsWith('.localhost');
}

function isAllowed(kind: AddressClass, allowLoopback: boolean): boolean {
  return kind === 'public' || (allowLoopback && kind === 'loopback');
}

function bare(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

async function resolveHost(host: string, resolve: Resolve): Promise<readonly string[]> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(new WireFault('resolve', false, `looking up ${host} took longer than ${RESOLVE_TIMEOUT_MS} ms`)),
    RESOLVE_TIMEOUT_MS,
  );
  try {
    return await Promise.race([resolve(host), late]);
  } catch (error) {
    throw error instanceof WireFault ? error : new WireFault('resolve', false, `${host} cannot be looked up`);
  } finally {
    clearTimeout(timer);
  }
}
