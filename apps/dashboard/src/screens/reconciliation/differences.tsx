import type { AuditLogEntry } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import { Status } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** Where the ledger does not say what its books say: every hour they are compared. */
export function Differences({ tabs }: Readonly<{ tabs: ReactNode }>): ReactNode {
  const say = useWords(WORDS);
  const columns: readonly Column<AuditLogEntry>[] = [
    {
      name: 'difference',
      label: say('difference'),
      narrow: 'lead',
      cell: ({ resource: { name } }) => <Status tone="bad">{name}</Status>,
    },
    {
      name: 'found',
      label: say('found'),
      align: 'end',
      narrow: 'end',
      cell: ({ timestamp: at }) => <Time at={at} />,
    },
  ];

  return (
    <ListPage
      title={say('title')}
      operation="GET /audit-logs"
      above={tabs}
      columns={columns}
      filters={[]}
      idOf={({ id }) => id ?? ''}
      always={{ resource_type: 'ledger-difference' }}
      empty={<Empty title={say('no_differences')}>{say('no_differences_why')}</Empty>}
    />
  );
}
