import type { MetricsExplorerTotalResponse, ModuleResponse } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { codeText, methodName, schemeName } from '../../parts/payment-words.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { None } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { ChangeText } from './change-text.tsx';
import {
  filtersOf,
  type Metric,
  metricName,
  type Question,
  SPLITS,
  useQuestion,
  useWriter,
} from './question.ts';
import { timesOf } from './series.ts';
import { WORDS } from './words.ts';

const MODULE = 'GET /metrics-explorer/{source}/metrics/{metric}/modules/{module}';

/** The figure by the words of one dimension, and what it was in the time before. */
export function ByWord({
  question,
  total,
}: Readonly<{ question: Question; total: MetricsExplorerTotalResponse }>): ReactNode {
  const say = useWords(WORDS);
  const { split } = question;
  // The rate of what was refused says nothing: how often it was does.
  const metric: Metric = split === 'error_code' ? 'transactions' : question.metric;
  const path = { source: 'authorization', metric, module: split };
  const read = useRead(MODULE, { path, query: { datetime_range: question.range, ...filtersOf(question) } });
  const before = useBefore(question, total, path);
  const counts = useCounts(question, metric, read.data);
  const title = say('by_word', { measure: say(metricName(metric)), split: say(split) });
  if (read.data === undefined)
    return read.error === null ? (
      <Loading rows={5} />
    ) : (
      <Trouble problem={read.error} onRetry={() => void read.refetch()} />
    );

  return (
    <Section title={title}>
      <WordRows {...{ question, metric, before, counts, total }} items={read.data} />
    </Section>
  );
}

/** The same of the time before, as the series of it says which that was. */
function useBefore(
  question: Question,
  { series: { current, previous } }: MetricsExplorerTotalResponse,
  path: Readonly<{ source: string; metric: string; module: string }>,
): ReadonlyMap<string, number | null> {
  const [from, until] = [previous === null ? null : timesOf(previous)[0], timesOf(current)[0]];
  const isThere = typeof from === 'string' && until !== undefined;
  const { data = [] } = useRead(
    MODULE,
    { path, query: { datetime_range: `${from ?? ''}/${until ?? ''}`, ...filtersOf(question) } },
    { isWanted: isThere },
  );
  return new Map(isThere ? data.map(({ key, value }) => [key, value]) : []);
}

/** How many payments each word has. */
function useCounts(
  question: Question,
  metric: Metric,
  items: readonly ModuleResponse[] = [],
): ReadonlyMap<string, number | null> {
  const { data = [] } = useRead(
    MODULE,
    {
      path: { source: 'authorization', metric: 'transactions', module: question.split },
      query: { datetime_range: question.range, ...filtersOf(question) },
    },
    { isWanted: metric !== 'transactions' },
  );
  return new Map((metric === 'transactions' ? items : data).map(({ key, value }) => [key, value]));
}

type RowsProps = Readonly<{
  question: Question;
  metric: Metric;
  items: readonly ModuleResponse[];
  before: ReadonlyMap<string, number | null>;
  counts: ReadonlyMap<string, number | null>;
  total: MetricsExplorerTotalResponse;
}>;

function WordRows(props: RowsProps): ReactNode {
  const say = useWords(WORDS);
  const { question, metric, items, before, counts, total } = props;
  const { number } = useFormats();
  const figure = useFigure(props);
  const columns: readonly Column<ModuleResponse>[] = [
    {
      name: 'word',
      label: say(question.split),
      narrow: 'lead',
      cell: (row) => <WordButton question={question} row={row} />,
    },
    {
      name: 'value',
      label: say(metricName(metric)),
      align: 'end',
      narrow: 'end',
      cell: ({ key, value }) => figure(key, value),
    },
    {
      name: 'bar',
      label: say('share'),
      isAct: true,
      cell: ({ value }) => <WordBar items={items} value={value} />,
    },
    {
      name: 'before',
      label: say('before'),
      align: 'end',
      cell: ({ key }) => figure(key, before.get(key)),
    },
    {
      name: 'change',
      label: say('change'),
      align: 'end',
      narrow: 'sub',
      cell: ({ key, value }) => <ChangeText metric={metric} now={value} before={before.get(key) ?? null} />,
    },
    {
      name: 'payments',
      label: say('show_payments'),
      align: 'end',
      cell: ({ key }) => (
        <Link className="number" to={paymentsOf(question, key, total)}>
          {number(counts.get(key) ?? 0)}
          <span className="unseen"> {say('show_payments')}</span>
        </Link>
      ),
    },
  ];

  return <Table label={say(question.split)} items={items} idOf={({ key }) => key} columns={columns} />;
}

/** Writes a figure of a row; an amount whose currency is not known is none. */
function useFigure({
  question,
  metric,
}: RowsProps): (key: string, value: number | null | undefined) => ReactNode {
  const write = useWriter(metric);
  const [only = null] = question.currency.length === 1 ? question.currency : [];
  return (key, value) => {
    const currency = question.split === 'currency' ? key : only;
    if (value === null || value === undefined || (metric === 'volume' && currency === null)) return <None />;
    return <span className="number">{write(value, currency)}</span>;
  };
}

/** As long as the figure is of the greatest. */
function WordBar({
  items,
  value,
}: Readonly<{ items: readonly ModuleResponse[]; value: number | null }>): ReactNode {
  const most = Math.max(...items.map((one) => one.value ?? 0), 0);
  return (
    <span className="word-bar" aria-hidden="true">
      <span style={{ inlineSize: `${most === 0 ? 0 : ((value ?? 0) / most) * 100}%` }} />
    </span>
  );
}

/** Narrows what is looked at to this word. */
function WordButton({ question, row }: Readonly<{ question: Question; row: ModuleResponse }>): ReactNode {
  const say = useWords(WORDS);
  const [, change] = useQuestion();
  const name = wordText(question.split, row) ?? say('none');
  const filter = SPLITS[question.split];

  return (
    <button
      type="button"
      className="link"
      aria-label={say('narrow', { name })}
      onClick={() => change({ [filter]: [row.key] })}
    >
      {name}
    </button>
  );
}

/** As people call it; null for what a payment lacks. */
function wordText(split: Question['split'], { key, display_name: name }: ModuleResponse): string | null {
  if (key === 'none') return null;
  if (split === 'error_code') return codeText(key);
  if (split === 'method') return methodName(key);
  return split === 'payment_method_scheme' ? schemeName(key) : name;
}

/** The list of those payments: the same filters, the same time. */
function paymentsOf(
  question: Question,
  key: string,
  { series: { current } }: MetricsExplorerTotalResponse,
): string {
  const search = new URLSearchParams();
  for (const [name, words] of Object.entries({ ...filtersOf(question), [SPLITS[question.split]]: [key] }))
    for (const word of words) if (word !== 'none') search.append(name, word);
  const from = timesOf(current)[0];
  if (from !== undefined) search.set('created_at_gte', from);
  return `/payments?${search.toString()}`;
}
