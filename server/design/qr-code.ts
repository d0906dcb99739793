/**
 * A QR code (ISO/IEC 18004) as inline SVG: byte mode, error correction level M (15 %), the smallest of
 * versions 1 to 20 that holds the text, with the quiet zone of four modules. Throws for more than 666 bytes,
 * which is a bug of the caller.
 */
export function qrSvg(text: string): string {
  const modules = qrModules(text);
  const total = modules.length + QUIET_MODULES * 2;
  let path = '';
  for (const [y, row] of modules.entries())
    for (const [x, dark] of row.entries())
      if (dark) path += `M${x + QUIET_MODULES} ${y + QUIET_MODULES}h1v1h-1z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${total}" role="img" ` +
    'aria-label="QR code" shape-rendering="crispEdges"><path fill="#fff" d="M0 ' +
    `0h${total}v${total}H0z"/><path d="${path}"/></svg>`
  );
}

/** Rows of modules, true where dark, without the quiet zone. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const data = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(
    (row, index) => index > 0 && data.length <= dataCodewords(index, row) - (index < 10 ? 2 : 3),
  );
  const row = VERSIONS[version];
  if (version < 1 || row === undefined) throw new Error('BUG: text that a QR code of ours cannot hold');
  const codewords = withErrorCorrection(encode(data, version, dataCodewords(version, row)), row);
  const drawings = MASKS.map((_, mask) => draw(version, codewords, mask));
  return drawings.reduce((best, candidate) => (penalty(candidate) < penalty(best) ? candidate : best));
}

const QUIET_MODULES = 4;

type VersionRow = Readonly<{ blocks: number; correction: number }>;

/** Level M, by version: error correction blocks, and correction codewords in each. */
const VERSIONS: readonly VersionRow[] =
  '0 0,1 10,1 16,1 26,2 18,2 24,4 16,4 18,4 22,5 22,5 26,5 30,8 22,9 22,9 24,10 24,10 28,11 28,13 26,14 26,16 26'
    .split(',')
    .map((pair) => {
      const [blocks = 0, correction = 0] = pair.split(' ').map(Number);
      return { blocks, correction };
    });

function sizeOf(version: number): number {
  return version * 4 + 17;
}

/** All codewords of a version: the modules that are not function patterns, in eights. */
function allCodewords(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const alignmentModules = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55;
  return Math.floor(((16 * version + 128) * version + 64 - alignmentModules - (version >= 7 ? 36 : 0)) / 8);
}

function dataCodewords(version: number, { blocks, correction }: VersionRow): number {
  return allCodewords(version) - blocks * correction;
}

/** Mode, length, bytes, terminator and padding. */
function encode(data: Uint8Array, version: number, capacity: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(data.length, version < 10 ? 8 : 16);
  for (const byte of data) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const codewords: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    codewords.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let pad = 0xec; codewords.length < capacity; pad ^= 0xec ^ 0x11) codewords.push(pad);
  return codewords;
}

/** Reed-Solomon codewords for every block, and all blocks interleaved. */
function withErrorCorrection(data: readonly number[], { blocks, correction }: VersionRow): number[] {
  const generator = generatorOf(correction);
  const short = Math.floor(data.length / blocks);
  const longFrom = blocks - (data.length % blocks);
  const parts: { data: readonly number[]; correction: readonly number[] }[] = [];
  for (let block = 0, at = 0; block < blocks; block += 1) {
    const length = short + (block >= longFrom ? 1 : 0);
    const part = data.slice(at, at + length);
    parts.push({ data: part, correction: remainderOf(part, generator) });
    at += length;
  }
  const interleaved: number[] = [];
  for (let index = 0; index <= short; index += 1)
    for (const part of parts) if (index < part.data.length) interleaved.push(part.data[index] ?? 0);
  for (let index = 0; index < correction; index += 1)
    for (const part of parts) interleaved.push(part.correction[index] ?? 0);
  return interleaved;
}

/** Coefficients of the generator polynomial, highest power first, without the leading one. */
function generatorOf(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1)
      result[index] = multiply(result[index] ?? 0, root) ^ (result[index + 1] ?? 0);
    root = multiply(root, 2);
  }
  return result;
}

function remainderOf(data: readonly number[], generator: readonly number[]): number[] {
  const result = generator.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    for (const [index, coefficient] of generator.entries())
      result[index] = (result[index] ?? 0) ^ multiply(coefficient, factor);
  }
  return result;
}

/** In GF(2⁸) modulo x⁸+x⁴+x³+x²+1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Modules while they are drawn: undefined is free for data. */
class Canvas {
  readonly size: number;
  readonly #modules: (boolean | undefined)[];
  constructor(size: number) {
    this.size = size;
    this.#modules = Array.from({ length: size * size }, () => undefined);
  }
  get(x: number, y: number): boolean | undefined {
    return this.#modules[y * this.size + x];
  }
  set(x: number, y: number, dark: boolean): void {
    if (x >= 0 && y >= 0 && x < this.size && y < this.size) this.#modules[y * this.size + x] = dark;
  }
  rows(): boolean[][] {
    return Array.from({ length: this.size }, (_, y) =>
      Array.from({ length: this.size }, (_module, x) => this.get(x, y) === true),
    );
  }
}

