import type { FlowEvaluation, Transaction } from '@railyard/sdk/schemas';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { type Problem, problemOf } from '../../api/problem.ts';
import { useRead } from '../../api/queries.ts';
import { Section } from '../../parts/detail-page.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { codeText } from '../../parts/payment-words.ts';
import { Link, useAccount } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { PAGE } from './payment-page-words.ts';

/** What the newest draft of the flow would do with this payment; nothing is sent. */
export function DraftAnswer({ transaction }: Readonly<{ transaction: Transaction }>): ReactNode {
  const say = useWords(PAGE);
  const flow = transaction.method === 'card' ? 'card-transaction' : 'non-card-transaction';
  const merchantAccount = useAccount();
  const evaluate = useMutation<FlowEvaluation | null, Problem>({
    mutationFn: async () => {
      const { items } = await call('GET /flows/{flow}/drafts', { path: { flow } }, { merchantAccount });
      const [draft] = items.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at));
      if (draft === undefined) return null;
      const path = { flow, draft_id: draft.id };
      const body = { transaction_id: transaction.id };
      return call('POST /flows/{flow}/drafts/{draft_id}/evaluate', { path, body }, { merchantAccount });
    },
  });

  return (
    <Section
      title={say('try_draft')}
      acts={
        <button
          type="button"
          className="button"
          disabled={evaluate.isPending}
          onClick={() => evaluate.mutate()}
        >
          {say('what_if')}
        </button>
      }
    >
      {evaluate.isIdle ? <p className="hint">{say('try_draft_why')}</p> : null}
      {evaluate.error === null ? null : <FormProblem problem={problemOf(evaluate.error)} />}
      {evaluate.data === undefined ? null : evaluate.data === null ? (
        <p className="hint">
          <Link to={`/flows?flow=${flow}&payment=${transaction.id}`}>{say('no_draft')}</Link>
        </p>
      ) : (
        <EvaluationText evaluation={evaluate.data} />
      )}
    </Section>
  );
}

function EvaluationText({
  evaluation: { outcome, flow, transaction_id: transactionId },
}: Readonly<{ evaluation: FlowEvaluation }>): ReactNode {
  const say = useWords(PAGE);
  const { data } = useRead('GET /payment-services', { query: { limit: 100 } });
  const nameOf = (id: string): string => data?.items.find((one) => one.id === id)?.display_name ?? id;
  const services = outcome.attempts.map(({ payment_service_id: id }) => nameOf(id)).join(' → ');
  return (
    <p>
      {outcome.error_code === null
        ? say('would_try', { services })
        : say('would_decline', { code: codeText(outcome.error_code) })}{' '}
      <Link to={`/flows?flow=${flow}&payment=${transactionId}`}>{say('details')}</Link>
    </p>
  );
}
