import type { Target } from '../net/egress.ts';

/**
 * What production lets the relay go to: hosts that a config of the merchant account enables, `host` or
 * `host:port`.
 */
export function isEnabled(target: Pick<Target, 'host' | 'port'>, hosts: readonly string[]): boolean {
  return hosts.some(
    (host) => host === `${target.host}:${target.port}` || (target.port === 443 && host === target.host),
  );
}

/** The port that an enabled host names; none where it is the usual one. */
export function portOf(host: string): readonly number[] {
  const port = /:([0-9]{1,5})$/.exec(host)?.[1];
  const number = Number(port);
  return port !== undefined && number >= 1024 && number <= 65_535 ? [number] : [];
}
