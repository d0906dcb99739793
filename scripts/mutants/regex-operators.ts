/** A pattern with one part changed: an anchor, a quantifier, a class, a group that looks ahead or behind. */
export function mutateRegex(pattern: string, flags: string): readonly string[] {
  const changed = partsOf(pattern).flatMap(({ text, start }, index, parts) =>
    othersFor(text, parts[index - 1]?.text).map(
      (other) => pattern.slice(0, start) + other + pattern.slice(start + text.length),
    ),
  );
  return [...new Set(changed)].filter(
    (other) => other !== pattern && other !== '' && isPattern(other, flags),
  );
}

type Part = Readonly<{ text: string; start: number }>;

/** Classes as wholes, escapes, heads of groups, quantifiers, and single characters. */
const PART =
  /\[\^?(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.|\(\?(?:[:=!]|<[=!]|<\w+>)|[*+?]\??|\{\d+(?:,\d*)?\}\??|[^]/g;

function partsOf(pattern: string): readonly Part[] {
  return [...pattern.matchAll(PART)].map(({ 0: text, index }) => ({ text, start: index }));
}

function othersFor(text: string, before: string | undefined): readonly string[] {
  if (text === '^' || text === '$') return [''];
  if (text.startsWith('[')) return [text.startsWith('[^') ? `[${text.slice(2)}` : `[^${text.slice(1)}`];
  if (/^\\[dDwWsSbBpP]/.test(text)) return [`\\${oppositeCase(text[1] ?? '')}${text.slice(2)}`];
  const looking = LOOKING[text];
  if (looking !== undefined) return [looking];
  if (/^[*+?]\??$/.test(text) && before !== undefined && before !== '(') return [''];
  const counted = /^\{(\d+)(,?)(\d*)\}/.exec(text);
  return counted === null ? [] : ['', ...otherCounts(counted[1] ?? '', counted[2] ?? '', counted[3] ?? '')];
}

const LOOKING: Readonly<Record<string, string>> = {
  '(?=': '(?!',
  '(?!': '(?=',
  '(?<=': '(?<!',
  '(?<!': '(?<=',
};

function otherCounts(from: string, comma: string, to: string): readonly string[] {
  if (comma === '') return [];
  const [low, high] = [Number(from), Number(to)];
  const lower = [`{${low + 1},${to}}`, ...(low > 0 ? [`{${low - 1},${to}}`] : [])];
  return to === ''
    ? lower
    : [...lower, `{${low},${high + 1}}`, ...(high > low ? [`{${low},${high - 1}}`] : [])];
}

function oppositeCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
