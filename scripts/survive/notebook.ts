import fs from 'node:fs';

/** A write that was answered for good: what the shop was told, and goes by. */
export type AcknowledgedWrite = Readonly<{
  kind: 'pay' | 'capture' | 'void' | 'refund';
  key: string;
  status: number;
  /** Of the transaction, or of the refund. */
  id: string;
  transactionId: string;
  /** In the answer's own word. */
  told: string;
}>;

/** Everything that the shop was told, and what it was refused meanwhile. What was told is kept in a file as well. */
export class Notebook {
  readonly writes: AcknowledgedWrite[] = [];
  /** Answers that told nothing, or nothing that helps: each is a finding. */
  readonly unclear = new Map<string, number>();
  /** No answer for so long that the shopper gave up. */
  readonly givenUp: string[] = [];
  #refused = new Map<string, number>();
  #lastPaid = { beganMs: -Infinity, atMs: -Infinity };
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    if (!fs.existsSync(file)) return;
    const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
    this.writes.push(...lines.map((line) => JSON.parse(line) as AcknowledgedWrite)); // written by `acknowledge`
  }

  acknowledge(write: AcknowledgedWrite, beganMs: number): void {
    this.writes.push(write);
    fs.appendFileSync(this.#file, `${JSON.stringify(write)}\n`);
    if (write.kind !== 'pay' || write.status !== 201) return;
    if (beganMs > this.#lastPaid.beganMs) this.#lastPaid = { beganMs, atMs: performance.now() };
  }

  refuse(what: string): void {
    this.#refused.set(what, (this.#refused.get(what) ?? 0) + 1);
  }

  isUnclear(what: string): void {
    this.unclear.set(what, (this.unclear.get(what) ?? 0) + 1);
  }

  /** When a payment that began after this moment was answered; null: none was yet. */
  paidAfter(ms: number): number | null {
    return this.#lastPaid.beganMs >= ms ? this.#lastPaid.atMs : null;
  }

  /** What was refused since it was asked last. */
  takeRefused(): ReadonlyMap<string, number> {
    const refused = this.#refused;
    this.#refused = new Map();
    return refused;
  }
}
