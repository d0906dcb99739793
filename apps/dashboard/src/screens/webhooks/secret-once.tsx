import type { ReactNode } from 'react';
import { CopyId } from '../../parts/copy-id.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** A secret, in the one answer that has it. */
export function SecretOnce({
  secret,
  onClose,
}: Readonly<{ secret: string; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Dialog
      title={say('secret_once')}
      onClose={onClose}
      acts={
        <button type="button" className="button" data-kind="main" onClick={onClose}>
          {say('kept')}
        </button>
      }
    >
      <p className="hint">{say('secret_why')}</p>
      <p className="secret">
        <CopyId id={secret} />
      </p>
    </Dialog>
  );
}
