import encodeQR from 'qr';

const BYTES_MAX = 666;
const QUIET_MODULES = 4;

/**
 * A QR code (ISO/IEC 18004) as inline SVG: byte mode, error correction level M (15 %), the smallest of
 * versions 1 to 20 that holds the text, with the quiet zone of four modules. Throws for more than 666 bytes,
 * which is a bug of the caller.
 */
export function qrSvg(text: string): string {
  const modules = withQuietZone(text);
  const total = modules.length;
  let path = '';
  for (const [y, row] of modules.entries())
    for (const [x, dark] of row.entries()) if (dark) path += `M${x} ${y}h1v1h-1z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${total}" role="img" ` +
    'aria-label="QR code" shape-rendering="crispEdges"><path fill="#fff" d="M0 ' +
    `0h${total}v${total}H0z"/><path d="${path}"/></svg>`
  );
}

/** Rows of modules, true where dark, without the quiet zone. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const inner = <Line>(lines: readonly Line[]): Line[] => lines.slice(QUIET_MODULES, -QUIET_MODULES);
  return inner(withQuietZone(text)).map(inner);
}

function withQuietZone(text: string): boolean[][] {
  if (Buffer.byteLength(text) > BYTES_MAX) throw new Error('BUG: text that a QR code of ours cannot hold');
  return encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: QUIET_MODULES });
}
