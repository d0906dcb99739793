import type { GiftCardSummary, PaymentMethod, TransactionSummary } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Instrument } from '../../parts/instrument.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { codeText, methodName, schemeName, usePaymentStatus } from '../../parts/payment-words.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Status, type Tone } from '../../parts/status.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts, Money, None, Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { addressText } from './address-text.tsx';
import { WORDS } from './words.ts';

const TONES: Readonly<Record<string, Tone>> = {
  succeeded: 'good',
  processing: 'open',
  buyer_approval_required: 'open',
  paused: 'warn',
  failed: 'bad',
};

/** What a buyer can pay with. */
export function PaymentMethods({ buyerId }: Readonly<{ buyerId: string }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const [removed, setRemoved] = useState<PaymentMethod | null>(null);
  const { data, error, refetch } = useRead('GET /payment-methods', {
    query: { buyer_id: buyerId, limit: 100 },
  });
  const items = data?.items ?? [];

  return (
    <Section title={say('methods')}>
      {error === null ? null : <Trouble problem={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading rows={3} /> : null}
      {data !== undefined && items.length === 0 ? <p className="hint">{say('no_methods')}</p> : null}
      {items.length === 0 ? null : (
        <Table<PaymentMethod>
          label={say('methods')}
          items={items}
          idOf={({ id }) => id}
          columns={methodColumns(say, list, setRemoved)}
        />
      )}
      {removed === null ? null : <RemoveMethod method={removed} onClose={() => setRemoved(null)} />}
    </Section>
  );
}

function methodColumns(
  say: SayText<typeof WORDS>,
  list: SayText<typeof LIST_WORDS>,
  onRemove: (method: PaymentMethod) => void,
): readonly Column<PaymentMethod>[] {
  return [
    {
      name: 'method',
      label: list('method'),
      narrow: 'lead',
      cell: ({ method, scheme, label }) => <Instrument method={method} scheme={scheme} label={label} />,
    },
    {
      name: 'status',
      label: list('status'),
      narrow: 'sub',
      cell: ({ status }) => <Status tone={TONES[status] ?? 'quiet'}>{codeText(status)}</Status>,
    },
    {
      name: 'expires',
      label: list('expires'),
      narrow: 'sub',
      cell: ({ expiration_date: date }) =>
        date === null ? <None /> : <span className="number">{date}</span>,
    },
    { name: 'usage', label: say('usage'), align: 'end', cell: ({ usage_count: count }) => count },
    {
      name: 'last_used',
      label: list('last_used'),
      align: 'end',
      cell: ({ last_used_at: at }) => <Time at={at} />,
    },
    {
      name: 'remove',
      label: list('remove'),
      isAct: true,
      align: 'end',
      narrow: 'end',
      cell: (method) => (
        <ActButton needs="payment-methods.write" className="link" onClick={() => onRemove(method)}>
          {list('remove')}
        </ActButton>
      ),
    },
  ];
}

function RemoveMethod({
  method,
  onClose,
}: Readonly<{ method: PaymentMethod; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const act = useAct('DELETE /payment-methods/{payment_method_id}', ['GET /payment-methods']);
  const kind = method.scheme === null ? methodName(method.method) : schemeName(method.scheme);
  const done = (): void => {
    toast(say('removed'));
    onClose();
  };
  return (
    <ConfirmDialog
      title={say('remove_title', { name: method.label === null ? kind : `${kind} ${method.label}` })}
      act={list('remove')}
      problem={act.error}
      isBusy={act.isPending}
      onAct={() => act.mutate({ path: { payment_method_id: method.id } }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{say('remove_why')}</p>
    </ConfirmDialog>
  );
}

/** Gift cards that a buyer has stored, with what their provider says is left. */
export function GiftCards({ buyerId }: Readonly<{ buyerId: string }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const { data } = useRead('GET /buyers/gift-cards', { query: { buyer_id: buyerId } });
  const items = data?.items ?? [];
  if (items.length === 0) return null;

  return (
    <Section title={say('gift_cards')}>
      <Table<GiftCardSummary>
        label={say('gift_cards')}
        items={items}
        idOf={({ id }) => id ?? ''}
        columns={[
          {
            name: 'card',
            label: list('method'),
            narrow: 'lead',
            cell: ({ last4 }) => <span className="number">•••• {last4}</span>,
          },
          {
            name: 'balance',
            label: say('balance'),
            align: 'end',
            narrow: 'end',
            cell: ({ balance, currency, balance_error_code: code }) =>
              balance === null || currency === null ? (
                <span className="soft">{code === null ? say('no_balance') : codeText(code)}</span>
              ) : (
                <Money minor={balance} currency={currency} />
              ),
          },
          {
            name: 'last_used',
            label: list('last_used'),
            align: 'end',
            cell: ({ last_used_at: at }) => <Time at={at} />,
          },
        ]}
      />
    </Section>
  );
}

/** Where things are sent. */
export function ShippingAddresses({
  buyerId,
  isRevealed,
}: Readonly<{ buyerId: string; isRevealed: boolean }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const formats = useFormats();
  const path = { buyer_id: buyerId };
  const { data } = useRead('GET /buyers/{buyer_id}/shipping-details', { path }, { isRevealed });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={say('shipping')}>
      {items.map((one) => (
        <Facts
          key={one.id}
          rows={[
            [list('name'), [one.first_name, one.last_name].filter((word) => (word ?? '') !== '').join(' ')],
            [say('address'), addressText(one.address, formats)],
            [say('email'), one.email_address],
            [say('phone'), one.phone_number],
          ]}
        />
      ))}
    </Section>
  );
}

const PAYMENTS_SHOWN = 10;

/** The latest payments, and the way to all of them. */
export function Payments({ buyerId }: Readonly<{ buyerId: string }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const statusOf = usePaymentStatus();
  const { data, error, refetch } = useRead('GET /transactions', {
    query: { buyer_id: buyerId, limit: PAYMENTS_SHOWN },
  });
  const items = data?.items ?? [];
  const all = <Link to={`/payments?buyer_id=${buyerId}`}>{say('all_payments')}</Link>;

  return (
    <Section title={say('payments')} acts={items.length === 0 ? undefined : all}>
      {error === null ? null : <Trouble problem={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading rows={3} /> : null}
      {data !== undefined && items.length === 0 ? <p className="hint">{say('no_payments')}</p> : null}
      {items.length === 0 ? null : (
        <Table<TransactionSummary>
          label={say('payments')}
          items={items}
          idOf={({ id }) => id}
          hrefOf={({ id }) => `/payments/${id}`}
          columns={[
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
              cell: ({ status }) => <Status tone={statusOf(status).tone}>{statusOf(status).text}</Status>,
            },
            {
              name: 'method',
              label: list('method'),
              narrow: 'sub',
              cell: ({ method, payment_method: paid }) => (
                <Instrument method={method} scheme={paid?.scheme} label={paid?.label} />
              ),
            },
            {
              name: 'updated_at',
              label: list('updated'),
              align: 'end',
              narrow: 'end',
              cell: ({ updated_at: at }) => <Time at={at} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
