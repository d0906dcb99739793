import type { Experiment } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { SelectField } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** Ends it before the evidence does: by which arm do its rules go on? */
export function EndDialog({
  experiment,
  onClose,
}: Readonly<{ experiment: Experiment; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const names = experiment.arms.map(({ name }) => name);
  const [arm, setArm] = useState(names[0] ?? '');
  const end = useAct('POST /experiments/{experiment_id}/end', ['GET /experiments']);
  const submit = (): void => {
    const call = { path: { experiment_id: experiment.id }, body: { goes_on_with: arm } };
    end.mutate(call, { onSuccess: () => (toast(say('has_ended')), onClose()) });
  };

  return (
    <ConfirmDialog
      title={say('end')}
      act={say('end')}
      problem={end.error}
      isBusy={end.isPending}
      onAct={submit}
      onClose={onClose}
    >
      <p>{say('end_why')}</p>
      <SelectField
        label={say('goes_on_with')}
        value={arm}
        onChange={setArm}
        choices={names.map((value) => ({ value, label: value }))}
      />
    </ConfirmDialog>
  );
}
