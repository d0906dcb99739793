import type { MonitoringIncident } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import { Status, Tag } from '../../parts/status.tsx';
import { Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { useModelText } from './models.ts';
import { WORDS } from './words.ts';

/** All incidents, newest first. */
export function Incidents({ tabs }: Readonly<{ tabs: ReactNode }>): ReactNode {
  const say = useWords(WORDS);
  const modelText = useModelText();
  return (
    <ListPage
      title={say('title')}
      above={tabs}
      operation="GET /monitoring/incidents"
      filters={[]}
      hrefOf={({ id }) => `/monitoring/incidents/${id}`}
      columns={[
        {
          name: 'what',
          label: say('what'),
          narrow: 'lead',
          cell: ({ display_name: name }) => name,
        },
        { name: 'about', label: say('about'), cell: ({ spec }) => modelText(spec) },
        {
          name: 'state',
          label: say('state'),
          narrow: 'sub',
          cell: (incident) => <IncidentState incident={incident} />,
        },
        {
          name: 'began',
          label: say('began'),
          align: 'end',
          narrow: 'end',
          cell: ({ created_at: at }) => <Time at={at} />,
        },
        {
          name: 'ended',
          label: say('ended'),
          align: 'end',
          cell: ({ closed_at: at }) => <Time at={at} />,
        },
      ]}
      empty={<Empty title={say('no_incidents')}>{say('no_incidents_why')}</Empty>}
    />
  );
}

/** Open or over, and whether somebody has said that they saw it. */
export function IncidentState({ incident }: Readonly<{ incident: MonitoringIncident }>): ReactNode {
  const say = useWords(WORDS);
  const { closed_at: closed, notes } = incident;
  return (
    <span className="line">
      <Status tone={closed === null ? 'bad' : 'quiet'}>{say(closed === null ? 'open' : 'over')}</Status>
      {notes === null ? null : <Tag>{say('seen')}</Tag>}
    </span>
  );
}
