import type { ReactNode } from 'react';
import type { Filter } from '../../parts/filters.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { useServiceChoices, useServiceName } from '../../parts/payment-services.ts';
import { Empty } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import { LINE_TYPES, useLineColumns } from './line-columns.tsx';
import { WORDS } from './words.ts';

/** Every line that processors reported. */
export function SettlementLines({ tabs }: Readonly<{ tabs: ReactNode }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <ListPage
      title={say('title')}
      operation="GET /settlements"
      above={tabs}
      columns={useLineColumns(useServiceName())}
      filters={useLineFilters()}
      pinned={['posted_at', 'type', 'payment_service_id']}
      hrefOf={({ transaction_id: id }) => `/payments/${id}`}
      empty={<Empty title={say('empty')}>{say('empty_why')}</Empty>}
    />
  );
}

export function useLineFilters(): readonly Filter[] {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const services = useServiceChoices();

  return [
    { name: 'posted_at', label: say('posted'), kind: 'time' },
    {
      name: 'type',
      label: say('type'),
      kind: 'choice',
      isMany: true,
      choices: LINE_TYPES.map((value) => ({ value, label: say(value) })),
    },
    { name: 'payment_service_id', label: list('service'), kind: 'choice', isMany: true, choices: services },
    { name: 'amount', label: list('amount'), kind: 'amount' },
    { name: 'currency', label: list('currency'), kind: 'text' },
    { name: 'transaction_id', label: list('payment'), kind: 'text' },
    { name: 'payment_service_report_id', label: say('report_id'), kind: 'text' },
    { name: 'payment_service_report_file_id', label: say('file_id'), kind: 'text' },
    { name: 'ingested_at', label: say('ingested'), kind: 'time' },
  ];
}
