const POLYNOMIAL = 0xedb88320;

/** The checksum of the body that PayPal signs: CRC-32 as in gzip. */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest & 1) === 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
