import type { GiftCard } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { buyerName } from '../../parts/buyer-name.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { Empty } from '../../parts/states.tsx';
import type { Column } from '../../parts/table.tsx';
import { toast } from '../../parts/toast.tsx';
import { None, Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { Balances } from './balances.tsx';
import { IssueGiftCard } from './issue-gift-card.tsx';
import { WORDS } from './words.ts';

/** As many as a provider is asked about at once. */
const ASKED_MAX = 10;

type Open =
  | Readonly<{ what: 'issue' }>
  | Readonly<{ what: 'balances'; cards: readonly GiftCard[] }>
  | Readonly<{ what: 'remove'; card: GiftCard }>;

/** Gift cards that buyers have stored, and new ones. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const issue = (
    <ActButton needs="gift-cards.write" data-kind="main" onClick={() => setOpen({ what: 'issue' })}>
      <Icon name="plus" />
      {say('issue')}
    </ActButton>
  );

  return (
    <>
      <ListPage
        title={say('title')}
        operation="GET /gift-cards"
        acts={issue}
        columns={columnsOf({ say, list, onRemove: (card) => setOpen({ what: 'remove', card }) })}
        filters={[
          { name: 'buyer_id', label: say('buyer_id'), kind: 'text' },
          { name: 'buyer_external_identifier', label: say('buyer_external'), kind: 'text' },
        ]}
        pinned={['buyer_external_identifier']}
        markActs={(marked) => (
          <button
            type="button"
            className="button"
            onClick={() => setOpen({ what: 'balances', cards: marked.slice(0, ASKED_MAX) })}
          >
            {say('balances')}
          </button>
        )}
        empty={
          <Empty title={say('empty')} action={issue}>
            {say('empty_why')}
          </Empty>
        }
      />
      {open?.what === 'issue' ? <IssueGiftCard onClose={close} /> : null}
      {open?.what === 'balances' ? <Balances cards={open.cards} onClose={close} /> : null}
      {open?.what === 'remove' ? <RemoveCard card={open.card} onClose={close} /> : null}
    </>
  );
}

function columnsOf({
  say,
  list,
  onRemove,
}: Readonly<{
  say: SayText<typeof WORDS>;
  list: SayText<typeof LIST_WORDS>;
  onRemove: (card: GiftCard) => void;
}>): readonly Column<GiftCard>[] {
  return [
    {
      name: 'card',
      label: say('card'),
      narrow: 'lead',
      cell: ({ last4 }) => <span className="number">•••• {last4}</span>,
    },
    {
      name: 'service',
      label: say('service'),
      cell: ({ gift_card_service: { display_name } }) => display_name,
    },
    {
      name: 'buyer',
      label: list('buyer'),
      narrow: 'sub',
      cell: ({ buyer }) =>
        buyer === null ? (
          <None />
        ) : (
          <Link to={`/buyers/${buyer.id}`}>{buyerName(buyer) ?? buyer.id.slice(0, 8)}</Link>
        ),
    },
    {
      name: 'expires',
      label: list('expires'),
      narrow: 'sub',
      cell: ({ expiration_date: at }) => <Time at={at} length="date" />,
    },
    { name: 'usage', label: say('usage'), align: 'end', cell: ({ usage_count: count }) => count },
    {
      name: 'last_used',
      label: list('last_used'),
      align: 'end',
      narrow: 'end',
      cell: ({ last_used_at: at }) => <Time at={at} />,
    },
    {
      name: 'created_at',
      label: list('created'),
      align: 'end',
      isExtra: true,
      cell: ({ created_at: at }) => <Time at={at} />,
    },
    { name: 'id', label: list('id'), isExtra: true, cell: ({ id }) => <code>{id}</code> },
    removeColumn(list, onRemove),
  ];
}

function removeColumn(
  list: SayText<typeof LIST_WORDS>,
  onRemove: (card: GiftCard) => void,
): Column<GiftCard> {
  return {
    name: 'remove',
    label: list('remove'),
    isAct: true,
    align: 'end',
    cell: (card) => (
      <ActButton needs="gift-cards.write" className="link" onClick={() => onRemove(card)}>
        {list('remove')}
      </ActButton>
    ),
  };
}

function RemoveCard({ card, onClose }: Readonly<{ card: GiftCard; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const act = useAct('DELETE /gift-cards/{gift_card_id}', ['GET /gift-cards']);
  const done = (): void => {
    toast(say('removed'));
    onClose();
  };

  return (
    <ConfirmDialog
      title={say('remove_title', { digits: card.last4 })}
      act={list('remove')}
      problem={act.error}
      isBusy={act.isPending}
      onAct={() => act.mutate({ path: { gift_card_id: card.id } }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{say('remove_why')}</p>
    </ConfirmDialog>
  );
}
