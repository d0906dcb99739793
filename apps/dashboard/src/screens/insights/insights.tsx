import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { Chart } from '../../parts/chart.tsx';
import { SelectField } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Icon } from '../../parts/icon.tsx';
import { Age, Empty, Loading, Trouble } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import { ByWord } from './by-word.tsx';
import { ChangeText } from './change-text.tsx';
import { Presets } from './presets.tsx';
import {
  filtersOf,
  type Metric,
  metricName,
  queryOf,
  type Question,
  SPLIT_NAMES,
  SPLITS,
  useQuestion,
  useWriter,
} from './question.ts';
import { timesOf } from './series.ts';
import { WORDS } from './words.ts';

const METRICS = ['auth_rate', 'transactions', 'volume'] as const;

/** Why figures moved: one of them over time beside the time before, and split by what payments have in common. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const [question] = useQuestion();
  const read = useRead('GET /metrics-explorer/{source}/metrics/{metric}/totals', {
    path: { source: 'authorization', metric: question.metric },
    query: queryOf(question),
  });
  const total = read.data;
  const isEmpty = total !== undefined && total.series.current.values.every((value) => (value ?? 0) === 0);

  return (
    <>
      <header className="page-head">
        <h1>{say('title')}</h1>
        <Age
          readAt={read.dataUpdatedAt}
          isFetching={read.isFetching && !read.isPending}
          onRefresh={() => void read.refetch()}
        />
        <span className="page-acts">
          <Presets question={question} />
        </span>
      </header>
      <Totals question={question} />
      <Choices question={question} />
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {total === undefined && read.error === null ? <Loading rows={6} /> : null}
      {isEmpty ? <NothingCounted question={question} /> : null}
      {total === undefined || isEmpty ? null : (
        <>
          <OverTime question={question} total={total} />
          <ByWord question={question} total={total} />
        </>
      )}
    </>
  );
}

/** The three figures, each the choice of what is looked at. */
function Totals({ question }: Readonly<{ question: Question }>): ReactNode {
  return (
    <div className="totals">
      {METRICS.map((metric) => (
        <Total key={metric} metric={metric} question={question} />
      ))}
    </div>
  );
}

function Total({ metric, question }: Readonly<{ metric: Metric; question: Question }>): ReactNode {
  const say = useWords(WORDS);
  const [, change] = useQuestion();
  const write = useWriter(metric);
  const { data } = useRead('GET /metrics-explorer/{source}/metrics/{metric}/totals', {
    path: { source: 'authorization', metric },
    query: queryOf(question),
  });
  const value = data?.summary.current.value ?? null;
  const currency = question.currency.length === 1 ? (question.currency[0] ?? null) : null;
  const isMixed = metric === 'volume' && currency === null;

  return (
    <button
      type="button"
      className="total"
      aria-pressed={question.metric === metric}
      onClick={() => change({ metric })}
    >
      <span className="total-name">{say(metricName(metric))}</span>
      <span className="total-value number">{value === null || isMixed ? '–' : write(value, currency)}</span>
      {isMixed ? (
        <span className="change soft">{say('one_currency')}</span>
      ) : (
        <ChangeText metric={metric} now={value} before={data?.summary.previous?.value ?? null} />
      )}
    </button>
  );
}

const RANGES = [
  { value: 'P1D', name: 'day' },
  { value: 'P7D', name: 'week' },
  { value: 'P30D', name: 'month' },
  { value: 'P90D', name: 'quarter' },
] as const;

function Choices({ question }: Readonly<{ question: Question }>): ReactNode {
  const say = useWords(WORDS);
  const [, change] = useQuestion();
  return (
    <div className="insight-choices">
      <SelectField
        label={say('range')}
        value={question.range}
        onChange={(range) => change({ range })}
        choices={RANGES.map(({ value, name }) => ({ value, label: say(name) }))}
      />
      <SelectField
        label={say('split')}
        value={question.split}
        onChange={(split) => change({ split })}
        choices={SPLIT_NAMES.map((value) => ({ value, label: say(value) }))}
      />
      <CurrencyField question={question} />
      <SetFilters question={question} />
    </div>
  );
}

/** The currencies that there are payments in. */
function CurrencyField({ question }: Readonly<{ question: Question }>): ReactNode {
  const say = useWords(WORDS);
  const [, change] = useQuestion();
  const { data = [] } = useRead('GET /metrics-explorer/{source}/metrics/{metric}/modules/{module}', {
    path: { source: 'authorization', metric: 'transactions', module: 'currency' },
    query: { datetime_range: question.range },
  });
  const chosen = question.currency.length === 1 ? (question.currency[0] ?? '') : '';
  const codes = [...new Set([...data.map(({ key }) => key), ...(chosen === '' ? [] : [chosen])])];

  return (
    <SelectField
      label={say('currency')}
      value={chosen}
      onChange={(code) => change({ currency: code === '' ? [] : [code] })}
      choices={[
        { value: '', label: say('any_currency') },
        ...codes.map((code) => ({ value: code, label: code })),
      ]}
    />
  );
}

/** What payments are narrowed to, each to be taken away. */
function SetFilters({ question }: Readonly<{ question: Question }>): ReactNode {
  const say = useWords(WORDS);
  const [, change] = useQuestion();
  const { data: services } = useRead('GET /payment-services', { query: { limit: 100 } });
  const nameOf = (filter: string, word: string): string =>
    filter === 'payment_service_id'
      ? (services?.items.find(({ id }) => id === word)?.display_name ?? word)
      : word;
  const set = Object.entries(filtersOf(question))
    .filter(([filter]) => filter !== 'currency')
    .flatMap(([filter, words]) => words.map((word) => ({ filter, word, name: nameOf(filter, word) })));

  return (
    <ul className="set-filters">
      {set.map(({ filter, word, name }) => (
        <li key={`${filter} ${word}`} className="set-filter">
          <span>{name}</span>
          <button
            type="button"
            className="chip-remove"
            onClick={() => change({ [filter]: filtersIn(question, filter).filter((one) => one !== word) })}
          >
            <Icon name="close" />
            <span className="unseen">{say('remove', { name })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function filtersIn(question: Question, filter: string): readonly string[] {
  const name = Object.values(SPLITS).find((one) => one === filter);
  return name === undefined ? [] : question[name];
}

type TotalAnswer = Parameters<typeof ByWord>[0]['total'];

function OverTime({ question, total }: Readonly<{ question: Question; total: TotalAnswer }>): ReactNode {
  const say = useWords(WORDS);
  const { time } = useFormats();
  const write = useWriter(question.metric);
  const { current, previous } = total.series;
  const currency = question.currency.length === 1 ? (question.currency[0] ?? null) : null;

  return (
    <Chart
      title={say('by_time', { measure: say(metricName(question.metric)) })}
      times={timesOf(current)}
      series={[
        { label: say('this_time'), values: current.values },
        ...(previous === null
          ? []
          : [{ label: say('before'), values: previous.values, color: 'quiet' as const }]),
      ]}
      write={(value) => write(value, currency)}
      writeTime={(iso) => time(iso, question.range === 'P1D' ? 'short' : 'date')}
    />
  );
}

function NothingCounted({ question }: Readonly<{ question: Question }>): ReactNode {
  const say = useWords(WORDS);
  return question.metric === 'volume' && question.currency.length !== 1 ? (
    <p className="hint">{say('several_currencies')}</p>
  ) : (
    <Empty title={say('empty')}>{say('empty_why')}</Empty>
  );
}
