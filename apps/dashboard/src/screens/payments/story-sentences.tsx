import type { StoryEntry, StoryLeftOut, StoryRelated, TransactionStory } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { useFormats } from '../../parts/formats.ts';
import { usePaymentStatus } from '../../parts/payment-words.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Status } from '../../parts/status.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { ClockTime, Days } from './days.tsx';
import { PAGE } from './payment-page-words.ts';

/** The story as the service tells it: how the payment stands, each step with what led to it, and what was not taken. */
export function StorySentences({ transactionId }: Readonly<{ transactionId: string }>): ReactNode {
  const language = useLanguage();
  const { data, error, isPending, refetch } = useRead('GET /transactions/{transaction_id}/story', {
    path: { transaction_id: transactionId },
    query: { language },
  });

  return (
    <>
      {error === null ? null : <Trouble problem={error} onRetry={() => void refetch()} />}
      {isPending ? <Loading rows={5} /> : null}
      {data === undefined ? null : <Sentences story={data} />}
    </>
  );
}

function Sentences({ story }: Readonly<{ story: TransactionStory }>): ReactNode {
  const { summary, entries, related, left_out: leftOut } = story;
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  /** Where it is not the step right above. */
  const farCauseOf = ({ id, cause }: StoryEntry): StoryEntry | undefined => {
    const place = cause === null ? undefined : places.get(cause);
    return place === undefined || places.get(id) === place + 1 ? undefined : entries[place];
  };

  return (
    <div lang={story.language}>
      <p className="story-summary">{summary}</p>
      <Days entries={entries}>
        {(entry) => <Sentence key={entry.id} entry={entry} cause={farCauseOf(entry)} />}
      </Days>
      <SameOrder related={related} />
      <LeftOut leftOut={leftOut} />
    </div>
  );
}

/** More payment services than these are told when somebody asks. */
const OPEN_MAX = 3;

function Sentence({
  entry,
  cause,
}: Readonly<{ entry: StoryEntry; cause: StoryEntry | undefined }>): ReactNode {
  const say = useWords(PAGE);
  const { alternatives } = entry;

  return (
    <li
      className="story-line"
      data-tone={entry.code === null ? 'quiet' : 'bad'}
      data-open={entry.kind === 'wait' && entry.ended_at === null}
    >
      <ClockTime at={entry.at} />
      <div className="story-body">
        <p className="story-sentence">
          <bdi>{entry.text}</bdi>
        </p>
        {cause === undefined ? null : (
          <p className="story-text story-cause" title={cause.text}>
            {say('cause')} <bdi>{cause.text}</bdi>
          </p>
        )}
        {alternatives.length === 0 ? null : (
          <details className="story-others" open={alternatives.length <= OPEN_MAX}>
            <summary>{say('not_taken', { count: alternatives.length })}</summary>
            <ul>
              {alternatives.map((one) => (
                <li key={one.payment_service_id}>
                  <Link to={`/connectors/${one.payment_service_id}`}>
                    <bdi>{one.text}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

/** Whether the buyer was charged twice is answered here. */
function SameOrder({ related }: Readonly<{ related: readonly StoryRelated[] }>): ReactNode {
  const say = useWords(PAGE);
  const status = usePaymentStatus();
  if (related.length === 0) return null;

  return (
    <>
      <h3 className="story-day story-order">{say('same_order')}</h3>
      <ul className="side-rows">
        {related.map((one) => (
          <li key={one.transaction_id}>
            <Link to={`/payments/${one.transaction_id}`}>
              <Money minor={one.amount} currency={one.currency} />{' '}
              <Status tone={status(one.status).tone}>{status(one.status).text}</Status>{' '}
              <Time at={one.created_at} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function LeftOut({ leftOut }: Readonly<{ leftOut: readonly StoryLeftOut[] }>): ReactNode {
  const say = useWords(PAGE);
  const { list } = useFormats();
  const scopes = [...new Set(leftOut.flatMap(({ scope }) => scope ?? []))];
  const hasTooMany = leftOut.some(({ why }) => why === 'too-many');

  return (
    <>
      {scopes.length === 0 ? null : <p className="hint">{say('left_out_scope', { scopes: list(scopes) })}</p>}
      {hasTooMany ? <p className="hint">{say('left_out_many')}</p> : null}
    </>
  );
}
