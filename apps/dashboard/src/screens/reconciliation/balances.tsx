import type { Balance } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { Age, Empty, Loading, Trouble } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Money, None } from '../../parts/values.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** What the ledger says, currency by currency. */
export function Balances({ tabs }: Readonly<{ tabs: ReactNode }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const read = useRead('GET /balances', {});
  const refresh = (): void => void read.refetch();
  const items = read.data?.items ?? [];

  return (
    <>
      <header className="page-head">
        <h1>{say('title')}</h1>
        <Age
          readAt={read.dataUpdatedAt}
          isFetching={read.isFetching && !read.isPending}
          onRefresh={refresh}
        />
      </header>
      {tabs}
      {read.error === null ? null : <Trouble problem={read.error} onRetry={refresh} />}
      {read.data === undefined && read.error === null ? <Loading rows={3} /> : null}
      {read.data !== undefined && items.length === 0 ? (
        <Empty title={say('no_balances')}>{say('empty_why')}</Empty>
      ) : null}
      {items.length === 0 ? null : (
        <>
          <Table<Balance>
            label={say('balances')}
            items={items}
            idOf={({ currency }) => currency}
            columns={columnsOf(say, list)}
          />
          <div className="list-foot">
            <p className="hint">
              {say('reached')}: {say('reached_why')}
            </p>
          </div>
        </>
      )}
    </>
  );
}

function columnsOf(say: SayText<typeof WORDS>, list: SayText<typeof LIST_WORDS>): readonly Column<Balance>[] {
  const amount = (
    name:
      | 'captured'
      | 'refunded'
      | 'returned'
      | 'settled'
      | 'fees'
      | 'charged_back'
      | 'paid_out'
      | 'pending'
      | 'reached',
    minorOf: (balance: Balance) => number,
    narrow?: 'end' | 'sub',
  ): Column<Balance> => ({
    name,
    label: say(name),
    align: 'end',
    ...(narrow === undefined ? {} : { narrow }),
    cell: (balance) =>
      minorOf(balance) === 0 ? <None /> : <Money minor={minorOf(balance)} currency={balance.currency} />,
  });

  return [
    { name: 'currency', label: list('currency'), narrow: 'lead', cell: ({ currency }) => currency },
    amount('captured', ({ captured_amount: minor }) => minor),
    amount('refunded', ({ refunded_amount: minor }) => 0 - minor),
    amount('returned', ({ returned_amount: minor }) => 0 - minor),
    amount('settled', ({ settled_amount: minor }) => minor),
    amount('fees', ({ fee_amount: minor }) => 0 - minor),
    amount('charged_back', ({ charged_back_amount: minor }) => 0 - minor),
    amount('paid_out', ({ paid_out_amount: minor }) => 0 - minor),
    amount(
      'reached',
      (one) => one.settled_amount - one.fee_amount - one.charged_back_amount - one.paid_out_amount,
      'sub',
    ),
    amount('pending', ({ pending_amount: minor }) => minor, 'end'),
  ];
}
