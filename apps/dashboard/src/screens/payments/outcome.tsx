import type { ReactNode } from 'react';
import { type Problem, recordOf } from '../../api/problem.ts';
import { FormProblem } from '../../parts/form.tsx';
import { codeText } from '../../parts/payment-words.ts';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { ACT } from './act-words.ts';

/** Says what came of something that moves money: done, under way, or refused with its code. */
export function useOutcomeToast(): (answer: unknown) => void {
  const say = useWords(ACT);
  return (answer) => {
    const { status, code, error_code: errorCode, raw_response_description: words } = recordOf(answer);
    const reason = [words, code, errorCode].find((text) => typeof text === 'string' && text !== '');
    if (status === 'declined' || status === 'failed')
      toast(say('refused', { reason: codeText(String(reason ?? status)) }), 'bad');
    else if (status === 'pending' || status === 'processing') toast(say('under_way'));
    else toast(say('done'));
  };
}

/** A refusal; and where nobody answered, that it may have happened: the same key goes out again. */
export function MoneyProblem({ problem }: Readonly<{ problem: Problem | null }>): ReactNode {
  const say = useWords(ACT);
  if (problem === null) return null;
  return (
    <>
      <FormProblem problem={problem} />
      {problem.status === 0 || problem.status >= 500 ? <p className="hint">{say('unclear')}</p> : null}
    </>
  );
}
