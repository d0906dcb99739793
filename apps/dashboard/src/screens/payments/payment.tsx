import type { Transaction } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/queries.ts';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { usePaymentStatus } from '../../parts/payment-words.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Status, Tag } from '../../parts/status.tsx';
import { Money } from '../../parts/values.tsx';
import { usePart } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { Acts } from './acts.tsx';
import { DraftAnswer } from './draft-answer.tsx';
import { useErrorText } from './error-words.ts';
import { PAGE } from './payment-page-words.ts';
import { PaymentSide } from './payment-side.tsx';
import { TimeLine } from './time-line.tsx';
import { useStory } from './use-story.ts';
import { WORDS } from './words.ts';

const MOVING = ['processing', 'pending', 'capture_pending', 'void_pending', 'buyer_approval_pending'];

/** One payment: how it stands and why, what makes sense next, and everything that happened. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const [isMoving, setIsMoving] = useState(false);
  const read = useRead(
    'GET /transactions/{transaction_id}',
    { path: { transaction_id: id } },
    { everyMs: isMoving ? 4000 : false },
  );
  const isMovingNow = read.data !== undefined && MOVING.includes(read.data.status);
  if (isMoving !== isMovingNow) setIsMoving(isMovingNow);

  return (
    <DetailPage back={{ to: '/payments', label: say('title') }} read={read}>
      {(transaction) => <PaymentPage transaction={transaction} />}
    </DetailPage>
  );
}

function PaymentPage({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const flags = useWords(WORDS);
  const { tone, text } = usePaymentStatus()(transaction.status);
  const { amount, currency, disputed, pending_review: isReviewed } = transaction;

  return (
    <>
      <DetailHead
        title={<Money minor={amount} currency={currency} />}
        status={
          <>
            <Status tone={tone}>{text}</Status>
            {disputed ? <Tag tone="bad">{flags('disputed')}</Tag> : null}
            {isReviewed ? <Tag tone="warn">{flags('review')}</Tag> : null}
          </>
        }
        acts={<Acts transaction={transaction} />}
      >
        <Why transaction={transaction} />
      </DetailHead>
      <Amounts transaction={transaction} />
      <Columns side={<PaymentSide transaction={transaction} />}>
        <Section title={say('story')}>
          <StoryOf transaction={transaction} />
        </Section>
        <DraftAnswer transaction={transaction} />
      </Columns>
    </>
  );
}

function StoryOf({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const { entries, services, problem, isPending, retry } = useStory(transaction);
  if (problem !== null) return <Trouble problem={problem} onRetry={retry} />;
  return isPending ? <Loading rows={5} /> : <TimeLine entries={entries} services={services} />;
}

/** Why it stands as it does, in words, and what the processor said. */
function Why({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const { time } = useFormats();
  const errorText = useErrorText();
  const {
    error_code: code,
    raw_response_code: rawCode,
    raw_response_description: rawText,
    payment_service: service,
    pending_review: isReviewed,
    approval_expires_at: expires,
  } = transaction;
  const answer = [rawCode, rawText].filter((word) => word !== null && word !== '').join(' · ');

  return (
    <>
      {code === null ? null : (
        <p className="why">
          {errorText(code)} <code>{code}</code>
        </p>
      )}
      {answer === '' || service === null ? null : (
        <p>{say('processor_said', { service: service.display_name, answer })}</p>
      )}
      {isReviewed ? <p>{say('waits_for_review')}</p> : null}
      {transaction.status === 'buyer_approval_pending' && expires !== null ? (
        <p>{say('waits_for_buyer', { until: time(expires, 'long') })}</p>
      ) : null}
    </>
  );
}

/** Where the money is, in one line; what is nothing is left out, but for what was asked for. */
function Amounts({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const { currency } = transaction;
  const byGiftCards = transaction.gift_card_redemptions
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  const rows: readonly (readonly [string, number, string])[] = [
    [say('asked'), transaction.amount, currency],
    [say('gift_cards'), byGiftCards, currency],
    [say('authorized'), transaction.authorized_amount, currency],
    [say('captured'), transaction.captured_amount, currency],
    [say('refunded'), transaction.refunded_amount, currency],
    [say('charged_back'), transaction.charged_back_amount ?? 0, currency],
    [say('settled'), transaction.settled_amount, transaction.settled_currency ?? currency],
  ];

  return (
    <dl className="amounts">
      {rows
        .filter(([, minor], index) => index === 0 || minor !== 0)
        .map(([name, minor, unit]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money minor={minor} currency={unit} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
