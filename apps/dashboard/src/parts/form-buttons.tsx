import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { PARTS } from './words.ts';

/** What stands below a form in a dialogue: the way out, and the button that sends it. */
export function FormButtons({
  label,
  isBusy,
  onCancel,
  kind = 'main',
}: Readonly<{
  label: string;
  isBusy: boolean;
  onCancel: () => void;
  /** `bad`: something goes for good. */
  kind?: 'main' | 'bad';
}>): ReactNode {
  const parts = useWords(PARTS);
  return (
    <>
      <button type="button" className="button" onClick={onCancel}>
        {parts('cancel')}
      </button>
      <button type="submit" className="button" data-kind={kind} disabled={isBusy}>
        {label}
      </button>
    </>
  );
}
