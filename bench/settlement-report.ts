import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { Readable, pipeline } from 'node:stream';
import { HMAC_KEY, signedItem } from '../sandbox/processors/adyen/desk.ts';
import { COLUMNS, reportItem } from '../sandbox/processors/adyen/settlement.ts';
import { startRig } from './rig.ts';

/**
 * `npm run bench -- --only=settlement-report [--rows=400000]`: a settlement report of Adyen's of so many lines, a
 * quarter of a kilobyte each and of no payment here: lines a second, and the memory of the process beside what it had
 * before, by tenths of the file.
 */
const rows = Number(process.argv.find((word) => word.startsWith('--rows='))?.slice(7) ?? 400_000);
const LOOK_MS = 250;
const TENTHS = 10;
const FIELDS = {
  api_key: 'AQE-default',
  merchant_account: 'RailyardECOM',
  hmac_key: HMAC_KEY,
  report_api_key: 'AQE-default',
};
const STATUS = {
  name: 'bench_settlement_report_status',
  text: 'SELECT status, lines, fault FROM processor_reports',
} as const;
type Status = Readonly<{ status: string; lines: bigint; fault: string | null }>;

const CELLS: Readonly<Record<string, string>> = {
  ...{ 'Company Account': 'RailyardCompany', 'Merchant Account': 'RailyardECOM', 'Payment Method': 'visa' },
  ...{ 'Psp Reference': 'P000000000000000', 'Merchant Reference': 'an-order-of-another-shop-0000000000001' },
  ...{ 'Creation Date': '2026-10-06 10:59:59', TimeZone: 'CEST', 'Booking Date': '2026-10-08 10:59:59' },
  ...{ Type: 'Settled', 'Modification Reference': 'M000000000000000', 'Booking Date TimeZone': 'CEST' },
  ...{ 'Gross Currency': 'EUR', 'Gross Credit (GC)': '1234.56', 'Exchange Rate': '1', 'Net Currency': 'EUR' },
  ...{ 'Net Credit (NC)': '1222.22', 'Markup (NC)': '7.41', 'Scheme Fees (NC)': '1.23' },
  ...{ 'Interchange (NC)': '3.70', 'Payment Method Variant': 'visastandarddebit', 'Batch Number': '1300' },
};
const LINE = `${COLUMNS.map((column) => CELLS[column] ?? '').join(',')}\n`;
const CHUNK_LINES = 250;

function* file(): Generator<string> {
  yield `${COLUMNS.join(',')}\n`;
  for (let made = 0; made < rows; made += CHUNK_LINES) yield LINE.repeat(Math.min(CHUNK_LINES, rows - made));
}

const adyen = createServer((_request, response) =>
  pipeline(Readable.from(file()), response, () => undefined),
);
adyen.listen(0, '127.0.0.1');
await once(adyen, 'listening');
const address = adyen.address();
if (address === null || typeof address !== 'object') throw new Error('a server of the bench has no port');
const rig = await startRig({ RAILYARD_SIMULATOR_URL: `http://127.0.0.1:${address.port}` });
try {
  const headers = { authorization: `Bearer ${await rig.token()}`, 'content-type': 'application/json' };
  const made = await fetch(`${rig.url}/payment-services`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      display_name: 'Adyen',
      payment_service_definition_id: 'adyen-card',
      accepted_currencies: ['EUR'],
      accepted_countries: ['NL'],
      fields: Object.entries(FIELDS).map(([key, value]) => ({ key, value })),
    }),
  });
  if (!made.ok) throw new Error(await made.text());
  const { webhook_url: webhook } = (await made.json()) as { webhook_url: string };
  const item = reportItem(FIELDS.merchant_account, `settlement_detail_report_${rows}.csv`);
  const before = residentMb();
  const beganMs = performance.now();
  const told = await fetch(`${rig.url}${new URL(webhook).pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      live: 'false',
      notificationItems: [{ NotificationRequestItem: signedItem(item, new Date()) }],
    }),
  });
  if (!told.ok) throw new Error(await told.text());
  let fetchedMs: number | null = null;
  let fetching = before;
  const reading: Readonly<{ lines: number; mb: number }>[] = [];
  for (let row: Status | undefined; row?.status !== 'read';) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    [row] = await rig.db.query<Status>(STATUS, []);
    if (row?.fault != null) throw new Error(row.fault);
    if (row?.status === 'announced') fetching = Math.max(fetching, residentMb());
    else {
      fetchedMs ??= performance.now();
      reading.push({ lines: Number(row?.lines ?? 0), mb: residentMb() });
    }
  }
  const seconds = (from: number): number => Math.round((performance.now() - from) / 1000);
  console.table({
    lines: rows,
    'file MB': Math.round((rows * LINE.length) / 1_048_576),
    'seconds in all': seconds(beganMs),
    'seconds of reading': seconds(fetchedMs ?? beganMs),
    'resident MB before': before,
    'resident MB at most while it is fetched': fetching,
    ...Object.fromEntries(
      Array.from({ length: TENTHS }, (_, index) => [
        `resident MB at most, lines to ${((index + 1) * rows) / TENTHS}`,
        Math.max(
          ...reading.filter((at) => Math.ceil((TENTHS * at.lines) / rows) === index + 1).map(({ mb }) => mb),
        ),
      ]),
    ),
    'load of the machine': fs.readFileSync('/proc/loadavg', 'utf8').split(' ')[0],
  });
} finally {
  await rig.close();
  adyen.close();
}

function residentMb(): number {
  const text = fs.readFileSync(`/proc/${rig.processes.service}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1] ?? 0) / 1024);
}