function draw(version: number, codewords: readonly number[], mask: number): boolean[][] {
  const canvas = new Canvas(sizeOf(version));
  drawFunctionPatterns(canvas, version, mask);
  const inverts = MASKS[mask] ?? (() => false);
  const bits = codewords.flatMap((byte) =>
    Array.from({ length: 8 }, (_, index) => ((byte >> (7 - index)) & 1) === 1),
  );
  let at = 0;
  for (let right = canvas.size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right; // The vertical timing pattern takes a column of its own.
    const upward = ((column + 1) & 2) === 0;
    for (let step = 0; step < canvas.size; step += 1) {
      const y = upward ? canvas.size - 1 - step : step;
      for (const x of [column, column - 1]) {
        if (canvas.get(x, y) !== undefined) continue;
        canvas.set(x, y, (bits[at] ?? false) !== inverts(x, y));
        at += 1;
      }
    }
  }
  return canvas.rows();
}

function drawFunctionPatterns(canvas: Canvas, version: number, mask: number): void {
  const { size } = canvas;
  for (let index = 0; index < size; index += 1) {
    canvas.set(6, index, index % 2 === 0);
    canvas.set(index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(canvas, x, y, 4);
  const centres = alignmentCentres(version);
  const last = centres.length - 1;
  for (const [row, y] of centres.entries()) {
    for (const [column, x] of centres.entries()) {
      const isFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isFinder) drawRings(canvas, x, y, 2);
    }
  }
  drawFormat(canvas, mask);
  if (version >= 7) drawVersion(canvas, version);
}

/** Finder (with its light border) and alignment patterns: rings around a dark centre. */
function drawRings(canvas: Canvas, centreX: number, centreY: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      canvas.set(centreX + dx, centreY + dy, reach === 4 ? distance !== 2 && distance !== 4 : distance !== 1);
    }
  }
}

function alignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [
    6,
    ...Array.from({ length: count - 1 }, (_, index) => sizeOf(version) - 7 - step * (count - 2 - index)),
  ];
}

/** Level M (0b00) and the mask, with their BCH(15, 5) code, twice. */
function drawFormat(canvas: Canvas, mask: number): void {
  const { size } = canvas;
  const bits = ((mask << 10) | bch(mask, 10, 0x537)) ^ 0x5412;
  const bit = (index: number): boolean => ((bits >> index) & 1) === 1;
  for (let index = 0; index <= 5; index += 1) canvas.set(8, index, bit(index));
  canvas.set(8, 7, bit(6));
  canvas.set(8, 8, bit(7));
  canvas.set(7, 8, bit(8));
  for (let index = 9; index < 15; index += 1) canvas.set(14 - index, 8, bit(index));
  for (let index = 0; index < 8; index += 1) canvas.set(size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index += 1) canvas.set(8, size - 15 + index, bit(index));
  canvas.set(8, size - 8, true);
}

/** The version with its BCH(18, 6) code, twice. */
function drawVersion(canvas: Canvas, version: number): void {
  const bits = (version << 12) | bch(version, 12, 0x1f25);
  for (let index = 0; index < 18; index += 1) {
    const [a, b] = [canvas.size - 11 + (index % 3), Math.floor(index / 3)];
    canvas.set(a, b, ((bits >> index) & 1) === 1);
    canvas.set(b, a, ((bits >> index) & 1) === 1);
  }
}

function bch(value: number, degree: number, polynomial: number): number {
  let remainder = value;
  for (let step = 0; step < degree; step += 1)
    remainder = (remainder << 1) ^ ((remainder >> (degree - 1)) * polynomial);
  return remainder;
}

/** How hard the drawing is to read, by the standard's four rules; the mask with the least is taken. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length;
  const columns = rows.map((_, x) => rows.map((row) => row[x] === true));
  let sum = 0;
  for (const line of [...rows, ...columns]) sum += linePenalty(line);
  for (let y = 0; y + 1 < size; y += 1) {
    for (let x = 0; x + 1 < size; x += 1) {
      const colour = rows[y]?.[x];
      if (colour === rows[y]?.[x + 1] && colour === rows[y + 1]?.[x] && colour === rows[y + 1]?.[x + 1])
        sum += 3;
    }
  }
  const dark = rows.flat().filter(Boolean).length;
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** Runs of five and more, and what looks like a finder pattern. */
function linePenalty(line: readonly boolean[]): number {
  let sum = 0;
  let run = 0;
  for (const [index, dark] of line.entries()) {
    run = index > 0 && dark === line[index - 1] ? run + 1 : 1;
    if (run === 5) sum += 3;
    else if (run > 5) sum += 1;
  }
  const text = line.map((dark) => (dark ? '1' : '0')).join('');
  for (const pattern of ['10111010000', '00001011101'])
    for (let at = text.indexOf(pattern); at !== -1; at = text.indexOf(pattern, at + 1)) sum += 40;
  return sum;
}
