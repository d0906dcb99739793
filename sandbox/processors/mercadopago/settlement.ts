import { createHash } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, listObjects, removeObject } from '../../queries/objects.ts';
import { currency, exponentOf } from '../../../server/domain/currency.ts';
import { decimalIn, decimalText } from '../../../server/domain/decimal.ts';
import { type JsonObject, isObject, parseObject, textAt } from '../../../server/domain/json.ts';
import type { Separator } from '../../../server/domain/report/csv-reader.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { type Batch, type BatchRules, type Line, csvFile, gatherEntry } from '../batches.ts';
import type { Desk } from '../book.ts';
import type { Action, Answer, SimulatedRequest } from '../processor.ts';
import { problem, uuidOf } from './desk.ts';
import type { Payment } from './payments.ts';

/** The report of all transactions: what moved the account's balance, with its configuration, schedule and list. */

type Movement = Readonly<{ type: 'SETTLEMENT' | 'REFUND' | 'CHARGEBACK'; minor: number }>;
type Entry = Movement &
  Readonly<{
    payment: number;
    reference: string;
    currency: string;
    method: string;
    kind: string;
    at: string;
  }>;

const USER_ID = 724_484_980;

/** `minor`: below zero where it was taken. */
export async function gather(tx: Queryable, desk: Desk, payment: Payment, moved: Movement): Promise<void> {
  const uuid = uuidOf(payment.id);
  if (uuid === null) return;
  const entry: Entry = {
    ...moved,
    payment: payment.id,
    reference: textAt(payment.given, 'external_reference') ?? '',
    currency: payment.currency,
    method: payment.method,
    kind: payment.card === null ? 'bank_transfer' : 'credit_card',
    at: desk.now.toISOString(),
  };
  await gatherEntry(tx, desk, { id: newId(desk.now), uuid, account: String(USER_ID) }, entry);
}

export const settlements: BatchRules<Entry> = {
  idOf: (_account, number, now) => batchId(fileOf(number, now)),
  tell: tellReport,
  closing: {},
};

const fileOf = (number: number, at: Date): string =>
  `settlement-report-${USER_ID}-${number}-${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.csv`;
const batchId = (file: string): string => `report ${file}`;
const nameOf = ({ id }: Pick<Batch<Entry>, 'id'>): string => id.replace('report ', '');

/** https://www.mercadopago.com.ar/developers/en/docs/reports/account-money/generate: nobody looks at its signature. */
async function tellReport(tx: Queryable, desk: Desk, batch: Batch<Entry>): Promise<void> {
  const data = reportTold(batch);
  for (const { body } of await listObjects<Readonly<{ url: string }>>(tx, desk, 'report_webhook'))
    await desk.courier.write(tx, desk, {
      subjectId: batch.uuid,
      name: 'settlement_report',
      url: body.url,
      at: desk.now,
      data: () => data,
    });
}

export function reportTold(
  batch: Pick<Batch<Entry>, 'id' | 'uuid' | 'closedAt'>,
): Readonly<Record<string, unknown>> {
  const name = nameOf(batch);
  const digest = createHash('sha256').update(name).digest('hex');
  return {
    transaction_id: batch.uuid,
    request_date: batch.closedAt,
    generation_date: batch.closedAt,
    files: [{ type: '.csv', url: `https://www.mercadopago.com/balance/reports/${name}`, name }],
    status: 'processed',
    creation_type: 'scheduled',
    report_type: 'settlement_report',
    is_test: false,
    signature: `$2a$10$${digest.slice(0, 53)}`,
  };
}

/** Whether a report is made by itself when its days are over. */
export async function isScheduled(desk: Desk): Promise<boolean> {
  return (await configOf(desk.db, desk))?.['scheduled'] === true;
}

const CONFIG = 'report config';

async function configOf(tx: Queryable, desk: Desk): Promise<JsonObject | null> {
  return (await getObject<JsonObject>(tx, desk, CONFIG))?.body ?? null;
}

