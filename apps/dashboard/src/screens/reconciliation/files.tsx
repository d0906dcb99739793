import type { ProcessorReport } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import type { Filter } from '../../parts/filters.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { useServiceChoices, useServiceName } from '../../parts/payment-services.ts';
import { Empty } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { None, Time } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { FILE_STATUSES, FileState } from './file-state.tsx';
import { WORDS } from './words.ts';

/** Files in which processors say what they settled, and how far they are read. */
export function Files({ tabs }: Readonly<{ tabs: ReactNode }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const nameOf = useServiceName();
  const filters: readonly Filter[] = [
    { name: 'announced_at', label: say('announced'), kind: 'time' },
    {
      name: 'status',
      label: list('status'),
      kind: 'choice',
      isMany: true,
      choices: FILE_STATUSES.map((value) => ({ value, label: say(value) })),
    },
    { name: 'has_unmatched', label: say('has_unmatched'), kind: 'flag' },
    {
      name: 'payment_service_id',
      label: list('service'),
      kind: 'choice',
      isMany: true,
      choices: useServiceChoices(),
    },
    { name: 'name', label: list('name'), kind: 'text' },
  ];

  return (
    <ListPage
      title={say('title')}
      operation="GET /processor-reports"
      above={tabs}
      columns={columnsOf({ say, list, nameOf })}
      filters={filters}
      pinned={['status', 'has_unmatched']}
      hrefOf={({ id }) => `/reconciliation/files/${id}`}
      empty={<Empty title={say('no_files')}>{say('no_files_why')}</Empty>}
    />
  );
}

type ColumnWords = Readonly<{
  say: SayText<typeof WORDS>;
  list: SayText<typeof LIST_WORDS>;
  nameOf: (id: string) => string;
}>;

function columnsOf({ say, list, nameOf }: ColumnWords): readonly Column<ProcessorReport>[] {
  const count = (
    name: 'of_payments' | 'of_account' | 'unmatched' | 'unreadable',
    countOf: (file: ProcessorReport) => number,
  ): Column<ProcessorReport> => ({
    name,
    label: say(name),
    align: 'end',
    cell: (file) => (countOf(file) === 0 ? <None /> : countOf(file)),
  });

  return [
    { name: 'name', label: list('name'), narrow: 'lead', cell: ({ name }) => name },
    {
      name: 'status',
      label: list('status'),
      narrow: 'sub',
      cell: ({ status }) => <FileState status={status} />,
    },
    {
      name: 'service',
      label: list('service'),
      narrow: 'sub',
      cell: ({ payment_service_id: id }) => nameOf(id),
    },
    count('of_payments', ({ payment_line_count: lines }) => lines),
    count('of_account', ({ account_line_count: lines }) => lines),
    count('unmatched', ({ unmatched_line_count: lines }) => lines),
    count('unreadable', ({ unreadable_line_count: lines }) => lines),
    {
      name: 'announced_at',
      label: say('announced'),
      align: 'end',
      narrow: 'end',
      cell: ({ announced_at: at }) => <Time at={at} />,
    },
  ];
}
