import type { DisputeFile } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useAct } from '../../api/queries.ts';
import { evidenceFileName } from '../../parts/file-name.ts';
import { FormProblem } from '../../parts/form.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { useWords } from '../../words/words.ts';
import { ANSWER } from './answer-words.ts';

/** Saves a file of evidence. That somebody read it stands in the log of the vault. */
export function FileButton({
  disputeId,
  file,
  isNamed = false,
}: Readonly<{ disputeId: string; file: DisputeFile; isNamed?: boolean }>): ReactNode {
  const say = useWords(ANSWER);
  const read = useAct('GET /disputes/{dispute_id}/files/{file_id}', []);
  const path = { dispute_id: disputeId, file_id: file.id };
  const save = (): void =>
    read.mutate(
      { path },
      {
        onSuccess: ({ name, media_type: type, content }) =>
          saveFile(evidenceFileName(name, type), bytesOf(content), type),
      },
    );

  return (
    <>
      <button type="button" className="button" disabled={read.isPending} onClick={save}>
        {say('save_file')} <span className={isNamed ? 'soft' : 'unseen'}>{file.name}</span>
      </button>
      {read.error === null ? null : <FormProblem problem={read.error} />}
    </>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