type Route = (tx: Queryable, desk: Desk, body: JsonObject, part: string) => Promise<Answer>;

/** https://www.mercadopago.com.br/developers/en/reference/settlements-report: `v1/account/settlement_report/…` */
const ROUTES: Readonly<Record<string, Route>> = {
  'GET config': async (tx, desk) => {
    const config = await configOf(tx, desk);
    return config === null
      ? {
          status: 404,
          body: { error: 'config_not_found_for_user', message: 'Config not found', status: 404 },
        }
      : { status: 200, body: config };
  },
  'POST config': (tx, desk, body) => configure(tx, desk, body, false),
  'PUT config': (tx, desk, body) => configure(tx, desk, body, true),
  'POST schedule': (tx, desk) => schedule(tx, desk, true),
  'DELETE schedule': (tx, desk) => schedule(tx, desk, false),
  'POST ': createReport,
  'GET list': async (tx, desk) => {
    const batches = await listObjects<Batch<Entry>>(tx, desk, 'batch');
    return { status: 200, body: JSON.stringify(batches.map(({ body }) => listedAs(body))) };
  },
  'GET task': async (tx, desk, _body, id) => {
    const batches = await listObjects<Batch<Entry>>(tx, desk, 'batch');
    const found = batches.find(({ body }) => String(taskId(body.number)) === id);
    return found === undefined
      ? problem(404, 404, 'task_not_found_for_user')
      : { status: 200, body: taskOf(found.body, 'processed') };
  },
};

export function readReports(request: SimulatedRequest): Action | Answer {
  const [, , , what = '', part = ''] = request.path;
  const name = `${request.method} ${what}`;
  const route = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  const body = request.body === '' ? {} : parseObject(request.body);
  if (body === null) return problem(400, 1, 'Params Error');

  const desk: Desk = { ...request, processor: 'mercadopago' };
  const act = async (): Promise<Answer> => {
    if (route !== undefined) {
      const answer = await desk.db.transaction((tx) => route(tx, desk, body, part));
      desk.courier.kick();
      return answer;
    }
    const found = await getObject<Batch<Entry>>(desk.db, desk, batchId(what));
    if (request.method !== 'GET' || found?.kind !== 'batch') return problem(404, 404, 'Not found');
    const chunks = fileIn(found.body, await configOf(desk.db, desk));
    return { status: 200, body: '', headers: { 'content-type': 'text/csv' }, chunks };
  };
  return { kind: 'report', reference: null, amount: null, act };
}

/** https://www.mercadopago.com.br/developers/en/reference/settlements-report/create-new-configuration/post */
async function configure(tx: Queryable, desk: Desk, given: JsonObject, isThere: boolean): Promise<Answer> {
  const before = await configOf(tx, desk);
  if (!Array.isArray(given['columns'])) return problem(400, 1, 'columns is required');
  if (textAt(given, 'file_name_prefix') === null) return problem(400, 1, 'file_name_prefix is required');
  if (!isObject(given['frequency'])) return problem(400, 1, 'frequency is required');
  if (isThere !== (before !== null)) return problem(isThere ? 404 : 400, 1, 'Params Error');
  const config = { ...given, scheduled: before?.['scheduled'] ?? false };
  if (before !== null) await changeObject(tx, desk, CONFIG, config);
  else await addObject(tx, desk, { id: CONFIG, kind: 'report_config', body: config }, desk.now);
  return { status: 200, body: config };
}

async function schedule(tx: Queryable, desk: Desk, scheduled: boolean): Promise<Answer> {
  const config = (await configOf(tx, desk)) ?? {};
  await removeObject(tx, desk, CONFIG);
  await addObject(tx, desk, { id: CONFIG, kind: 'report_config', body: { ...config, scheduled } }, desk.now);
  const next = { number: 0, begin: desk.now, end: new Date(desk.now.getTime() + DAY_MS), how: 'settle' };
  const status = scheduled ? 'pending' : 'deleted';
  return { status: 200, body: { ...taskOf(taskFor(next), status), report_type: 'settlement' } };
}

