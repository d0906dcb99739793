import type { Experiment } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, SelectField } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { PARTS } from '../../parts/words.ts';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** Ends it before the evidence does: by which arm do its rules go on? */
export function EndDialog({
  experiment,
  onClose,
}: Readonly<{ experiment: Experiment; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const parts = useWords(PARTS);
  const names = experiment.arms.map(({ name }) => name);
  const [arm, setArm] = useState(names[0] ?? '');
  const end = useAct('POST /experiments/{experiment_id}/end', ['GET /experiments']);
  const submit = (): void => {
    const call = { path: { experiment_id: experiment.id }, body: { goes_on_with: arm } };
    end.mutate(call, { onSuccess: () => (toast(say('has_ended')), onClose()) });
  };

  return (
    <Dialog title={say('end')} onClose={onClose}>
      <Form
        onSubmit={submit}
        problem={end.error}
        acts={
          <>
            <button type="button" className="button" onClick={onClose}>
              {parts('cancel')}
            </button>
            <button type="submit" className="button" data-kind="bad" disabled={end.isPending}>
              {say('end')}
            </button>
          </>
        }
      >
        <p>{say('end_why')}</p>
        <SelectField
          label={say('goes_on_with')}
          value={arm}
          onChange={setArm}
          choices={names.map((value) => ({ value, label: value }))}
        />
      </Form>
    </Dialog>
  );
}
