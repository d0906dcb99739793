/** A piece of code: a text, or what stands between two marks, which is broken where it does not fit on a line. */
export type Code =
  | string
  | Readonly<{ open: string; items: readonly Code[]; close: string; padding?: string }>
  /** A name, and what it is given: `Amount:` and a value. */
  | Readonly<{ label: string; value: Code }>;

/** How a language writes what is broken. */
type LayoutStyle = Readonly<{
  indent: string;
  /** Whether values of labels that follow each other stand under each other, as `gofmt` has them. */
  isAligned?: boolean;
}>;

const COLUMNS_MAX = 80;

/** As few lines as fit; the last thing that a call is given may begin on the call's own line. */
export function layOut(code: Code, style: LayoutStyle, depth = 0, before = 0): string {
  if (typeof code === 'string') return code;
  const flat = onOneLine(code);
  if (before + flat.length <= COLUMNS_MAX && !flat.includes('\n')) return flat;
  if ('label' in code)
    return `${code.label} ${layOut(code.value, style, depth, before + code.label.length + 1)}`;
  if (code.items.length === 0) return flat;
  const hugged = hug(code, style, depth);
  if (hugged !== null) return hugged;
  const inner = style.indent.repeat(depth + 1);
  const lines = code.items.map((item) => layOut(item, style, depth + 1, inner.length));
  const items = style.isAligned === true ? alignLabels(code.items, lines) : lines;
  const body = items.map((item) => `${inner}${item},\n`).join('');
  return `${code.open}\n${body}${style.indent.repeat(depth)}${code.close}`;
}

function onOneLine(code: Code): string {
  if (typeof code === 'string') return code;
  if ('label' in code) return `${code.label} ${onOneLine(code.value)}`;
  const padding = code.items.length === 0 ? '' : (code.padding ?? '');
  return `${code.open}${padding}${code.items.map(onOneLine).join(', ')}${padding}${code.close}`;
}

/** `create(id, {`, where all but the last is short. */
function hug(
  { open, items, close }: Extract<Code, { open: string }>,
  style: LayoutStyle,
  depth: number,
): string | null {
  const last = items.at(-1);
  if (!open.endsWith('(') || typeof last !== 'object' || !('open' in last)) return null;
  const before = items.slice(0, -1).map(onOneLine);
  const head = `${open}${before.map((one) => `${one}, `).join('')}`;
  const isShort = head.length + last.open.length + depth * style.indent.length <= COLUMNS_MAX;
  const isPlain = items.slice(0, -1).every((one) => typeof one === 'string' || 'label' in one);
  return isShort && isPlain && !head.includes('\n')
    ? `${head}${layOut(last, style, depth, COLUMNS_MAX)}${close}`
    : null;
}

function alignLabels(items: readonly Code[], lines: readonly string[]): readonly string[] {
  const widthAt = (at: number): number => {
    const item = items[at];
    const isOneLine = lines[at]?.includes('\n') === false;
    return isOneLine && typeof item === 'object' && 'label' in item ? item.label.length : 0;
  };
  return lines.map((line, at) => {
    if (widthAt(at) === 0) return line;
    let [from, to] = [at, at];
    while (widthAt(from - 1) > 0) from -= 1;
    while (widthAt(to + 1) > 0) to += 1;
    const width = Math.max(...lines.slice(from, to + 1).map((_, offset) => widthAt(from + offset)));
    return line.slice(0, widthAt(at)).padEnd(width) + line.slice(widthAt(at));
  });
}