const DAY_MS = 24 * 60 * 60_000;

/** By hand, of what was approved from `begin_date` to `end_date`: 202, and it is there a moment later. */
async function createReport(tx: Queryable, desk: Desk, given: JsonObject): Promise<Answer> {
  const [begin, end] = ['begin_date', 'end_date'].map((name) => new Date(textAt(given, name) ?? ''));
  if (begin === undefined || Number.isNaN(begin.getTime()))
    return problem(400, 'invalid_begin_date', "You must specify 'begin_date' parameter");
  if (end === undefined || Number.isNaN(end.getTime()))
    return problem(400, 'invalid_end_date', "You must specify 'end_date' parameter");
  if (end <= begin) return problem(400, 'end_date_before_begin_date', 'Begin date should be before end date');

  const batches = await listObjects<Batch<Entry>>(tx, desk, 'batch');
  const open = await listObjects<Readonly<{ entry: Entry }>>(tx, desk, 'entry');
  const entries = [
    ...batches.flatMap(({ body }) => (body.how === MANUAL ? [] : body.entries)),
    ...open.map(({ body }) => body.entry),
  ].filter(({ at }) => begin <= new Date(at) && new Date(at) <= end);
  const number = (batches[0]?.body.number ?? 0) + 1;
  const batch: Batch<Entry> = {
    id: batchId(fileOf(number, desk.now)),
    number,
    account: String(USER_ID),
    uuid: newId(desk.now),
    entries,
    closedAt: desk.now.toISOString(),
    truncated: false,
    others: 0,
    isShort: false,
    how: MANUAL,
  };
  const { id, account: parentId } = batch;
  await addObject(tx, desk, { id, kind: 'batch', parentId, body: batch }, desk.now);
  await tellReport(tx, desk, batch);
  const task = taskFor({ number, begin, end, how: MANUAL });
  return { status: 202, body: { ...taskOf(task, 'pending'), account_id: USER_ID } };
}

/** How a report was ordered that does not use up what it tells. */
const MANUAL = 'manual';

type Task = Readonly<{ number: number; closedAt: string; begin: string; end: string; how: string }>;

function taskFor(of: Readonly<{ number: number; begin: Date; end: Date; how: string }>): Task {
  const [begin, end] = [of.begin.toISOString(), of.end.toISOString()];
  return { number: of.number, how: of.how, begin, end, closedAt: end };
}

const taskId = (number: number): number => 2_541_800 + number;
const createdFrom = (how: string): string => (how === MANUAL ? 'manual' : 'schedule');

/** https://www.mercadopago.com.br/developers/en/reference/settlements-report/query-task-status/get */
function taskOf(of: Task | Batch<Entry>, status: string): Readonly<Record<string, unknown>> {
  const [begin, end] = 'begin' in of ? [of.begin, of.end] : datesOf(of);
  return {
    id: taskId(of.number),
    user_id: USER_ID,
    begin_date: begin,
    end_date: end,
    status,
    created_from: createdFrom(of.how),
    generation_date: of.closedAt,
    last_modified: of.closedAt,
    retries: 0,
  };
}

function datesOf({ closedAt }: Batch<Entry>): readonly [begin: string, end: string] {
  return [new Date(Date.parse(closedAt) - 2 * DAY_MS).toISOString(), closedAt];
}

function listedAs(batch: Batch<Entry>): Readonly<Record<string, unknown>> {
  const [begin_date, end_date] = datesOf(batch);
  return {
    id: taskId(batch.number),
    user_id: USER_ID,
    begin_date,
    end_date,
    file_name: nameOf(batch),
    created_from: createdFrom(batch.how),
    date_created: batch.closedAt,
  };
}

