import type { PaymentLink } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { ActLink } from '../../parts/act-button.tsx';
import type { Filter } from '../../parts/filters.ts';
import { Icon } from '../../parts/icon.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { Empty } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { Money, None, Time } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { LINK_STATUSES, LinkStatus } from './link-status.tsx';
import { WORDS } from './words.ts';

/** All payment links, newest first. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const make = (
    <ActLink needs="payment-links.write" to="/links/new">
      <Icon name="plus" />
      {say('make')}
    </ActLink>
  );
  const filters: readonly Filter[] = [
    {
      name: 'status',
      label: say('status'),
      kind: 'choice',
      isMany: true,
      choices: LINK_STATUSES.map((value) => ({ value, label: say(value) })),
    },
    { name: 'created_at', label: say('created'), kind: 'time' },
    { name: 'amount', label: say('amount'), kind: 'amount' },
    { name: 'buyer_search', label: say('buyer_search'), kind: 'text' },
  ];

  return (
    <ListPage
      title={say('title')}
      operation="GET /payment-links"
      columns={columnsOf(say)}
      filters={filters}
      pinned={['status', 'created_at']}
      hrefOf={({ id }) => `/links/${id}`}
      acts={make}
      empty={
        <Empty title={say('empty')} action={make}>
          {say('empty_why')}
        </Empty>
      }
    />
  );
}

function columnsOf(say: SayText<typeof WORDS>): readonly Column<PaymentLink>[] {
  return [
    {
      name: 'amount',
      label: say('amount'),
      align: 'end',
      narrow: 'lead',
      cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    {
      name: 'status',
      label: say('status'),
      narrow: 'sub',
      cell: ({ status }) => <LinkStatus status={status} />,
    },
    {
      name: 'reference',
      label: say('reference'),
      narrow: 'sub',
      cell: ({ external_identifier: reference }) => reference ?? <None />,
    },
    {
      name: 'expires_at',
      label: say('expires'),
      align: 'end',
      cell: ({ expires_at: expires }) => <Time at={expires} />,
    },
    {
      name: 'created_at',
      label: say('created'),
      align: 'end',
      narrow: 'end',
      cell: ({ created_at: created }) => <Time at={created} />,
    },
  ];
}
