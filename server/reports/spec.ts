import { parseTransactionStatus } from '../api-contract/vocabulary.ts';
import type { RowOrder } from '../db/queries/report-rows.ts';
import type { ReportRow, ReportSchedule } from '../db/queries/reports.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { objectOf } from '../domain/json.ts';
import { type PeriodUnit, isTimeZone, periodBefore } from '../domain/report/local-time.ts';
import { isTimestampText } from '../domain/timestamp.ts';
import type { Detail } from '../domain/problem.ts';
import { type Model, MODELS, isModelName } from './models.ts';

type Params = Readonly<Record<string, unknown>>;
type Spec = Readonly<{ model: string; params: Params }>;

/** A moment, or the beginning or end of the last whole day, week or month before a run. */
const WORD = /^(day|week|month)_(start|end)$/;
const WORDS_MAX = 200;
const UNITS: Readonly<Record<Exclude<ReportSchedule, 'once'>, PeriodUnit>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
};

export function unitOf(schedule: ReportSchedule): PeriodUnit | null {
  return schedule === 'once' ? null : UNITS[schedule];
}

/** All that is wrong with what a report asks for. */
export function specProblems({ model: name, params }: Spec, zone: string): readonly Detail[] {
  const problems: Detail[] = [];
  const wrong = (pointer: string, message: string): void => {
    problems.push({ location: 'body', pointer, message, type: 'value_error' });
  };
  if (!isTimeZone(zone))
    wrong('/schedule_timezone', 'must be a time zone of the IANA database, such as Europe/Berlin');
  if (!isModelName(name)) {
    wrong('/spec/model', `must be ${Object.keys(MODELS).join(', ')}: other models are not served here`);
    return problems;
  }

  const model = MODELS[name];
  for (const key of Object.keys(params))
    if (!['fields', 'filters', 'sort'].includes(key))
      wrong(`/spec/params/${key}`, 'is none of fields, filters and sort');
  checkFields(model, params['fields'], wrong);
  checkFilters(model, params['filters'], wrong);
  checkSort(model, params['sort'], wrong);
  return problems;
}

type AddProblem = (pointer: string, message: string) => void;
type AnyModel = Pick<Model<never>, 'times' | 'lists'> &
  Readonly<{ columns: Readonly<Record<string, unknown>> }>;

function checkFields({ columns }: AnyModel, fields: unknown, wrong: AddProblem): void {
  if (fields === undefined) return;
  if (!Array.isArray(fields) || fields.length === 0 || new Set(fields).size !== fields.length)
    return wrong('/spec/params/fields', 'must be a list of columns, each once');
  fields.forEach((field: unknown, index) => {
    if (typeof field !== 'string' || !Object.hasOwn(columns, field))
      wrong(`/spec/params/fields/${index}`, `must be one of ${Object.keys(columns).join(', ')}`);
  });
}

function checkFilters({ times, lists }: AnyModel, given: unknown, wrong: AddProblem): void {
  if (given === undefined) return;
  const filters = objectOf(given);
  if (filters === null) return wrong('/spec/params/filters', 'must be an object');

  for (const [name, filter] of Object.entries(filters)) {
    const pointer = `/spec/params/filters/${name}`;
    if (times.includes(name)) checkStretch(filter, pointer, wrong);
    else if (lists.includes(name)) {
      const isFine =
        Array.isArray(filter) &&
        filter.length > 0 &&
        filter.length <= WORDS_MAX &&
        filter.every((word) => typeof word === 'string');
      if (!isFine) wrong(pointer, `must be a list of 1 to ${WORDS_MAX} texts`);
    } else wrong(pointer, `must be one of ${[...times, ...lists].join(', ')}`);
  }
}

