import type { PayoutSummary } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { ActButton } from '../../parts/act-button.tsx';
import { buyerName } from '../../parts/buyer-name.ts';
import type { Filter } from '../../parts/filters.ts';
import { Icon } from '../../parts/icon.tsx';
import { Instrument } from '../../parts/instrument.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { Empty } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { Money, None, Time } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { NewPayout } from './new-payout.tsx';
import { PAYOUT_STATUSES, PayoutState } from './payout-status.tsx';
import { WORDS } from './words.ts';

/** Money that goes out. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const [isMaking, setIsMaking] = useState(false);
  const create = (
    <ActButton needs="payouts.write" data-kind="main" onClick={() => setIsMaking(true)}>
      <Icon name="plus" />
      {say('create')}
    </ActButton>
  );

  return (
    <>
      <ListPage
        title={say('title')}
        operation="GET /payouts"
        acts={create}
        columns={columnsOf(say, list)}
        filters={useFilters()}
        pinned={['created_at', 'status']}
        idOf={({ id }) => id ?? ''}
        hrefOf={({ id }) => `/payouts/${id}`}
        empty={
          <Empty title={say('empty')} action={create}>
            {say('empty_why')}
          </Empty>
        }
      />
      {isMaking ? <NewPayout onClose={() => setIsMaking(false)} /> : null}
    </>
  );
}

function useFilters(): readonly Filter[] {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  return [
    { name: 'created_at', label: list('created'), kind: 'time' },
    {
      name: 'status',
      label: list('status'),
      kind: 'choice',
      isMany: true,
      choices: PAYOUT_STATUSES.map((value) => ({ value, label: say(value) })),
    },
    { name: 'external_identifier', label: list('external'), kind: 'text' },
    { name: 'payment_service_payout_id', label: list('processor_id'), kind: 'text' },
    { name: 'updated_at', label: list('updated'), kind: 'time' },
  ];
}

function columnsOf(
  say: SayText<typeof WORDS>,
  list: SayText<typeof LIST_WORDS>,
): readonly Column<PayoutSummary>[] {
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
      cell: ({ status }) => <PayoutState status={status} />,
    },
    {
      name: 'to',
      label: say('to'),
      narrow: 'sub',
      cell: ({ payment_method: { method, scheme, label } }) => (
        <Instrument method={method} scheme={scheme} label={label} />
      ),
    },
    { name: 'buyer', label: list('buyer'), cell: ({ buyer }) => buyerName(buyer) ?? <None /> },
    {
      name: 'service',
      label: list('service'),
      cell: ({ payment_service: { display_name } }) => display_name,
    },
    {
      name: 'external_identifier',
      label: list('external'),
      cell: ({ external_identifier: own }) => own ?? <None />,
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
