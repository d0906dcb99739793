import type { GiftCard, GiftCardSummary } from '@railyard/sdk/schemas';
import { type ReactNode, useEffect } from 'react';
import { useAct } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { codeText } from '../../parts/payment-words.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { Money } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** What is left on some cards: their provider is asked now. */
export function Balances({
  cards,
  onClose,
}: Readonly<{ cards: readonly GiftCard[]; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const act = useAct('POST /gift-cards/balances', []);
  const ask = (): void => act.mutate({ body: { items: cards.map(({ id }) => ({ id })) } });
  useEffect(() => {
    ask();
    // once, for the cards that the dialogue was opened for
  }, []);

  return (
    <Dialog title={say('balances_of')} onClose={onClose}>
      {act.error === null ? null : <Trouble problem={act.error} onRetry={ask} />}
      {act.data === undefined && act.error === null ? <Loading rows={cards.length} /> : null}
      {act.data === undefined ? null : (
        <Table<GiftCardSummary>
          label={say('balances_of')}
          items={act.data.items}
          idOf={({ id, last4 }) => id ?? last4}
          columns={[
            {
              name: 'card',
              label: say('card'),
              narrow: 'lead',
              cell: ({ last4 }) => <span className="number">•••• {last4}</span>,
            },
            {
              name: 'balance',
              label: say('balance'),
              align: 'end',
              narrow: 'end',
              cell: balanceOf(say('not_told')),
            },
          ]}
        />
      )}
    </Dialog>
  );
}

function balanceOf(notTold: string): (card: GiftCardSummary) => ReactNode {
  return function BalanceCell({ balance, currency, balance_error_code: code }) {
    return balance === null || currency === null ? (
      <span className="soft">{code === null ? notTold : codeText(code)}</span>
    ) : (
      <Money minor={balance} currency={currency} />
    );
  };
}