function checkStretch(filter: unknown, pointer: string, wrong: AddProblem): void {
  const stretch = objectOf(filter);
  if (stretch === null || Object.keys(stretch).length === 0)
    return wrong(pointer, 'must have a start, an end, or both');
  for (const [name, value] of Object.entries(stretch)) {
    if (name !== 'start' && name !== 'end') wrong(`${pointer}/${name}`, 'must be start or end');
    else if (!isMoment(value))
      wrong(
        `${pointer}/${name}`,
        'must be a time with its offset from the year 0001 on, or day_start, day_end, week_start … month_end',
      );
  }
}

function isMoment(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  return WORD.test(value) || isTimestampText(value);
}

/** Rows come in the order of the time that holds the walk, either way: no other column has an index for it. */
function checkSort({ times: [first] }: AnyModel, sort: unknown, wrong: AddProblem): void {
  if (sort === undefined) return;
  const [only, ...more] = Array.isArray(sort) ? (sort as unknown[]) : [null];
  const { field, order = 'asc' } = objectOf(only) ?? {};
  if (more.length > 0 || field !== first || (order !== 'asc' && order !== 'desc'))
    wrong('/spec/params/sort', `must be left out, or be [{"field":"${first}","order":"asc"}] or "desc"`);
}

function orderOf(sort: unknown): RowOrder {
  const [only] = Array.isArray(sort) ? (sort as unknown[]) : [];
  return objectOf(only)?.['order'] === 'desc' ? 'desc' : 'asc';
}

/** What one run looks for: columns, and filters with every word made a moment. */
export type ResolvedSpec = Readonly<{
  fields: readonly string[];
  order: RowOrder;
  from: Date | null;
  before: Date;
  filters: Readonly<Record<string, unknown>>;
}>;

export function resolveSpec(
  { spec, schedule, api_version: version }: Pick<ReportRow, 'spec' | 'schedule' | 'api_version'>,
  reference: Date,
  zone: string,
): ResolvedSpec {
  if (!isModelName(spec.model)) throw new Error(`BUG: a report on ${spec.model}`);
  const { columns, times } = MODELS[spec.model];
  const [walked] = times;
  const moment = (value: unknown, without: string): string => {
    const [, unit, end] = typeof value === 'string' ? (WORD.exec(value) ?? []) : [];
    if (unit === undefined) return typeof value === 'string' ? value : without;
    return periodBefore(reference, unit as PeriodUnit, zone)[end === 'start' ? 'start' : 'end'].toISOString();
  };
  const filters: Record<string, unknown> = {};
  for (const [name, filter] of Object.entries(objectOf(spec.params['filters']) ?? {})) {
    const stretch = objectOf(filter);
    filters[name] =
      stretch === null
        ? wordsInside(name, spec.model, filter, version)
        : { start: moment(stretch['start'], '-infinity'), end: moment(stretch['end'], 'infinity') };
  }
  const unit = unitOf(schedule);
  const isNarrowed = times.some((time) => Object.hasOwn(filters, time));

  // What has come up to now is owed, however long ago.
  if (!isNarrowed && unit !== null && spec.model !== 'accounts_receivables') {
    const { start, end } = periodBefore(reference, unit, zone);
    filters[walked] = { start: start.toISOString(), end: end.toISOString() };
  }
  const { start, end } = objectOf(filters[walked]) ?? {};
  const fields = spec.params['fields'];
  return {
    fields: Array.isArray(fields) ? fields.map(String) : Object.keys(columns),
    order: orderOf(spec.params['sort']),
    from: dateOf(start),
    before: earlierOf(dateOf(end), reference),
    filters,
  };
}

/** Statuses of transactions stand in the words of the report's version. */
function wordsInside(name: string, model: string, words: unknown, version: ApiVersion): unknown {
  if (name !== 'status' || model !== 'transactions' || !Array.isArray(words)) return words;
  return words.flatMap((word) => parseTransactionStatus(version, String(word)));
}

function dateOf(moment: unknown): Date | null {
  const date = typeof moment === 'string' ? new Date(moment) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

function earlierOf(one: Date | null, other: Date): Date {
  return one !== null && one.getTime() < other.getTime() ? one : other;
}
