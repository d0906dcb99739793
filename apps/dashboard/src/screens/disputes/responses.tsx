import type { Dispute, DisputeEvidence, DisputeFile, DisputeResponse } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { Section } from '../../parts/detail-page.tsx';
import { codeText } from '../../parts/payment-words.ts';
import { Status, type Tone } from '../../parts/status.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import { ANSWER } from './answer-words.ts';
import { EVIDENCE } from './evidence-words.ts';
import { FileButton } from './file-button.tsx';

const STANDINGS = ['processing', 'succeeded', 'declined', 'failed'] as const;
const TONES: Readonly<Record<string, Tone>> = {
  processing: 'open',
  succeeded: 'good',
  declined: 'bad',
  failed: 'bad',
};

/** What was sent to the processor, the newest first, and whether it arrived. */
export function Responses({ dispute }: Readonly<{ dispute: Dispute }>): ReactNode {
  const say = useWords(ANSWER);
  const { responses } = dispute;
  if (responses.length === 0) return null;
  return (
    <Section title={say('sent')}>
      {responses.toReversed().map((response) => (
        <Response key={response.id} dispute={dispute} response={response} />
      ))}
    </Section>
  );
}

function Response({
  dispute,
  response,
}: Readonly<{ dispute: Dispute; response: DisputeResponse }>): ReactNode {
  const say = useWords(ANSWER);
  const { kind, status, creator, created_at: at, error_code: code } = response;
  const words = response.raw_response_description ?? (code === null ? null : codeText(code));
  const known = STANDINGS.find((one) => one === status);

  return (
    <article className="dispute-response">
      <header className="line">
        <strong>{say(kind === 'accept' ? 'was_accepted' : 'submitted')}</strong>
        <Status tone={TONES[status] ?? 'quiet'}>{known === undefined ? status : say(known)}</Status>
        <span className="soft">
          {creator?.name} <Time at={at} />
        </span>
      </header>
      {words === null ? null : <p className="soft">{words}</p>}
      {kind === 'submit' ? (
        <SentEvidence evidence={response.evidence} files={response.files} of={dispute} />
      ) : null}
    </article>
  );
}

/** Texts and files, as they go out. `of`: the case that keeps the files; of those whose time is over the name is. */
export function SentEvidence({
  evidence,
  files,
  of = null,
}: Readonly<{
  evidence: DisputeEvidence;
  files: readonly DisputeFile[];
  of?: Dispute | null;
}>): ReactNode {
  const say = useWords(EVIDENCE);
  const texts = Object.entries(evidence).flatMap(([name, text]): [string, ReactNode][] =>
    typeof text === 'string'
      ? [
          [
            isEvidence(name) ? say(name) : name,
            <span key={name} className="dispute-text">
              {text}
            </span>,
          ],
        ]
      : [],
  );
  const kinds = [...new Set(files.map((file) => file.evidence))];
  const shown = kinds.map((kind): [string, ReactNode] => [
    isEvidence(kind) ? say(kind) : kind,
    <span key={kind} className="line">
      {files
        .filter((file) => file.evidence === kind)
        .map((file) =>
          of?.files.some(({ id }) => id === file.id) === true ? (
            <FileButton key={file.id} disputeId={of.id} file={file} isNamed />
          ) : (
            <span key={file.id}>{file.name}</span>
          ),
        )}
    </span>,
  ]);
  return (
    <div className="dispute-sent">
      <Facts rows={[...texts, ...shown]} />
    </div>
  );
}

export function isEvidence(name: string): name is keyof typeof EVIDENCE {
  return Object.hasOwn(EVIDENCE, name);
}
