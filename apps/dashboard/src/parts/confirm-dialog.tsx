import type { ReactNode } from 'react';
import type { Problem } from '../api/problem.ts';
import { useWords } from '../words/words.ts';
import { Dialog } from './dialog.tsx';
import { FormProblem } from './form.tsx';
import { LIST_WORDS } from './list-words.ts';

/** Asks before something that cannot be undone, and says why it could not be done. */
export function ConfirmDialog({
  title,
  act,
  children,
  problem,
  isBusy,
  onAct,
  onClose,
}: Readonly<{
  title: string;
  /** What its button says. */
  act: string;
  children: ReactNode;
  problem: Problem | null;
  isBusy: boolean;
  onAct: () => void;
  onClose: () => void;
}>): ReactNode {
  const list = useWords(LIST_WORDS);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      acts={
        <>
          <button type="button" className="button" onClick={onClose}>
            {list('cancel')}
          </button>
          <button type="button" className="button" data-kind="bad" disabled={isBusy} onClick={onAct}>
            {act}
          </button>
        </>
      }
    >
      {children}
      {problem === null ? null : <FormProblem problem={problem} />}
    </Dialog>
  );
}
