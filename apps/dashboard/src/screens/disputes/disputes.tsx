import type { DisputeSummary } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import type { Filter } from '../../parts/filters.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { useServiceChoices, useServiceName } from '../../parts/payment-services.ts';
import { Empty } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { Money, None, Time } from '../../parts/values.tsx';
import { Views } from '../../parts/views.tsx';
import { usePlace } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { DisputeState, REASONS, STAGES, TimeLeft, wordFor } from './standing.tsx';
import { STATUSES } from './statuses.ts';
import { WORDS } from './words.ts';

const ENDED = ['accepted', 'won', 'lost', 'expired', 'closed'] as const;

/** The work list of disputes: without another choice, those that wait for an answer, what is due first. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const service = useServiceName();
  const { search } = usePlace();
  const isWork = !new URLSearchParams(search).has('status');

  const views = [
    { label: say('to_answer'), values: [] },
    { label: say('under_review'), values: ['under_review'] },
    { label: say('ended'), values: ENDED },
    { label: list('all'), values: STATUSES },
  ];
  return (
    <ListPage
      title={say('title')}
      operation="GET /disputes"
      above={<Views label={say('views')} param="status" views={views} />}
      columns={columnsOf(say, list, service)}
      filters={useFilters()}
      pinned={['respond_by', 'reason', 'amount']}
      always={isWork ? { order_by: 'respond_by' } : {}}
      hrefOf={({ id }) => `/disputes/${id}`}
      empty={<Empty title={say('none_due')}>{say('none_due_why')}</Empty>}
    />
  );
}

function useFilters(): readonly Filter[] {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const services = useServiceChoices();
  const choicesOf = (words: readonly (keyof typeof WORDS)[]) =>
    words.map((value) => ({ value, label: say(value) }));

  return [
    { name: 'respond_by', label: say('due'), kind: 'time' },
    { name: 'reason', label: list('reason'), kind: 'choice', isMany: true, choices: choicesOf(REASONS) },
    { name: 'amount', label: list('amount'), kind: 'amount' },
    { name: 'currency', label: list('currency'), kind: 'text' },
    { name: 'status', label: list('status'), kind: 'choice', isMany: true, choices: choicesOf(STATUSES) },
    { name: 'stage', label: say('stage'), kind: 'choice', isMany: true, choices: choicesOf(STAGES) },
    { name: 'payment_service_id', label: list('service'), kind: 'choice', choices: services },
    { name: 'transaction_id', label: list('payment'), kind: 'text' },
    { name: 'payment_service_dispute_id', label: list('processor_id'), kind: 'text' },
    { name: 'created_at', label: list('created'), kind: 'time' },
  ];
}

function columnsOf(
  say: SayText<typeof WORDS>,
  list: SayText<typeof LIST_WORDS>,
  service: (id: string) => string,
): readonly Column<DisputeSummary>[] {
  return [
    {
      name: 'respond_by',
      label: say('due'),
      cell: ({ respond_by: due }) => <Time at={due} />,
    },
    { name: 'left', label: say('left'), narrow: 'end', cell: (dispute) => <TimeLeft dispute={dispute} /> },
    {
      name: 'reason',
      label: list('reason'),
      narrow: 'sub',
      cell: ({ reason }) => (reason === null ? <None /> : wordFor(reason, say)),
    },
    {
      name: 'amount',
      label: list('amount'),
      align: 'end',
      narrow: 'lead',
      cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    {
      name: 'status',
      label: list('status'),
      narrow: 'sub',
      cell: ({ status }) => <DisputeState status={status} />,
    },
    { name: 'stage', label: say('stage'), cell: ({ stage }) => wordFor(stage, say) },
    { name: 'service', label: list('service'), cell: ({ payment_service_id: id }) => service(id) },
    {
      name: 'network_reason_code',
      label: say('network_code'),
      isExtra: true,
      cell: ({ network_reason_code: code }) => code ?? <None />,
    },
    { name: 'opened_at', label: say('opened'), align: 'end', cell: ({ opened_at: at }) => <Time at={at} /> },
    { name: 'id', label: list('id'), isExtra: true, cell: ({ id }) => <code>{id}</code> },
  ];
}
