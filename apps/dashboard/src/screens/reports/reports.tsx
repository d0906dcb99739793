import type { Report } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { ActButton } from '../../parts/act-button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { Empty } from '../../parts/states.tsx';
import { Tag } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { NewReport } from './new-report.tsx';
import { SCHEDULES, wordOf } from './report-words.ts';
import { RunState } from './run-state.tsx';
import { WORDS } from './words.ts';

/** Files for accounting, and when they are made. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const [isMaking, setIsMaking] = useState(false);
  const create = (
    <ActButton needs="reports.write" data-kind="main" onClick={() => setIsMaking(true)}>
      <Icon name="plus" />
      {say('create')}
    </ActButton>
  );

  return (
    <>
      <ListPage
        title={say('title')}
        operation="GET /reports"
        acts={create}
        columns={columnsOf(say, list)}
        filters={[
          { name: 'name', label: list('name'), kind: 'text' },
          {
            name: 'schedule',
            label: say('schedule'),
            kind: 'choice',
            isMany: true,
            choices: SCHEDULES.map((value) => ({ value, label: say(value) })),
          },
          { name: 'schedule_enabled', label: say('on'), kind: 'flag' },
        ]}
        pinned={['name', 'schedule']}
        hrefOf={({ id }) => `/reports/${id}`}
        empty={
          <Empty title={say('empty')} action={create}>
            {say('empty_why')}
          </Empty>
        }
      />
      {isMaking ? <NewReport onClose={() => setIsMaking(false)} /> : null}
    </>
  );
}

function columnsOf(say: SayText<typeof WORDS>, list: SayText<typeof LIST_WORDS>): readonly Column<Report>[] {
  return [
    { name: 'name', label: list('name'), narrow: 'lead', cell: ({ name }) => name },
    { name: 'model', label: say('model'), narrow: 'sub', cell: ({ spec: { model } }) => wordOf(model, say) },
    {
      name: 'schedule',
      label: say('schedule'),
      cell: ({ schedule, schedule_enabled: isOn }) => (
        <span className="line">
          {wordOf(schedule, say)}
          {isOn ? null : <Tag>{say('off')}</Tag>}
        </span>
      ),
    },
    {
      name: 'last_run',
      label: say('last_run'),
      narrow: 'sub',
      cell: ({ latest_execution: run }) => (run === null ? <None /> : <RunState status={run.status} />),
    },
    {
      name: 'last_run_at',
      label: say('up_to'),
      align: 'end',
      narrow: 'end',
      cell: ({ latest_execution: run }) => <Time at={run?.context.reference_timestamp} />,
    },
    {
      name: 'next_run',
      label: say('next_run'),
      align: 'end',
      cell: ({ next_execution_at: at }) => <Time at={at} />,
    },
    {
      name: 'creator',
      label: say('creator'),
      isExtra: true,
      cell: ({ creator_display_name: by }) => by ?? <None />,
    },
    { name: 'id', label: list('id'), isExtra: true, cell: ({ id }) => <code>{id}</code> },
  ];
}
