import type { MonitoringMetric, MonitoringSample } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Chart } from '../../parts/chart.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Empty, Loading, Trouble } from '../../parts/states.tsx';
import { Status } from '../../parts/status.tsx';
import { toast } from '../../parts/toast.tsx';
import { Numbers } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { NewMetricDialog } from './new-metric.tsx';
import { lowestOf, metricOf, useBoundText, type Watch } from './policy.ts';
import { WORDS } from './words.ts';

const SAMPLES = 'P3D';
const SAMPLE_DAYS = 3;
const LIST = 'GET /monitoring/metrics';

/** Watched metrics with their samples; three to begin with where there are none. */
export function Metrics({
  isNew,
  setIsNew,
}: Readonly<{ isNew: boolean; setIsNew: (isNew: boolean) => void }>): ReactNode {
  const read = useRead(
    LIST,
    { query: { samples_timestamp_interval: SAMPLES, limit: 10 } },
    { everyMs: 60_000 },
  );
  const items = read.data?.items ?? [];

  return (
    <>
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {read.data === undefined && read.error === null ? <Loading /> : null}
      {read.data !== undefined && items.length === 0 ? <Suggestions /> : null}
      {items.map((metric) => (
        <OneMetric key={metric.id} metric={metric} />
      ))}
      {isNew ? <NewMetricDialog onClose={() => setIsNew(false)} /> : null}
    </>
  );
}

function OneMetric({ metric }: Readonly<{ metric: MonitoringMetric }>): ReactNode {
  const say = useWords(WORDS);
  const { time, percent } = useFormats();
  const boundText = useBoundText();
  const samples = metric.samples_view ?? [];
  const values = samples.map(({ value }) => (value === null ? null : Number(value)));
  const low = lowestOf(metric.alerting_policy);

  return (
    <Section title={metric.display_name} acts={<DeleteMetric metric={metric} />}>
      <Numbers
        rows={[
          [say('now'), <LastSample key="now" sample={samples.findLast(({ value }) => value !== null)} />],
          [say('bound'), boundText(metric.alerting_policy)],
          [
            say('by'),
            <span key="by" className="aside">
              {metric.creator_display_name}
            </span>,
          ],
        ]}
      />
      <Chart
        title={say('samples', { days: SAMPLE_DAYS })}
        times={samples.map(({ timestamp }) => timestamp)}
        series={[
          { label: say('approval'), values },
          ...(low === null
            ? []
            : [{ label: say('bound'), values: values.map(() => low), color: 'bad' as const }]),
        ]}
        write={percent}
        writeTime={(iso) => time(iso)}
      />
    </Section>
  );
}

function LastSample({ sample }: Readonly<{ sample: MonitoringSample | undefined }>): ReactNode {
  const say = useWords(WORDS);
  const { percent, time } = useFormats();
  if (sample === undefined) return <Status tone="quiet">{say('no_sample')}</Status>;
  const { value, healthy, timestamp } = sample;

  return (
    <span className="last-sample">
      {percent(Number(value))}
      <span className="aside">
        <Status tone={healthy === false ? 'bad' : 'good'}>
          {say(healthy === false ? 'unhealthy' : 'healthy')}
        </Status>{' '}
        <span className="soft">{time(timestamp)}</span>
      </span>
    </span>
  );
}

function DeleteMetric({ metric }: Readonly<{ metric: MonitoringMetric }>): ReactNode {
  const say = useWords(WORDS);
  const [isSure, setIsSure] = useState(false);
  const remove = useAct('DELETE /monitoring/metrics/{metric_id}', [LIST]);
  const name = metric.display_name;

  return (
    <>
      <ActButton needs="monitoring.write" onClick={() => setIsSure(true)}>
        {say('delete')}
        <span className="unseen"> {name}</span>
      </ActButton>
      {isSure ? (
        <Dialog
          title={say('delete_title', { name })}
          onClose={() => setIsSure(false)}
          acts={
            <button
              type="button"
              className="button"
              data-kind="bad"
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate({ path: { metric_id: metric.id } }, { onSuccess: () => setIsSure(false) })
              }
            >
              {say('delete')}
            </button>
          }
        >
          <p>{say('delete_why')}</p>
          {remove.error === null ? null : <FormProblem problem={remove.error} />}
        </Dialog>
      ) : null}
    </>
  );
}

/** What nobody should be without: one press each. */
function Suggestions(): ReactNode {
  const say = useWords(WORDS);
  const suggested: readonly Watch[] = [
    { name: say('suggest_cards'), window: 'PT1H', belowPercent: 70, method: 'card' },
    { name: say('suggest_all'), window: 'PT15M', belowPercent: 50 },
    { name: say('suggest_day'), window: 'P1D', belowPercent: 80 },
  ];
  return (
    <Empty title={say('no_metrics')}>
      <p>{say('no_metrics_why')}</p>
      <ul className="suggestions">
        {suggested.map((watch) => (
          <Suggestion key={watch.name} watch={watch} />
        ))}
      </ul>
    </Empty>
  );
}

function Suggestion({ watch }: Readonly<{ watch: Watch }>): ReactNode {
  const say = useWords(WORDS);
  const create = useAct('POST /monitoring/metrics', [LIST]);
  return (
    <li>
      <span>{watch.name}</span>
      <ActButton
        needs="monitoring.write"
        disabled={create.isPending || create.isSuccess}
        onClick={() =>
          create.mutate({ body: metricOf(watch) }, { onError: ({ message }) => toast(message, 'bad') })
        }
      >
        {say('watch')}
        <span className="unseen"> {watch.name}</span>
      </ActButton>
    </li>
  );
}
