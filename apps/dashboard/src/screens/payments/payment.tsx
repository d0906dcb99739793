import type { Transaction } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/queries.ts';
import { buyerName } from '../../parts/buyer-name.ts';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Instrument } from '../../parts/instrument.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { usePaymentStatus } from '../../parts/payment-words.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Status, Tag } from '../../parts/status.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { KeyFacts, Money, Time } from '../../parts/values.tsx';
import { Link, oneOf, usePart, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { STATUSES } from '../disputes/statuses.ts';
import { Acts } from './acts.tsx';
import { DraftAnswer } from './draft-answer.tsx';
import { useErrorText } from './error-words.ts';
import { PAGE } from './payment-page-words.ts';
import { PaymentSide } from './payment-side.tsx';
import { StorySentences } from './story-sentences.tsx';
import { TimeLine } from './time-line.tsx';
import { WebhookRows } from './webhook-rows.tsx';
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
  const flags = useWords(WORDS);
  const { tone, text } = usePaymentStatus()(transaction.status);
  const { amount, currency, disputed, pending_review: isReviewed } = transaction;
  const { refunded_amount: refunded, captured_amount: captured } = transaction;

  return (
    <>
      <DetailHead
        title={<Money minor={amount} currency={currency} />}
        status={
          <>
            <Status tone={tone}>{text}</Status>
            {refunded === 0 ? null : <Tag>{flags(refunded < captured ? 'part_refunded' : 'refunded')}</Tag>}
            {disputed ? (
              <Link to={disputesOf(transaction.id)}>
                <Tag tone="bad">{flags('disputed')}</Tag>
              </Link>
            ) : null}
            {isReviewed ? <Tag tone="warn">{flags('review')}</Tag> : null}
          </>
        }
        acts={<Acts transaction={transaction} />}
      >
        <Why transaction={transaction} />
      </DetailHead>
      <Overview transaction={transaction} />
      <Columns side={<PaymentSide transaction={transaction} />}>
        <StoryOf transaction={transaction} />
        <DraftAnswer transaction={transaction} />
      </Columns>
    </>
  );
}

/** However they stand: the list shows those that wait for an answer otherwise. */
function disputesOf(id: string): string {
  return `/disputes?${STATUSES.map((status) => `status=${status}`).join('&')}&transaction_id=${id}`;
}

const QUERY = { steps: oneOf('main', 'all', 'sentences') };

/** What happened: the main steps, all of them, or told in sentences; and apart from it who was told. */
function StoryOf({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const [{ steps }] = useUrlQuery(QUERY);
  const { entries, deliveries, services, problem, isPending, retry } = useStory(transaction);
  const main = entries.filter(({ isMinor }) => !isMinor);

  return (
    <>
      <Section
        title={say('story')}
        acts={
          <Tabs
            label={say('story')}
            kind="segments"
            param="steps"
            current={steps}
            tabs={[
              { name: 'main', label: say('main_steps') },
              { name: 'all', label: say('all_steps', { count: entries.length }) },
              { name: 'sentences', label: say('in_sentences') },
            ]}
          />
        }
      >
        {steps === 'sentences' ? (
          <StorySentences transactionId={transaction.id} />
        ) : (
          <>
            {problem === null ? null : <Trouble problem={problem} onRetry={retry} />}
            {isPending ? <Loading rows={5} /> : null}
            <TimeLine entries={steps === 'all' ? entries : main} services={services} />
          </>
        )}
      </Section>
      <WebhookRows deliveries={deliveries} />
    </>
  );
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

/** When, who, with what; then each part of the money that differs from what was asked for. */
function Overview({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const list = useWords(LIST_WORDS);
  const { amount, currency, buyer, payment_method: paid, method, created_at: at } = transaction;
  const shown = buyerName(buyer);
  const isStored = buyer !== null && buyer.id !== null;
  const moved = movedOf(transaction).filter(([name, minor]) =>
    name === 'authorized' || name === 'captured' ? minor !== 0 && minor !== amount : minor !== 0,
  );

  return (
    <KeyFacts
      rows={[
        [list('created'), <Time key="at" at={at} />],
        [say('buyer'), shown !== null && isStored ? <Link to={`/buyers/${buyer.id}`}>{shown}</Link> : shown],
        [
          say('method'),
          method === null ? null : (
            <Instrument key="method" method={method} scheme={paid?.scheme} label={paid?.label} />
          ),
        ],
        ...moved.map(([name, minor, unit = currency]): readonly [string, ReactNode] => [
          say(name),
          <Money key={name} minor={minor} currency={unit} />,
        ]),
      ]}
    />
  );
}

type MovedWord = 'gift_cards' | 'authorized' | 'captured' | 'refunded' | 'charged_back' | 'settled';

/** What became of the money so far. */
function movedOf(transaction: Transaction): readonly (readonly [MovedWord, number, string?])[] {
  const byGiftCards = transaction.gift_card_redemptions
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  return [
    ['gift_cards', byGiftCards],
    ['authorized', transaction.authorized_amount],
    ['captured', transaction.captured_amount],
    ['refunded', transaction.refunded_amount],
    ['charged_back', transaction.charged_back_amount ?? 0],
    ['settled', transaction.settled_amount, transaction.settled_currency ?? transaction.currency],
  ];
}