/** As the examples of its pages have them, which is what an account has that chose nothing. */
const COLUMNS = `EXTERNAL_REFERENCE SOURCE_ID USER_ID PAYMENT_METHOD_TYPE PAYMENT_METHOD SITE TRANSACTION_TYPE
  TRANSACTION_AMOUNT TRANSACTION_CURRENCY TRANSACTION_DATE FEE_AMOUNT SETTLEMENT_NET_AMOUNT SETTLEMENT_CURRENCY
  SETTLEMENT_DATE REAL_AMOUNT COUPON_AMOUNT METADATA MKP_FEE_AMOUNT FINANCING_FEE_AMOUNT SHIPPING_FEE_AMOUNT
  TAXES_AMOUNT INSTALLMENTS ORDER_ID SHIPPING_ID SHIPMENT_MODE PACK_ID`.split(/\s+/);

function columnsIn(config: JsonObject | null): readonly string[] {
  const given = config?.['columns'];
  return Array.isArray(given) ? given.filter(isObject).map((one) => textAt(one, 'key') ?? '') : COLUMNS;
}

function fileIn(batch: Batch<Entry>, config: JsonObject | null): AsyncIterable<string> {
  const zone = textAt(config, 'display_timezone') ?? 'GMT-04';
  const separator: Separator = textAt(config, 'separator') === ',' ? ',' : ';';
  const { closedAt: at } = batch;
  const ofOthers = {
    currency: batch.entries[0]?.currency ?? 'BRL',
    method: 'pix',
    kind: 'bank_transfer',
    at,
  };

  return csvFile(batch, {
    columns: columnsIn(config),
    separator,
    lines: batch.entries.map((entry) => lineOf(entry, zone)),
    other: (one) =>
      lineOf(
        {
          ...ofOthers,
          type: 'SETTLEMENT',
          minor: 1000 + one,
          payment: 90_000_000_000 + one,
          reference: `order-${one}`,
        },
        zone,
      ),
    end: [
      lineOf({ ...ofOthers, type: 'WITHDRAWAL', minor: -100, payment: 80_000_000_000, reference: '' }, zone),
    ],
  });
}

/** In ten-thousandths; given back with what it was taken of. In Argentina taxes are withheld, too. */
const [FEE, TAX] = [499, 60];

type Row = Omit<Entry, 'type'> & Readonly<{ type: Entry['type'] | 'WITHDRAWAL' }>;

function lineOf({ type, minor, payment, reference, method, kind, ...entry }: Row, zone: string): Line {
  const share = (of: number): number => -Math.round((minor * of) / 10_000);
  const fee = type === 'WITHDRAWAL' ? 0 : share(FEE);
  const tax = entry.currency === 'ARS' ? share(TAX) : 0;
  const text = (amount: number): string =>
    decimalText(decimalIn(BigInt(amount), exponentOf(currency(entry.currency))));
  const at = timeIn(zone, entry.at);

  return {
    EXTERNAL_REFERENCE: reference,
    SOURCE_ID: payment,
    USER_ID,
    PAYMENT_METHOD_TYPE: kind,
    PAYMENT_METHOD: method,
    TRANSACTION_TYPE: type,
    TRANSACTION_AMOUNT: text(minor),
    TRANSACTION_CURRENCY: entry.currency,
    TRANSACTION_DATE: at,
    FEE_AMOUNT: text(fee),
    SETTLEMENT_NET_AMOUNT: text(minor + fee + tax),
    SETTLEMENT_CURRENCY: entry.currency,
    SETTLEMENT_DATE: at,
    REAL_AMOUNT: text(minor + fee + tax),
    METADATA: '[{}]',
    TAXES_AMOUNT: text(tax),
    INSTALLMENTS: 1,
  };
}

/** `GMT-04`: without summer time. */
function timeIn(zone: string, at: string): string {
  const [, sign = '-', hours = '04'] = /^GMT([+-])(\d\d)$/.exec(zone) ?? [];
  const shift = (sign === '-' ? -1 : 1) * Number(hours) * 60 * 60_000;
  return new Date(Date.parse(at) + shift).toISOString().replace('Z', `${sign}${hours}:00`);
}
