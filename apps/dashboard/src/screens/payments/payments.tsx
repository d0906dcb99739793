import type { TransactionSummary } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Instrument } from '../../parts/instrument.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { codeText, usePaymentStatus } from '../../parts/payment-words.ts';
import { Empty } from '../../parts/states.tsx';
import { Status, Tag } from '../../parts/status.tsx';
import type { Column } from '../../parts/table.tsx';
import { Money, None, Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { useFilters } from './payment-filters.ts';
import { WORDS } from './words.ts';

/** All payments; what changed last stands in front, and the last column says when. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  return (
    <ListPage
      title={say('title')}
      operation="GET /transactions"
      columns={columnsOf(say)}
      filters={useFilters()}
      pinned={['created_at', 'status', 'amount']}
      hrefOf={({ id }) => `/payments/${id}`}
      empty={
        <Empty
          title={say('empty')}
          action={
            <Link className="button" data-kind="main" to="/links/new">
              {say('take_one')}
            </Link>
          }
        >
          {say('empty_why')}
        </Empty>
      }
    />
  );
}

function columnsOf(say: SayText<typeof WORDS>): readonly Column<TransactionSummary>[] {
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
      cell: (payment) => <PaymentState payment={payment} />,
    },
    {
      name: 'method',
      label: say('method'),
      narrow: 'sub',
      cell: ({ method, payment_method }) => (
        <Instrument method={method} scheme={payment_method?.scheme} label={payment_method?.label} />
      ),
    },
    {
      name: 'buyer',
      label: say('buyer'),
      isExtra: true,
      cell: ({ buyer }) => buyerText(buyer, say('guest')) ?? <None />,
    },
    {
      name: 'payment_service',
      label: say('connector'),
      cell: ({ payment_service }) => payment_service?.display_name ?? <None />,
    },
    {
      name: 'external_identifier',
      label: say('external'),
      cell: ({ external_identifier }) => external_identifier ?? <None />,
    },
    {
      name: 'created_at',
      label: say('created'),
      align: 'end',
      cell: ({ created_at }) => <Time at={created_at} />,
    },
    {
      name: 'updated_at',
      label: say('updated'),
      align: 'end',
      narrow: 'end',
      cell: ({ updated_at }) => <Time at={updated_at} />,
    },
    { name: 'country', label: say('country'), isExtra: true, cell: ({ country }) => country ?? <None /> },
    { name: 'id', label: say('id'), isExtra: true, cell: ({ id }) => <code>{id}</code> },
  ];
}

/** The status, why, and what is special about the payment. */
function PaymentState({ payment }: Readonly<{ payment: TransactionSummary }>): ReactNode {
  const say = useWords(WORDS);
  const { tone, text } = usePaymentStatus()(payment.status);
  const { error_code: code, refunded_amount: refunded, captured_amount: captured } = payment;
  return (
    <span className="line">
      <Status tone={tone}>{text}</Status>
      {code === null ? null : <span className="soft">{codeText(code)}</span>}
      {refunded === 0 ? null : <Tag>{say(refunded < captured ? 'part_refunded' : 'refunded')}</Tag>}
      {payment.disputed ? <Tag tone="bad">{say('disputed')}</Tag> : null}
      {payment.pending_review ? <Tag tone="warn">{say('review')}</Tag> : null}
    </span>
  );
}

function buyerText(buyer: TransactionSummary['buyer'], guest: string): string | null {
  if (buyer === null) return null;
  const { first_name: first, last_name: last, email_address: email } = buyer.billing_details ?? {};
  const name = [first, last].filter((word) => (word ?? '') !== '').join(' ');
  return buyer.display_name ?? (name === '' ? (email ?? buyer.external_identifier ?? guest) : name);
}
