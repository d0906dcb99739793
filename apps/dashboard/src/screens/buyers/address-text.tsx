import type { Address } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import type { Formats } from '../../parts/formats.ts';

/** In lines, as far as it is known. */
export function addressText(address: Address | null | undefined, { country }: Formats): ReactNode {
  if (address === null || address === undefined) return null;
  const lines = [
    address.organization,
    address.line1,
    address.line2,
    address.house_number_or_name,
    [address.postal_code, address.city].filter((word) => (word ?? '') !== '').join(' '),
    address.state,
    address.country === null || address.country === undefined ? null : country(address.country),
  ].filter((line) => (line ?? '') !== '');
  return lines.length === 0 ? null : lines.map((line) => <div key={line}>{line}</div>);
}
