import type { Refund, RefundStatus } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import type { Filter } from '../../parts/filters.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { useServiceChoices } from '../../parts/payment-services.ts';
import { codeText } from '../../parts/payment-words.ts';
import { Empty } from '../../parts/states.tsx';
import { Status, Tag, type Tone } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { Money, None, Time } from '../../parts/values.tsx';
import { Views } from '../../parts/views.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

const STATUSES = ['processing', 'succeeded', 'declined', 'failed', 'voided'] as const;
const NOT_MADE = ['declined', 'failed', 'voided'] as const;
const TONES: Readonly<Record<string, Tone>> = {
  processing: 'open',
  succeeded: 'good',
  declined: 'bad',
  failed: 'bad',
  voided: 'quiet',
};

/** Refunds of all payments: those under way, and those that were not made, are what there is to do. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const views = [
    { label: list('all'), values: [] },
    { label: say('processing'), values: ['processing'] },
    { label: say('not_made'), values: NOT_MADE },
  ];

  return (
    <ListPage
      title={say('title')}
      operation="GET /refunds"
      above={<Views label={say('views')} param="status" views={views} />}
      columns={columnsOf(say, list)}
      filters={useFilters()}
      pinned={['created_at', 'amount']}
      hrefOf={({ transaction_id: id }) => `/payments/${id}`}
      empty={<Empty title={say('empty')}>{say('empty_why')}</Empty>}
    />
  );
}

function useFilters(): readonly Filter[] {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const services = useServiceChoices();
  const targets = ['payment-method', 'gift-card-redemption'] as const;

  return [
    { name: 'created_at', label: list('created'), kind: 'time' },
    {
      name: 'status',
      label: list('status'),
      kind: 'choice',
      isMany: true,
      choices: STATUSES.map((value) => ({ value, label: say(value) })),
    },
    { name: 'amount', label: list('amount'), kind: 'amount' },
    { name: 'currency', label: list('currency'), kind: 'text' },
    { name: 'payment_service_id', label: list('service'), kind: 'choice', isMany: true, choices: services },
    {
      name: 'target_type',
      label: say('target'),
      kind: 'choice',
      choices: targets.map((value) => ({ value, label: say(value) })),
    },
    { name: 'external_identifier', label: list('external'), kind: 'text' },
    { name: 'payment_service_refund_id', label: list('processor_id'), kind: 'text' },
    { name: 'transaction_id', label: list('payment'), kind: 'text' },
    { name: 'id', label: list('id'), kind: 'text' },
  ];
}

function columnsOf(say: SayText<typeof WORDS>, list: SayText<typeof LIST_WORDS>): readonly Column<Refund>[] {
  return [
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
      cell: (refund) => <RefundState refund={refund} />,
    },
    { name: 'reason', label: list('reason'), cell: ({ reason }) => reason ?? <None /> },
    {
      name: 'payment',
      label: list('payment'),
      narrow: 'sub',
      cell: ({ transaction_id: id, transaction_external_identifier: own }) =>
        own ?? <code>{id.slice(0, 8)}</code>,
    },
    {
      name: 'target',
      label: say('target'),
      isExtra: true,
      cell: ({ target_type: type }) => say(targetOf(type)),
    },
    {
      name: 'creator',
      label: say('creator'),
      cell: ({ creator }) => creator?.name ?? <None />,
    },
    {
      name: 'external_identifier',
      label: list('external'),
      isExtra: true,
      cell: ({ external_identifier: own }) => own ?? <None />,
    },
    {
      name: 'settled',
      label: say('settled'),
      align: 'end',
      isExtra: true,
      cell: ({ settled, settled_amount: amount, settled_currency: currency }) =>
        settled && currency !== null ? <Money minor={amount} currency={currency} /> : <None />,
    },
    {
      name: 'created_at',
      label: list('created'),
      align: 'end',
      narrow: 'end',
      cell: ({ created_at: at }) => <Time at={at} />,
    },
    { name: 'id', label: list('id'), isExtra: true, cell: ({ id }) => <code>{id}</code> },
  ];
}

function targetOf(type: Refund['target_type']): 'payment-method' | 'gift-card-redemption' {
  return type === 'gift-card-redemption' ? 'gift-card-redemption' : 'payment-method';
}

/** How it stands, and why. */
function RefundState({ refund }: Readonly<{ refund: Refund }>): ReactNode {
  const say = useWords(WORDS);
  const { status, error_code: code, settled } = refund;
  return (
    <span className="line">
      <Status tone={TONES[status] ?? 'quiet'}>{textOf(status, say)}</Status>
      {code === null ? null : <span className="soft">{codeText(code)}</span>}
      {settled ? <Tag>{say('settled')}</Tag> : null}
    </span>
  );
}

function textOf(status: RefundStatus, say: SayText<typeof WORDS>): string {
  const known = STATUSES.find((one) => one === status);
  return known === undefined ? status : say(known);
}
