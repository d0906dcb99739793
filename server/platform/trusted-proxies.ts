import { BlockList, isIP } from 'node:net';

/** The proxies whose word on an address counts: so many in front of this process, or those at these addresses. */
export type TrustedProxies =
  | Readonly<{ kind: 'count'; count: number }>
  | Readonly<{ kind: 'addresses'; addresses: BlockList }>;

const COUNT_MAX = 10;

/** `2`, or `10.0.0.0/8, 127.0.0.1, ::1`. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) {
    const count = Number(text);
    return count <= COUNT_MAX ? { kind: 'count', count } : undefined;
  }
  const addresses = new BlockList();
  for (const entry of text.split(',')) if (!addEntry(addresses, entry.trim())) return undefined;
  return { kind: 'addresses', addresses };
}

function addEntry(addresses: BlockList, entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) addresses.addAddress(address, family);
  else if (!/^\d{1,3}$/.test(bits) || Number(bits) > (version === 4 ? 32 : 128)) return false;
  else addresses.addSubnet(address, Number(bits), family);
  return true;
}

/**
 * Whose request it is: the address that the last proxy to be trusted was asked from. `connected` is whoever is
 * connected to us; `forwarded`: `X-Forwarded-For`, to which each proxy adds whoever asked it. What stands before
 * that, anybody may have written.
 */
export function addressBehind(
  proxies: TrustedProxies | null,
  connected: string | null,
  forwarded: readonly string[],
): string | null {
  let address = connected === null ? null : plainAddress(connected);
  if (proxies === null || address === null) return address;
  const before = [...forwarded];
  for (let hops = 0; isTrusted(proxies, address, hops); hops += 1) {
    const next = plainAddress(before.pop() ?? '');
    if (next === null) return address;
    address = next;
  }
  return address;
}

function isTrusted(proxies: TrustedProxies, address: string, hops: number): boolean {
  return proxies.kind === 'count'
    ? hops < proxies.count
    : proxies.addresses.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

/** Without the port that some proxies write behind it; an IPv4 address as one, however it came. Null for no address. */
export function plainAddress(text: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? null : address;
}

/** IPv6 gives each customer some networks of 2^64 addresses: all of them are one caller. */
const IPV6_BITS_OF_A_CUSTOMER = 56;

/** The network that stands for whoever has this address. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  const length = [...before, ...after].reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  const groups = [...before, ...Array<string>(Math.max(0, 8 - length)).fill('0'), ...after];
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16));
  const bits = first.map((group) => group.toString(16).padStart(4, '0')).join('');
  return `${bits.slice(0, IPV6_BITS_OF_A_CUSTOMER / 4)}::/${IPV6_BITS_OF_A_CUSTOMER}`;
}

const PRIVATE = parseTrustedProxies(
  '127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,100.64.0.0/10,::1,fc00::/7,fe80::/10',
);

/** Whether it is of this machine or a network of the operator's own: no shopper has it. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE !== undefined && isTrusted(PRIVATE, address, 0);
}
