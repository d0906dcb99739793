import assert from 'node:assert/strict';
import type { ProcessorReportRow } from '../../server/db/queries/processor-reports.ts';
import { workOff } from '../../server/operations/due.ts';
import { processorReportsDue } from '../../server/settlement-files/read-reports.ts';
import { eventually, type TestAnswer, type TestService } from '../harness/index.ts';

/** Settlement reports of a processor, beside a service for tests without a worker: it works by order. */
export class ReportShop {
  readonly #service: TestService;
  readonly #processor: string;
  #seen: string | null = null;

  constructor(service: TestService, processor: string) {
    this.#service = service;
    this.#processor = processor;
  }

  /** Orders something of the simulator. Without a body it is asked, with one told. */
  async control<Answer = unknown>(path: string, body?: object): Promise<Answer> {
    const order = { account: 'default', processor: this.#processor, ...body };
    const answer = await fetch(
      `${this.#service.simulatorUrl}/_control/${path}`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(order) },
    );
    const text = await answer.text();
    assert.ok(answer.ok, text);
    return JSON.parse(text) as Answer; // as sandbox/processors/control.ts writes it
  }

  act(subject: string, what: string): Promise<unknown> {
    return this.control('acts', { subject, act: what });
  }

  post(path: string, body: object): Promise<TestAnswer> {
    return this.#service.request('POST', path, { body });
  }

  async read(id: string): Promise<TestAnswer['body']> {
    return (await this.#service.request('GET', `/transactions/${id}`)).body;
  }

  /** Amounts and what was taken of them, oldest first. */
  async linesOf(id: string, kind: string): Promise<readonly (readonly [number, number])[]> {
    const { body } = await this.#service.request('GET', `/transactions/${id}/${kind}`);
    return body.items.map((line: { amount: number; commission: number }) => [line.amount, line.commission]);
  }

  reports(): Promise<ProcessorReportRow[]> {
    const text = 'SELECT * FROM processor_reports ORDER BY announced_at DESC LIMIT 10';
    return this.#service.db.query<ProcessorReportRow>({ name: '', text }, []);
  }

  /** The report that is announced next, after a worker has seen to it. */
  async seenTo(): Promise<ProcessorReportRow> {
    let next: ProcessorReportRow | undefined;
    await eventually(async () => {
      [next] = await this.reports();
      return next !== undefined && next.announced_at !== this.#seen;
    });
    this.#seen = next?.announced_at ?? null;
    return this.#worked();
  }

  async settled(subject: string, how = 'settle'): Promise<ProcessorReportRow> {
    // A report that is made again has another time, in seconds.
    await this.#service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 60 } });
    await this.act(subject, how);
    return this.seenTo();
  }

  /** As if the time of the next try had come. */
  async again(): Promise<ProcessorReportRow> {
    const text = 'UPDATE processor_reports SET due_at = announced_at WHERE due_at IS NOT NULL';
    await this.#service.db.query({ name: '', text }, []);
    return this.#worked();
  }

  async #worked(): Promise<ProcessorReportRow> {
    await workOff(this.#service.parts, processorReportsDue);
    const [row] = await this.reports();
    return row ?? assert.fail('no report');
  }
}

/** How its lines came out. */
export const countsOf = (row: ProcessorReportRow): readonly unknown[] => [
  row.status,
  row.lines,
  row.of_payments,
  row.of_account,
  row.unmatched,
  row.unreadable,
];
