import { escapeHtml } from '../code.ts';

/** One line of a diagram: who says what to whom, or what is noted over whom. */
type Step =
  | Readonly<{ kind: 'message'; from: string; to: string; text: string; isAnswer: boolean }>
  | Readonly<{ kind: 'note'; from: string; to: string; text: string }>
  /** What lies between them may happen, or not. */
  | Readonly<{ kind: 'opt'; text: string }>
  | Readonly<{ kind: 'end' }>;
type Actor = Readonly<{ id: string; title: string }>;

const LANE_PX = 168;
const HEAD_PX = 44;
const STEP_PX = 46;
const LINE_PX = 17;
const NOTE_COLUMNS = 30;
const MESSAGE_COLUMNS = 24;

/**
 * A sequence diagram out of the words that the project's pages have for it (Mermaid's: participants, messages, answers,
 * notes), as a drawing in the colours of the page. What it does not know ends the build.
 */
export function sequenceDiagram(code: string): string {
  const lines = code
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const actors = lines.flatMap((line): readonly Actor[] => {
    const found = /^participant (\w+)(?: as (.+))?$/.exec(line);
    return found === null ? [] : [{ id: found[1] ?? '', title: found[2] ?? found[1] ?? '' }];
  });
  const steps = lines.filter((line) => !line.startsWith('participant ')).map(readStep);
  return draw(actors, steps);
}

function readStep(line: string): Step {
  const option = /^opt (.+)$/.exec(line);
  if (option !== null) return { kind: 'opt', text: option[1] ?? '' };
  if (line === 'end') return { kind: 'end' };
  const message = /^(\w+)(--?>>)(\w+): (.+)$/.exec(line);
  if (message !== null) {
    const [, from = '', arrow, to = '', text = ''] = message;
    return { kind: 'message', from, to, text, isAnswer: arrow === '-->>' };
  }
  const note = /^Note over (\w+)(?:,\s*(\w+))?: (.+)$/.exec(line);
  if (note === null) throw new Error(`A diagram says ${line}, which is not known`);
  const [, from = '', to = from, text = ''] = note;
  return { kind: 'note', from, to, text };
}

function draw(actors: readonly Actor[], steps: readonly Step[]): string {
  const at = (id: string): number => (actors.findIndex((actor) => actor.id === id) + 0.5) * LANE_PX;
  const width = actors.length * LANE_PX;
  let y = HEAD_PX + 20;
  const openAt: number[] = [];
  const drawn = steps.map((step) => {
    if (step.kind === 'opt') {
      openAt.push(y - 4);
      y += 26;
      return `<text class="option" x="18" y="${y - 15}">if: ${escapeHtml(step.text)}</text>`;
    }
    if (step.kind === 'end') {
      const from = openAt.pop() ?? y;
      y += 14;
      return `<rect class="option-frame" x="4" y="${from}" width="${width - 8}" height="${y - from - 12}" rx="8"/>`;
    }

    const lines = linesOf(step, Math.abs(at(step.from) - at(step.to)));
    const text = step.kind === 'note' ? drawNote(step, lines, at, y) : drawMessage(step, lines, at, y);
    y += STEP_PX + (lines.length - 1) * LINE_PX;
    return text;
  });

  const height = y + 6;
  const lanes = actors.map(({ id, title }) => {
    const x = at(id);
    return (
      `<line class="lane" x1="${x}" y1="${HEAD_PX}" x2="${x}" y2="${height}"/>` +
      `<rect class="actor" x="${x - LANE_PX / 2 + 8}" y="6" width="${LANE_PX - 16}" height="${HEAD_PX - 8}" rx="8"/>` +
      `<text class="name" x="${x}" y="29">${escapeHtml(title)}</text>`
    );
  });
  const told = steps.flatMap((step) => ('text' in step ? [step.text] : [])).join('; ');
  return figure(
    `<title>${escapeHtml(told)}</title>${ARROWS}${lanes.join('')}${drawn.join('')}`,
    width,
    height,
  );
}

function linesOf(step: Extract<Step, { from: string }>, width: number): readonly string[] {
  const columns = step.kind === 'note' ? NOTE_COLUMNS : MESSAGE_COLUMNS;
  const wide = Math.max(columns, Math.floor((width / LANE_PX) * columns));
  return wrapText(step.text.replaceAll('<br/>', ' '), wide);
}

/** Words on lines of so many columns. */
export function wrapText(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < columns)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

type Place = (id: string) => number;

function drawMessage(
  step: Extract<Step, { kind: 'message' }>,
  lines: readonly string[],
  at: Place,
  y: number,
): string {
  const [from, to] = [at(step.from), at(step.to)];
  const middle = (from + to) / 2;
  const down = y + lines.length * LINE_PX + 2;
  const texts = lines.map(
    (line, index) => `<text x="${middle}" y="${y + 11 + index * LINE_PX}">${escapeHtml(line)}</text>`,
  );
  const end = to > from ? to - 3 : to + 3;
  const kind = step.isAnswer ? 'answer' : 'message';
  const line = `<line class="${kind}" x1="${from}" y1="${down}" x2="${end}" y2="${down}" marker-end="url(#arrow)"/>`;
  return texts.join('') + line;
}

function drawNote(
  step: Extract<Step, { kind: 'note' }>,
  lines: readonly string[],
  at: Place,
  y: number,
): string {
  const [left, right] = [Math.min(at(step.from), at(step.to)), Math.max(at(step.from), at(step.to))];
  const longest = Math.max(...lines.map((line) => line.length));
  const width = Math.max(right - left + 60, longest * 7 + 28);
  const middle = (left + right) / 2;
  const height = lines.length * LINE_PX + 12;
  const texts = lines.map(
    (line, index) => `<text x="${middle}" y="${y + 13 + index * LINE_PX}">${escapeHtml(line)}</text>`,
  );
  const box = `x="${middle - width / 2}" y="${y - 4}" width="${width}" height="${height}"`;
  return `<rect class="note" ${box} rx="6"/>${texts.join('')}`;
}

export const ARROWS =
  '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">' +
  '<path d="M0 0L8 4L0 8z"/></marker></defs>';

/** A drawing that can be scrolled sideways where it is wider than the page. */
export function figure(inside: string, width: number, height: number): string {
  return (
    `<figure class="diagram" tabindex="0"><svg role="img" viewBox="0 0 ${width} ${height}" width="${width}" ` +
    `height="${height}" xmlns="http://www.w3.org/2000/svg">${inside}</svg></figure>\n`
  );
}
