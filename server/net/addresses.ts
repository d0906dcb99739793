import ipaddr from 'ipaddr.js';

/**
 * What kind of address this is. Only `public` may be connected to; `loopback` too where the setting says so.
 */
export type AddressClass =
  | 'public'
  | 'loopback'
  | 'private'
  | 'link_local'
  | 'metadata'
  | 'carrier_nat'
  | 'multicast'
  | 'translated'
  | 'reserved'
  | 'invalid';

/**
 * Classifies an address in its canonical notation, as a resolver or `URL` gives it. IPv4 is judged by the
 * special ranges; IPv6 the other way round: nothing outside global unicast (2000::/3) passes, so a range that
 * nobody thought of is refused rather than let through.
 */
export function classifyAddress(address: string): AddressClass {
  if (
    !ipaddr.IPv4.isValidFourPartDecimal(address) &&
    !(address.includes(':') && !address.includes('%') && ipaddr.IPv6.isValid(address))
  )
    return 'invalid';
  const parsed = ipaddr.parse(address);
  if (METADATA.has(parsed.toString())) return 'metadata';
  if (parsed instanceof ipaddr.IPv4) return IPV4[parsed.range()] ?? 'reserved';
  const known = IPV6[parsed.range()];
  if (known !== undefined) return known;
  return parsed.match(GLOBAL_UNICAST, 3) && parsed.range() === 'unicast' ? 'public' : 'reserved';
}

/**
 * Instance metadata and platform services of the clouds, where `ipaddr.js` would say unicast or where the
 * name helps the log.
 */
const METADATA: ReadonlySet<string> = new Set([
  '169.254.169.254', // AWS, GCP, Azure, OpenStack, DigitalOcean, Oracle
  '169.254.170.2', // AWS ECS task credentials
  '169.254.170.23', // AWS EKS pod identity
  '168.63.129.16', // Azure platform: public by number, reachable only from inside
  '100.100.100.200', // Alibaba
  '192.0.0.192', // Oracle classic
  'fd00:ec2::254', // AWS over IPv6
  'fd00:ec2::23', // AWS EKS pod identity over IPv6
  'fd20:ce::254', // GCP over IPv6
]);

const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');

/** Ranges not named here are `reserved`. */
const IPV4: Readonly<Partial<Record<string, AddressClass>>> = {
  unicast: 'public',
  loopback: 'loopback',
  private: 'private',
  linkLocal: 'link_local',
  carrierGradeNat: 'carrier_nat',
  multicast: 'multicast',
};

const IPV6: Readonly<Partial<Record<string, AddressClass>>> = {
  loopback: 'loopback',
  uniqueLocal: 'private',
  linkLocal: 'link_local',
  multicast: 'multicast',
  // An IPv4 address inside an IPv6 one: whoever translates it may reach what the IPv4 rules forbid.
  ipv4Mapped: 'translated',
  rfc6145: 'translated',
  rfc6052: 'translated',
  '6to4': 'translated',
  teredo: 'translated',
};
