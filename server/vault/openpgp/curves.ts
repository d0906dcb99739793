/** Curves of OpenPGP keys (RFC 9580, 9.2), by their object identifiers as hex. */
export type Curve = Readonly<{
  /** As JSON Web Keys name it. */
  name: string;
  type: 'EC' | 'OKP';
  /** Of one coordinate, or of the whole point. */
  bytes: number;
  use: 'signs' | 'encrypts' | 'both';
}>;

export const CURVES: Readonly<Record<string, Curve>> = {
  '2a8648ce3d030107': { name: 'P-256', type: 'EC', bytes: 32, use: 'both' },
  '2b81040022': { name: 'P-384', type: 'EC', bytes: 48, use: 'both' },
  '2b81040023': { name: 'P-521', type: 'EC', bytes: 66, use: 'both' },
  '2b06010401da470f01': { name: 'Ed25519', type: 'OKP', bytes: 32, use: 'signs' },
  '2b060104019755010501': { name: 'X25519', type: 'OKP', bytes: 32, use: 'encrypts' },
};

/** What stands before a point: both coordinates, or bytes in the curve's own form. */
const PREFIXES = { EC: 0x04, OKP: 0x40 } as const;

/** A point as a JSON Web Key; null where it is no point of the curve. */
export function pointToKey({ name, type, bytes }: Curve, point: Buffer): JsonWebKey | null {
  const length = 1 + (type === 'EC' ? 2 * bytes : bytes);
  if (point.length !== length || point[0] !== PREFIXES[type]) return null;
  const x = point.toString('base64url', 1, 1 + bytes);
  return type === 'EC'
    ? { kty: type, crv: name, x, y: point.toString('base64url', 1 + bytes) }
    : { kty: type, crv: name, x };
}

/** The other way round. */
export function keyToPoint({ type, bytes }: Curve, { x = '', y = '' }: JsonWebKey): Buffer {
  const coordinates = (type === 'EC' ? [x, y] : [x]).map((one) =>
    Buffer.from(
      Buffer.from(one, 'base64url')
        .toString('hex')
        .padStart(2 * bytes, '0'),
      'hex',
    ),
  );
  return Buffer.concat([Buffer.of(PREFIXES[type]), ...coordinates]);
}
type JsonWebKey = Readonly<{ kty?: string; crv?: string; x?: string; y?: string }>;
