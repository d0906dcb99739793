import type { SettlementReport } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import type { Filter } from '../../parts/filters.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { useServiceChoices, useServiceName } from '../../parts/payment-services.ts';
import { Empty } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { Money, None, Time } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** Each report of a processor (a payout, a day or a file) with what its lines add up to. */
export function SettlementReports({ tabs }: Readonly<{ tabs: ReactNode }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const nameOf = useServiceName();
  const filters: readonly Filter[] = [
    { name: 'posted_at', label: say('posted'), kind: 'time' },
    {
      name: 'payment_service_id',
      label: list('service'),
      kind: 'choice',
      isMany: true,
      choices: useServiceChoices(),
    },
    { name: 'currency', label: list('currency'), kind: 'text' },
    { name: 'id', label: say('report_id'), kind: 'text' },
    { name: 'created_at', label: say('ingested'), kind: 'time' },
  ];

  return (
    <ListPage
      title={say('title')}
      operation="GET /settlement-reports"
      above={tabs}
      columns={columnsOf({ say, list, nameOf })}
      filters={filters}
      pinned={['posted_at', 'payment_service_id']}
      idOf={({ id, currency }) => `${id} ${currency}`}
      hrefOf={({ id, currency }) => `/reconciliation/reports/${id}?currency=${currency}`}
      empty={<Empty title={say('empty')}>{say('empty_why')}</Empty>}
    />
  );
}

type ColumnWords = Readonly<{
  say: SayText<typeof WORDS>;
  list: SayText<typeof LIST_WORDS>;
  nameOf: (id: string) => string;
}>;

function columnsOf({ say, list, nameOf }: ColumnWords): readonly Column<SettlementReport>[] {
  const amount = (
    name: 'settled' | 'refunded' | 'charged_back' | 'reversed' | 'fees' | 'net',
    minorOf: (report: SettlementReport) => number,
    more: Partial<Column<SettlementReport>> = {},
  ): Column<SettlementReport> => ({
    name,
    label: say(name),
    align: 'end',
    cell: (report) =>
      minorOf(report) === 0 ? <None /> : <Money minor={minorOf(report)} currency={report.currency} />,
    ...more,
  });

  return [
    {
      name: 'service',
      label: list('service'),
      narrow: 'lead',
      cell: ({ payment_service_id: id }) => nameOf(id),
    },
    {
      name: 'posted',
      label: say('posted'),
      narrow: 'sub',
      cell: ({ last_posted_at: at }) => <Time at={at} length="date" />,
    },
    { name: 'line_count', label: say('line_count'), align: 'end', cell: ({ line_count: count }) => count },
    amount('settled', ({ settled_amount: minor }) => minor),
    amount('refunded', ({ refunded_amount: minor }) => -minor),
    amount('charged_back', ({ charged_back_amount: minor }) => -minor),
    amount('reversed', ({ reversed_amount: minor }) => minor, { isExtra: true }),
    amount('fees', ({ fee_amount: minor }) => -minor),
    amount('net', ({ net_amount: minor }) => minor, { narrow: 'end' }),
    {
      name: 'id',
      label: say('report_id'),
      isExtra: true,
      cell: ({ id }) => <code>{id}</code>,
    },
    {
      name: 'updated_at',
      label: say('ingested'),
      align: 'end',
      isExtra: true,
      cell: ({ updated_at: at }) => <Time at={at} />,
    },
  ];
}
