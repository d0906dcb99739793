import type { Dispute } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { usePart } from '../../shell/router.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { ANSWER } from './answer-words.ts';
import { DisputeSide } from './dispute-side.tsx';
import { EvidenceForm } from './evidence-form.tsx';
import { Responses } from './responses.tsx';
import { DisputeState, TimeLeft, wordFor } from './standing.tsx';
import { WORDS } from './words.ts';

const LOOK_MS = 15_000;

/** One dispute: what the processor says, the payment beside it, and the answer to it. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const read = useRead('GET /disputes/{dispute_id}', { path: { dispute_id: id } }, { everyMs: LOOK_MS });
  return (
    <DetailPage back={{ to: '/disputes', label: say('title') }} read={read}>
      {(dispute) => <Case key={dispute.id} dispute={dispute} />}
    </DetailPage>
  );
}

function Case({ dispute }: Readonly<{ dispute: Dispute }>): ReactNode {
  const say = useWords(WORDS);
  const answer = useWords(ANSWER);
  const may = useMay();
  const [isAccepting, setIsAccepting] = useState(false);
  const { amount, currency, status, respond_by: due } = dispute;
  const isUnanswered = dispute.responses.every((one) => one.status !== 'processing');
  const isWaiting = status === 'needs_response' && isUnanswered;
  const isOpen = isWaiting && dispute.answered_here;
  const isAnswerable = isOpen && may('disputes.write');

  return (
    <>
      <DetailHead
        title={<Money minor={amount} currency={currency} />}
        status={<DisputeState status={status} />}
        acts={
          isOpen ? (
            <ActButton needs="disputes.write" onClick={() => setIsAccepting(true)}>
              {answer('accept')}
            </ActButton>
          ) : null
        }
      >
        <p className="dispute-lead">
          {dispute.reason === null ? null : <strong>{wordFor(dispute.reason, say)}</strong>}
          {status === 'needs_response' && due !== null ? (
            <span>
              {say('due')} <Time at={due} /> · <TimeLeft dispute={dispute} />
            </span>
          ) : null}
        </p>
      </DetailHead>
      <Columns side={<DisputeSide dispute={dispute} />}>
        {isWaiting && !dispute.answered_here ? <AnsweredElsewhere dispute={dispute} /> : null}
        {isAnswerable ? <EvidenceForm dispute={dispute} /> : null}
        <Responses dispute={dispute} />
        <History dispute={dispute} />
      </Columns>
      {isAccepting ? <AcceptDialog dispute={dispute} onClose={() => setIsAccepting(false)} /> : null}
    </>
  );
}

function AnsweredElsewhere({ dispute: { dashboard_url: url } }: Readonly<{ dispute: Dispute }>): ReactNode {
  const say = useWords(ANSWER);
  return (
    <Section title={say('evidence')}>
      <p>
        {say('elsewhere')}{' '}
        {url === null ? null : (
          <a href={url} target="_blank" rel="noreferrer">
            {say('open_there')}
          </a>
        )}
      </p>
    </Section>
  );
}

function History({ dispute: { history } }: Readonly<{ dispute: Dispute }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Section title={say('history')}>
      <ol className="dispute-history">
        {history.toReversed().map(({ id, name, creator, created_at: at }) => (
          <li key={id}>
            <Time at={at} />
            <span>{isKnown(name) ? say(name) : name}</span>
            <span className="soft">{creator?.name ?? say('by_processor')}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function isKnown(name: string): name is keyof typeof WORDS {
  return Object.hasOwn(WORDS, name);
}
