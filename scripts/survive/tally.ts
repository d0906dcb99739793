import fs from 'node:fs';

type BlowLine = {
  times: number;
  refused: Record<string, number>;
  recoveriesMs: number[];
  /** Webhooks that came again before the next blow. */
  doubled: number;
};
export type Totals = {
  runs: number;
  seconds: number;
  kills: number;
  pauses: number;
  others: number;
  payments: number;
  otherWrites: number;
  messages: number;
  doubled: number;
  findings: Record<string, number>;
  blows: Record<string, BlowLine>;
};

const NOTHING: Totals = {
  runs: 0,
  seconds: 0,
  kills: 0,
  pauses: 0,
  others: 0,
  payments: 0,
  otherWrites: 0,
  messages: 0,
  doubled: 0,
  findings: {},
  blows: {},
};

/** Goals over all runs that went on in one folder. */
export const KILLS_WANTED = 1_000;
export const PAUSES_WANTED = 300;
export const DOUBLED_SHARE_MAX = 0.005;
/** Below so many messages a share says nothing. */
const MESSAGES_MIN = 2_000;

/** What runs have counted, in a file: totals add up over runs. */
export class Tally {
  readonly totals: Totals;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    this.totals = fs.existsSync(file)
      ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Totals) // written by `save`
      : structuredClone(NOTHING);
  }

  lineOf(blow: string): BlowLine {
    this.totals.blows[blow] ??= { times: 0, refused: {}, recoveriesMs: [], doubled: 0 };
    return this.totals.blows[blow];
  }

  addRefused(blow: string, refused: ReadonlyMap<string, number>): void {
    const line = this.lineOf(blow);
    for (const [what, count] of refused) line.refused[what] = (line.refused[what] ?? 0) + count;
  }

  addFinding(oracle: string, count: number): void {
    this.totals.findings[oracle] = (this.totals.findings[oracle] ?? 0) + count;
  }

  save(): void {
    fs.writeFileSync(this.#file, JSON.stringify(this.totals));
  }

  /** The table, as docs/survival.md shows one. */
  table(): string {
    const rows = Object.entries(this.totals.blows)
      .toSorted(([, one], [, other]) => other.times - one.times)
      .map(([blow, { times, refused, recoveriesMs, doubled }]) => {
        const sorted = recoveriesMs.toSorted((one, other) => one - other);
        const median = seconds(sorted[Math.floor(sorted.length / 2)]);
        const recovery = `${median} / ${seconds(sorted.at(-1))}`;
        return `| ${blow} | ${times} | ${refusedText(refused)} | ${recovery} | ${doubled} |`;
      });
    return [
      '| blow | times | refused meanwhile | paid again after, p50 / max | webhooks twice |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n');
  }

  closingLine(): string {
    const { runs, kills, pauses, others, payments, otherWrites, messages, doubled, findings } = this.totals;
    const share = messages === 0 ? 0 : (100 * doubled) / messages;
    const found = Object.entries(findings).map(([oracle, count]) => `${count} × NOT ${oracle}`);
    return (
      `${runs} run${runs === 1 ? '' : 's'}: ${kills} kills, ${pauses} pauses, ${others} other blows; ` +
      `${payments} payments and ${otherWrites} other writes acknowledged; ` +
      `webhooks: ${messages} taken, ${doubled} twice (${share.toFixed(2)} %); ` +
      (found.length === 0 ? 'every oracle agrees' : found.join(', '))
    );
  }

  /** Whether too many webhooks came twice: judged over all runs. */
  get isDoubledTooOften(): boolean {
    const { messages, doubled } = this.totals;
    return messages >= MESSAGES_MIN && doubled / messages >= DOUBLED_SHARE_MAX;
  }
}

function seconds(ms: number | undefined): string {
  return ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`;
}

function refusedText(refused: Readonly<Record<string, number>>): string {
  const all = Object.entries(refused).toSorted(([, one], [, other]) => other - one);
  return all.length === 0 ? 'nothing' : all.map(([what, count]) => `${count} × ${what}`).join(', ');
}
