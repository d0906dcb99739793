import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Numbers of this process, for Prometheus. No label ever holds an id: each takes few values, known beforehand. */
const registry = new Registry();
const registers = [registry];

/** Seconds, from what a memory access takes to what a slow processor does. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
  new Counter({ name: `railyard_${name}`, help, labelNames: [...labelNames], registers });
const duration = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
  new Histogram({
    name: `railyard_${name}_duration_seconds`,
    help,
    labelNames: [...labelNames],
    registers,
    buckets: BUCKETS,
  });
const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
  new Gauge({ name: `railyard_${name}`, help, labelNames: [...labelNames], registers });

/** All of them: docs/operate names them, and a test holds the dashboard and the alerts to this table. */
export const METRICS = {
  requests: counter('requests_total', 'Requests of the API that were answered.', ['operation', 'status']),
  requestDuration: duration('request', 'From the headers of a request to the end of its answer.', [
    'operation',
  ]),
  requestsNotLogged: counter(
    'requests_not_logged_total',
    'Calls that are missing in the request log, which the database could not take.',
    [],
  ),
  connectorOperations: counter(
    'connector_operations_total',
    'Operations at processors by their outcome; succeeded, pending, declined, failed or unknown.',
    ['connector', 'operation', 'outcome'],
  ),
  connectorDuration: duration('connector_operation', 'How long a processor took for an operation.', [
    'connector',
    'operation',
  ]),
  jobRuns: counter('job_runs_total', 'Turns of the periodic work of a worker.', ['job', 'outcome']),
  queueWork: counter('queue_work_total', 'Rows of a queue that were seen to.', ['queue', 'outcome']),
  queueWorkDuration: duration('queue_work', 'How long it took to see to a row of a queue.', ['queue']),
  queueDepth: gauge(
    'queue_depth',
    'Rows that are due and wait for a worker, counted up to 10,000. The same in every worker.',
    ['queue', 'kind'],
  ),
  queueAge: gauge('queue_age_seconds', 'How long the oldest of these has been due.', ['queue', 'kind']),
  unknownOperations: gauge('unknown_operations', 'Operations whose outcome is not known, up to 10,000.', [
    'kind',
  ]),
  unknownAge: gauge('unknown_operations_age_seconds', 'How long the oldest of these has been unknown.', [
    'kind',
  ]),
  ledgerDifferences: gauge(
    'ledger_differences',
    'Differences between ledger and books in the last pass of the check. Anything but 0 is an alarm.',
    [],
  ),
  incidentsOpen: gauge('incidents_open', 'Monitoring incidents that are open, up to 10,000.', ['model']),
  vaultCalls: counter('vault_calls_total', 'Calls of the vault; `error`: the vault itself failed.', [
    'call',
    'outcome',
  ]),
  vaultDuration: duration('vault_call', 'How long a call of the vault took, with the exchange of `send`.', [
    'call',
  ]),
  deliveries: counter('webhook_deliveries_total', 'Attempts to deliver a webhook.', ['outcome']),
  deliveryDuration: duration('webhook_delivery', 'How long an endpoint took to answer a webhook.', []),
  processorEventsRefused: counter(
    'processor_events_refused_total',
    'Processor events, and items of batches, that are not signed with our key.',
    ['connector'],
  ),
  databaseConnections: gauge('database_connections', 'Connections to PostgreSQL of this process.', [
    'pool',
    'state',
  ]),
  connectionsRefused: counter(
    'connections_refused_total',
    'Connections of callers for which descriptors were short: answered 503, dropped, or failed.',
    ['how'],
  ),
  databaseFaults: counter(
    'database_faults_total',
    'Statements that failed for want of a database that answers and takes them, by why.',
    ['kind'],
  ),
  settlementReportLines: counter(
    'settlement_report_lines_total',
    'Lines of settlement reports that were read: ofPayments, ofAccount, unmatched or unreadable.',
    ['about'],
  ),
  settlementReportsFailed: gauge(
    'settlement_reports_failed',
    'Settlement reports that were given up or whose last try failed, up to 10,000.',
    [],
  ),
  spansLost: counter('trace_spans_lost_total', 'Spans that the collector of traces did not take.', []),
} as const;

/** Names as Prometheus sees them. */
export function metricNames(): readonly string[] {
  return registry.getMetricsAsArray().map(({ name }) => name);
}

/** What a scrape asks first: gauges that are read where the truth is. */
const readers = new Set<() => void | Promise<void>>();

/** Calls `read` before each scrape, until the answer is called. */
export function beforeScrape(read: () => void | Promise<void>): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

/** Numbers of Node itself: memory, processor time, event loop. Once in a process, where somebody scrapes. */
export function measureProcess(role: string): void {
  registry.setDefaultLabels({ role });
  if (registry.getSingleMetric('process_cpu_seconds_total') === undefined)
    collectDefaultMetrics({ register: registry });
}

/** The page of a scrape: this process's numbers, together with those of its siblings. */
export async function exposition(others: readonly object[]): Promise<string> {
  if (others.length > 0) return AggregatorRegistry.aggregate([await numbers(), ...others]).metrics();
  await readGauges();
  return registry.metrics();
}

/** Everything that this process counts, as a sibling hands it to the one that is scraped. */
export async function numbers(): Promise<object> {
  await readGauges();
  return registry.getMetricsAsJSON();
}

async function readGauges(): Promise<void> {
  for (const read of readers) await read();
}

export const EXPOSITION_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Runs `work`, and gives what it came to with the seconds it took, whether it throws or not. */
export function timeWork<Result>(
  work: () => Promise<Result>,
  done: (seconds: number, thrown: unknown) => void,
): Promise<Result> {
  const beganMs = performance.now();
  const end = (thrown: unknown): void => done((performance.now() - beganMs) / 1000, thrown);
  const running = work();
  // Before whoever waits for it goes on, and without a turn of its own between.
  running.then(() => end(undefined), end);
  return running;
}
