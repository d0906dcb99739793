import type { ReactNode } from 'react';
import type { Problem } from '../../api/problem.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { FormButtons } from '../../parts/form-buttons.tsx';
import { Form } from '../../parts/form.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** Asks once more before something goes for good. */
export function RemoveDialog({
  name,
  why,
  problem,
  isBusy,
  onRemove,
  onClose,
}: Readonly<{
  name: string;
  why: string;
  problem: Problem | null;
  isBusy: boolean;
  onRemove: () => void;
  onClose: () => void;
}>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Dialog title={say('remove')} onClose={onClose}>
      <Form
        onSubmit={onRemove}
        problem={problem}
        acts={<FormButtons label={say('remove')} isBusy={isBusy} onCancel={onClose} kind="bad" />}
      >
        <p>
          <strong>{name}</strong>
        </p>
        <p className="hint">{why}</p>
      </Form>
    </Dialog>
  );
}
