import type { Confirmation } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useSentence } from '../../parts/confirm/sentence.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { None, Time } from '../../parts/values.tsx';
import { usePlace } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { ApprovalStatus } from './approval-status.tsx';
import { CardExports } from './card-exports.tsx';
import { EXPORT_WORDS } from './export-words.ts';
import { ApprovalLimits } from './limits.tsx';
import { WORDS } from './words.ts';

type Tab = 'waiting' | 'all' | 'limits' | 'exports';

/** What waits for a second person; all that was confirmed; from which amounts on two are needed; exports of cards. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const sayOfExports = useWords(EXPORT_WORDS);
  const { search } = usePlace();
  const named = new URLSearchParams(search).get('tab');
  const tab: Tab = named === 'all' || named === 'limits' || named === 'exports' ? named : 'waiting';
  const tabs = (
    <Tabs
      label={say('title')}
      current={tab}
      tabs={[
        { name: 'waiting', label: say('waiting') },
        { name: 'all', label: say('all') },
        { name: 'limits', label: say('limits') },
        { name: 'exports', label: sayOfExports('tab') },
      ]}
    />
  );

  if (tab === 'limits')
    return (
      <>
        <header className="page-head">
          <h1>{say('title')}</h1>
        </header>
        {tabs}
        <ApprovalLimits />
      </>
    );

  if (tab === 'exports') return <CardExports title={say('title')} tabs={tabs} />;
  return <Approvals isWaiting={tab === 'waiting'} tabs={tabs} />;
}

function Approvals({ isWaiting, tabs }: Readonly<{ isWaiting: boolean; tabs: ReactNode }>): ReactNode {
  const say = useWords(WORDS);
  const sentence = useSentence();
  const columns: readonly Column<Confirmation>[] = [
    { name: 'what', label: say('what'), narrow: 'lead', cell: (one) => sentence(one.sentence) },
    {
      name: 'status',
      label: say('status'),
      narrow: 'sub',
      isExtra: isWaiting,
      cell: (one) => <ApprovalStatus confirmation={one} />,
    },
    { name: 'asked_by', label: say('asked_by'), narrow: 'sub', cell: ({ asked_by }) => asked_by.name },
    {
      name: 'decided_by',
      label: say('decided_by'),
      isExtra: isWaiting,
      cell: ({ decided_by }) => decided_by?.name ?? <None />,
    },
    {
      name: 'reason',
      label: say('reason'),
      isExtra: !isWaiting,
      cell: ({ reason }) => <span title={reason ?? undefined}>{reason ?? <None />}</span>,
    },
    {
      name: 'created_at',
      label: say('asked'),
      align: 'end',
      narrow: 'end',
      cell: ({ created_at }) => <Time at={created_at} />,
    },
  ];

  return (
    <ListPage
      title={say('title')}
      operation="GET /confirmations"
      above={tabs}
      columns={columns}
      filters={[]}
      always={isWaiting ? { status: 'waiting' } : {}}
      hrefOf={({ id }) => `/approvals/${id}`}
      empty={<Empty title={say(isWaiting ? 'none_waiting' : 'none')}>{say('none_why')}</Empty>}
    />
  );
}
