import { type Edit, editsOf, type Operator } from './operators.ts';
import { childrenOf, isWrappable, noteChain, type Place, readSyntax } from './syntax.ts';

/**
 * A change of a file that a test has to notice: `was` stands from `start` to `end`, and turns into `becomes`. `line`
 * counts from one.
 */
export type Mutant = Readonly<{
  operator: Operator;
  line: number;
  start: number;
  end: number;
  was: string;
  becomes: string;
}>;

/** A file with all of its mutants in it, of which `globalThis.$m(number)` switches on one. */
export type Instrumented = Readonly<{ code: string; mutants: readonly Mutant[] }>;

/** The first mutant's number is `base`, and each next one's one more. */
export function instrument(source: string, base: number): Instrumented {
  const { text, program } = readSyntax(source);
  const file = new FileUnderChange(text, source);
  const root: Place = { node: program, parent: null, key: '', above: null };
  file.collect(root, []);
  const edits = file.numbered();
  const numbers = new Map(edits.map((edit, index) => [edit, base + index]));
  return {
    code: file.write(root, numbers),
    mutants: edits.map((edit) => mutantOf(edit, file.typedTextOf(edit), source)),
  };
}

function mutantOf({ operator, start, end }: Edit, becomes: string, source: string): Mutant {
  const line = source.slice(0, start).split('\n').length;
  return { operator, line, start, end, was: source.slice(start, end), becomes };
}

class FileUnderChange {
  readonly #text: string;
  readonly #source: string;
  readonly #typed = new Map<Edit, string>();
  readonly #hosts = new Map<string, Place>();
  readonly #edits = new Map<string, Edit>();
  readonly #byHost = new Map<Place['node'], Edit[]>();
  readonly #waiting: (readonly [Edit, Place | undefined])[] = [];

  constructor(text: string, source: string) {
    this.#text = text;
    this.#source = source;
  }

  /** What the edit puts there, with the types that were taken out for running it. */
  typedTextOf(edit: Edit): string {
    return this.#typed.get(edit) ?? edit.text;
  }

  /** `hosts` are the expressions around it that may be written as a choice, the outermost first. */
  collect(place: Place, hosts: readonly Place[]): void {
    noteChain(place);
    if (this.#isNeverReached(place)) return;
    const isHost = isWrappable(place);
    const around = isHost ? [...hosts, place] : hosts;
    if (isHost) this.#hosts.set(rangeOf(place.node), place);
    const isLiteral = place.node.type === 'Literal' || place.node.type === 'TemplateLiteral';
    if (isHost || !isLiteral) {
      const typed = editsOf(place, this.#source);
      for (const [index, edit] of editsOf(place, this.#text).entries()) {
        this.#typed.set(edit, typed[index]?.text ?? edit.text);
        this.#take(edit, place, around.at(-1));
      }
    }

    for (const child of childrenOf(place)) this.collect(child, around);
  }

  /** The compiler proves that a `default` for what is `never` is not come by. */
  #isNeverReached({ node }: Place): boolean {
    return (
      node.type === 'SwitchCase' &&
      node.test === null &&
      this.#source.slice(node.start, node.end).includes('satisfies never')
    );
  }

  #take(edit: Edit, place: Place, nearest: Place | undefined): void {
    const name = `${edit.start} ${edit.end} ${edit.text}`;
    if (this.#edits.has(name)) return;
    this.#edits.set(name, edit);
    this.#waiting.push([edit, STATEMENTS.has(place.node.type) && isWhole(edit, place) ? place : nearest]);
  }

  /** Those that have a place where they can be switched on, in the order of the text. */
  numbered(): readonly Edit[] {
    for (const [edit, nearest] of this.#waiting) {
      const host = STATEMENTS.has(nearest?.node.type ?? '')
        ? nearest
        : (this.#hosts.get(rangeOf(edit)) ?? nearest);
      if (host === undefined) continue;
      const edits = this.#byHost.get(host.node) ?? [];
      edits.push(edit);
      this.#byHost.set(host.node, edits);
    }
    return [...this.#byHost.values()]
      .flat()
      .sort((one, other) => one.start - other.start || one.end - other.end);
  }

  write(place: Place, numbers: ReadonlyMap<Edit, number>): string {
    const { node } = place;
    const edits = this.#byHost.get(node) ?? [];
    if (edits.length === 0) return this.#writeParts(place, numbers, node.start);

    const isOn = (edit: Edit): string => `$m(${numbers.get(edit) ?? 0})`;
    const isOff = edits.map(isOn).join(' || ');
    switch (node.type) {
      case 'BlockStatement':
        return `{ if (${isOff}) {} else ${this.#writeParts(place, numbers, node.start)} }`;
      case 'ExpressionStatement':
      case 'ThrowStatement':
        return `if (${isOff}) {} else { ${this.#writeParts(place, numbers, node.start)} }`;
      case 'SwitchCase': {
        const [first] = node.consequent;
        const head = this.#writeParts(place, numbers, node.start, first?.start);
        return `${head} if (${isOff}) {} else { ${this.#writeParts(place, numbers, first?.start ?? node.end)} }`;
      }
      default: {
        const choices = edits.map((edit) => `${isOn(edit)} ? (${this.#changed(place, edit)}) : `);
        return `(${choices.join('')}(${this.#writeParts(place, numbers, node.start)}))`;
      }
    }
  }

  /** What stands from one place to another, with what is in it written as it is to be. */
  #writeParts(place: Place, numbers: ReadonlyMap<Edit, number>, start: number, end = place.node.end): string {
    let [written, at] = ['', start];
    for (const child of childrenOf(place)) {
      if (child.node.start < at || child.node.end > end) continue;
      written += this.#text.slice(at, child.node.start) + this.write(child, numbers);
      at = child.node.end;
    }
    return written + this.#text.slice(at, end);
  }

  #changed({ node }: Place, { start, end, text }: Edit): string {
    return this.#text.slice(node.start, start) + text + this.#text.slice(end, node.end);
  }
}

const STATEMENTS: ReadonlySet<string> = new Set([
  'BlockStatement',
  'ExpressionStatement',
  'ThrowStatement',
  'SwitchCase',
]);

function isWhole(edit: Edit, { node }: Place): boolean {
  return edit.end === node.end && (edit.start === node.start || node.type === 'SwitchCase');
}

function rangeOf({ start, end }: Readonly<{ start: number; end: number }>): string {
  return `${start} ${end}`;
}
