import type { Dispute, DisputeEvidenceFileInput, DisputeFileLimits } from '@railyard/sdk/schemas';
import { type ReactNode, useRef, useState } from 'react';
import { newKey } from '../../api/call.ts';
import { useAct } from '../../api/queries.ts';
import { Field, FormProblem, SelectField } from '../../parts/form.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { useWords } from '../../words/words.ts';
import { ANSWER } from './answer-words.ts';
import { EVIDENCE } from './evidence-words.ts';
import { FileButton } from './file-button.tsx';
import { isEvidence } from './responses.tsx';

/** The files that go with the answer, and one more. */
export function EvidenceFiles({ dispute }: Readonly<{ dispute: Dispute }>): ReactNode {
  const say = useWords(ANSWER);
  const list = useWords(LIST_WORDS);
  const names = useWords(EVIDENCE);
  const remove = useAct('DELETE /disputes/{dispute_id}/files/{file_id}');

  const { files, file_limits: limits } = dispute;
  return (
    <div className="dispute-files">
      <h3>{say('files')}</h3>
      {files.length === 0 ? <p className="soft">{say('no_files')}</p> : null}
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <span>{file.name}</span>
            <span className="soft">
              {isEvidence(file.evidence) ? names(file.evidence) : file.evidence} · {sizeText(file.size)}
            </span>
            <FileButton disputeId={dispute.id} file={file} />
            <button
              type="button"
              className="button"
              disabled={remove.isPending}
              onClick={() => remove.mutate({ path: { dispute_id: dispute.id, file_id: file.id } })}
            >
              {list('remove')} <span className="unseen">{file.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {remove.error === null ? null : <FormProblem problem={remove.error} />}
      {files.length < limits.count_max ? <Upload dispute={dispute} /> : null}
    </div>
  );
}

const KINDS = [
  'receipt',
  'customer_communication',
  'customer_signature',
  'shipping_documentation',
  'service_documentation',
  'refund_policy',
  'cancellation_policy',
  'duplicate_charge_documentation',
  'other',
] as const satisfies readonly DisputeEvidenceFileInput[];

/** What counts most for this reason is offered first. */
function placeOf({ checklist }: Dispute, kind: string): number {
  return checklist.findIndex(({ name }) => name === kind);
}

function Upload({ dispute }: Readonly<{ dispute: Dispute }>): ReactNode {
  const say = useWords(ANSWER);
  const names = useWords(EVIDENCE);
  const kinds = KINDS.toSorted((one, other) => placeOf(dispute, one) - placeOf(dispute, other));
  const [evidence, setEvidence] = useState(kinds[0] ?? 'other');
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = useAct('POST /disputes/{dispute_id}/files');
  const { file_limits: limits } = dispute;
  const types = limits.media_types.map(typeText).join(', ');
  const wrong = file === null ? null : wrongWith(file, limits);

  const upload = async (): Promise<void> => {
    if (file === null || wrong !== null) return;
    const body = { evidence, name: file.name, content: await base64Of(file) };
    const done = (): void => {
      setFile(null);
      if (input.current !== null) input.current.value = '';
    };
    add.mutate({ path: { dispute_id: dispute.id }, body, idempotencyKey: newKey() }, { onSuccess: done });
  };
  return (
    <div className="dispute-upload">
      <SelectField
        label={say('shows')}
        value={evidence}
        onChange={setEvidence}
        choices={kinds.map((value) => ({ value, label: names(value) }))}
      />
      <Field
        label={say('file')}
        help={say('files_limit', { types, size: sizeText(limits.size_max), count: limits.count_max })}
        problem={wrong === null ? null : say(wrong, { types })}
      >
        {(tied) => (
          <input
            {...tied}
            ref={input}
            className="input"
            type="file"
            accept={limits.media_types.join(',')}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {add.error === null ? null : <FormProblem problem={add.error} />}
      <button
        type="button"
        className="button"
        disabled={file === null || wrong !== null || add.isPending}
        onClick={() => void upload()}
      >
        {say('upload')}
      </button>
    </div>
  );
}

function wrongWith(file: File, limits: DisputeFileLimits): 'too_large' | 'wrong_type' | null {
  if (file.size > limits.size_max) return 'too_large';
  return limits.media_types.some((type) => type === file.type) ? null : 'wrong_type';
}

function typeText(type: string): string {
  return (type.split('/')[1] ?? type).toUpperCase();
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCodePoint(byte));
  return btoa(characters.join(''));
}
