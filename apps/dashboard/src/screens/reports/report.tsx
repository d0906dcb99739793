import type { Report, ReportExecution } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { CopyId } from '../../parts/copy-id.tsx';
import { DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Tag } from '../../parts/status.tsx';
import { Table } from '../../parts/table.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { navigate, useAddress, usePart } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { wordOf } from './report-words.ts';
import { isUnderWay, RunState } from './run-state.tsx';
import { WORDS } from './words.ts';

const RUNNING_MS = 2000;

/** One report with its files. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const id = usePart('id');
  const read = useRead('GET /reports/{report_id}', { path: { report_id: id } });

  return (
    <DetailPage back={{ to: '/reports', label: say('title') }} read={read}>
      {(report) => (
        <>
          <DetailHead
            title={report.name}
            status={report.schedule_enabled ? null : <Tag>{say('off')}</Tag>}
            acts={report.schedule === 'once' ? <RunAgain report={report} /> : <Switch report={report} />}
          >
            {report.description === null ? undefined : <p>{report.description}</p>}
          </DetailHead>
          <Section title={say('report')}>
            <Facts
              rows={[
                [say('model'), wordOf(report.spec.model, say)],
                [say('schedule'), wordOf(report.schedule, say)],
                [say('zone'), report.schedule_timezone],
                [
                  say('next_run'),
                  report.next_execution_at === null ? null : (
                    <Time key="next" at={report.next_execution_at} length="long" />
                  ),
                ],
                [say('creator'), report.creator_display_name],
                [list('created'), <Time key="made" at={report.created_at} length="long" />],
                [list('id'), <CopyId key="id" id={report.id} />],
              ]}
            />
          </Section>
          <Runs reportId={id} isAtOnce={report.schedule === 'once'} />
        </>
      )}
    </DetailPage>
  );
}

function Switch({ report }: Readonly<{ report: Report }>): ReactNode {
  const say = useWords(WORDS);
  const act = useAct('PUT /reports/{report_id}', ['GET /reports', 'GET /reports/{report_id}']);
  const { id, schedule_enabled: isOn } = report;

  return (
    <>
      {act.error === null ? null : <Trouble problem={act.error} />}
      <ActButton
        needs="reports.write"
        disabled={act.isPending}
        onClick={() => act.mutate({ path: { report_id: id }, body: { schedule_enabled: !isOn } })}
      >
        {say(isOn ? 'turn_off' : 'turn_on')}
      </ActButton>
    </>
  );
}

/** A report that runs once is made again, with the same content. */
function RunAgain({ report }: Readonly<{ report: Report }>): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const act = useAct('POST /reports', ['GET /reports']);
  const { name, description, schedule, schedule_timezone: zone, spec } = report;
  const again = {
    name,
    ...(description === null ? {} : { description }),
    schedule,
    schedule_enabled: true,
    schedule_timezone: zone,
    spec,
  };

  return (
    <>
      {act.error === null ? null : <Trouble problem={act.error} />}
      <ActButton
        needs="reports.write"
        disabled={act.isPending}
        onClick={() =>
          act.mutate(
            // as it was taken before
            { body: again as Parameters<typeof act.mutate>[0]['body'] },
            {
              onSuccess: ({ id }) => {
                toast(say('started'));
                navigate(address(`/reports/${id}`));
              },
            },
          )
        }
      >
        {say('run_again')}
      </ActButton>
    </>
  );
}

/** `isAtOnce`: the first run begins right after the report is made. */
function Runs({ reportId, isAtOnce }: Readonly<{ reportId: string; isAtOnce: boolean }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const given = { path: { report_id: reportId }, query: { limit: 50 } };
  const first = useRead('GET /reports/{report_id}/executions', given);
  const known = first.data?.items ?? [];
  const isRunning = known.length === 0 ? isAtOnce : known.some(({ status }) => isUnderWay(status));
  const { data, error, refetch } = useRead('GET /reports/{report_id}/executions', given, {
    everyMs: isRunning ? RUNNING_MS : false,
  });
  const items = data?.items ?? [];

  return (
    <Section title={say('runs')}>
      {error === null ? null : <Trouble problem={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading rows={3} /> : null}
      {data !== undefined && items.length === 0 ? <p className="hint">{say('no_runs')}</p> : null}
      {items.length === 0 ? null : (
        <Table<ReportExecution>
          label={say('runs')}
          items={items}
          idOf={({ id }) => id}
          columns={[
            {
              name: 'up_to',
              label: say('up_to'),
              narrow: 'lead',
              cell: ({ context }) => <Time at={context.reference_timestamp} length="long" />,
            },
            {
              name: 'status',
              label: list('status'),
              narrow: 'sub',
              cell: ({ status }) => <RunState status={status} />,
            },
            {
              name: 'created_at',
              label: list('created'),
              align: 'end',
              cell: ({ created_at: at }) => <Time at={at} />,
            },
            {
              name: 'download',
              label: say('download'),
              isAct: true,
              align: 'end',
              narrow: 'end',
              cell: (run) =>
                run.status === 'succeeded' ? <Download reportId={reportId} runId={run.id} /> : null,
            },
          ]}
        />
      )}
    </Section>
  );
}

/** The file is fetched by an address of its own, which holds for some minutes. */
function Download({ reportId, runId }: Readonly<{ reportId: string; runId: string }>): ReactNode {
  const say = useWords(WORDS);
  const act = useAct('POST /reports/{report_id}/executions/{report_execution_id}/url', []);
  const fetchFile = (): void =>
    act.mutate(
      { path: { report_id: reportId, report_execution_id: runId }, body: { expires_in: 5 } },
      {
        onSuccess: ({ url }) => {
          const link = document.createElement('a');
          link.href = url;
          link.download = '';
          link.rel = 'noreferrer';
          link.click();
        },
        onError: (problem) => toast(problem.message, 'bad'),
      },
    );

  return (
    <button type="button" className="link" disabled={act.isPending} onClick={fetchFile}>
      {say('download')}
    </button>
  );
}
