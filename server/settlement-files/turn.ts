import type { ProcessorReportRow, Step } from '../db/queries/processor-reports.ts';
import type { MoneyParts } from '../parts.ts';

/** What is wrong with a file, in words for an operator. */
export class UnreadableReport extends Error {}
/** Another worker has the report now, or it was announced again: this one writes no more. */
export class TakenOver extends Error {}

/** How long a worker has a report to itself, from each step on. */
export const PROCESSOR_REPORT_LEASE_MS = 120_000;

/** A report while one worker has it: the row as this one wrote it last, whose time is the fence of the next step. */
export class Turn {
  readonly parts: MoneyParts;
  row: ProcessorReportRow;

  constructor(parts: MoneyParts, row: ProcessorReportRow) {
    this.parts = parts;
    this.row = row;
  }

  step(): Step {
    const now = this.parts.clock.now();
    return { now, dueAt: new Date(now.getTime() + PROCESSOR_REPORT_LEASE_MS) };
  }

  came(on: ProcessorReportRow | null): void {
    if (on === null) throw new TakenOver();
    this.row = on;
  }
}
