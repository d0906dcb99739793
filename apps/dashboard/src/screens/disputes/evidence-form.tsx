import type { Dispute, DisputeChecklistItem, DisputeEvidenceUpdate } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { newKey } from '../../api/call.ts';
import { useAct } from '../../api/queries.ts';
import { Section } from '../../parts/detail-page.tsx';
import { FormProblem, TextField } from '../../parts/form.tsx';
import { Status } from '../../parts/status.tsx';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { ANSWER } from './answer-words.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import { EVIDENCE } from './evidence-words.ts';
import { isEvidence } from './responses.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

type Texts = Readonly<Record<string, string>>;

/** The answer as it is written: what counts most stands first, and what the payment says is filled in. */
export function EvidenceForm({ dispute }: Readonly<{ dispute: Dispute }>): ReactNode {
  const say = useWords(ANSWER);
  const items = dispute.checklist.filter(({ form }) => form === 'text');
  const stored = textsOf(dispute);
  const [texts, setTexts] = useState<Texts>(() => prefilled(items, stored));
  const [isSure, setIsSure] = useState(false);
  const save = useAct('POST /disputes/{dispute_id}/evidence');
  const changes = changesOf(items, texts, stored);
  const isChanged = Object.keys(changes).length > 0;

  const keep = (then: () => void): void => {
    if (!isChanged) return then();
    save.mutate(
      { path: { dispute_id: dispute.id }, body: changes, idempotencyKey: newKey() },
      { onSuccess: then },
    );
  };
  const field = (item: DisputeChecklistItem): ReactNode => (
    <Text
      key={item.name}
      item={item}
      value={texts[item.name] ?? ''}
      onChange={(value) => setTexts({ ...texts, [item.name]: value })}
    />
  );
  return (
    <Section title={say('evidence')}>
      <p className="soft dispute-why">{say(items.length === 0 ? 'no_texts' : 'evidence_why')}</p>
      <Checklist dispute={dispute} texts={texts} />
      <Fields items={items} field={field} />
      <EvidenceFiles dispute={dispute} />
      {save.error === null ? null : <FormProblem problem={save.error} />}
      <div className="form-acts">
        <button
          type="button"
          className="button"
          disabled={save.isPending || !isChanged}
          onClick={() => keep(() => toast(say('saved')))}
        >
          {say('save')}
        </button>
        <button
          type="button"
          className="button"
          data-kind="main"
          disabled={save.isPending}
          onClick={() => keep(() => setIsSure(true))}
        >
          {say('submit')}
        </button>
      </div>
      {isSure ? <SubmitDialog dispute={dispute} onClose={() => setIsSure(false)} /> : null}
    </Section>
  );
}

/** Those that count little for this reason stand apart. */
function Fields({
  items,
  field,
}: Readonly<{
  items: readonly DisputeChecklistItem[];
  field: (item: DisputeChecklistItem) => ReactNode;
}>): ReactNode {
  const say = useWords(ANSWER);
  const rest = items.filter(({ level }) => level === 'optional');
  return (
    <div className="dispute-fields">
      {items.filter(({ level }) => level !== 'optional').map(field)}
      {rest.length === 0 ? null : (
        <details>
          <summary>{say('more')}</summary>
          <div className="dispute-fields">{rest.map(field)}</div>
        </details>
      )}
    </div>
  );
}

function textsOf({ evidence }: Dispute): Texts {
  return Object.fromEntries(
    Object.entries(evidence).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

/** A draft that was begun is as it was left; a new one begins with what the payment says. */
function prefilled(items: readonly DisputeChecklistItem[], stored: Texts): Texts {
  if (Object.keys(stored).length > 0) return stored;
  return Object.fromEntries(
    items.flatMap(({ name, level, suggestion }) =>
      suggestion === null || level === 'optional' ? [] : [[name, suggestion]],
    ),
  );
}

function changesOf(
  items: readonly DisputeChecklistItem[],
  texts: Texts,
  stored: Texts,
): DisputeEvidenceUpdate {
  return Object.fromEntries(
    items.flatMap(({ name }) => {
      const text = (texts[name] ?? '').trim();
      return text === (stored[name] ?? '') ? [] : [[name, text === '' ? null : text]];
    }),
  );
}

/** What counts for this reason, and whether it is there. */
function Checklist({ dispute, texts }: Readonly<{ dispute: Dispute; texts: Texts }>): ReactNode {
  const say = useWords(ANSWER);
  const names = useWords(EVIDENCE);
  const needed = dispute.checklist.filter(({ level }) => level === 'needed');

  return (
    <ul className="dispute-checklist" aria-label={say('needed')}>
      {needed.map(({ name, form, given }) => {
        const isThere = form === 'text' ? (texts[name] ?? '').trim() !== '' : given;
        return (
          <li key={name}>
            <Status tone={isThere ? 'good' : 'warn'}>
              {isEvidence(name) ? names(name) : name}
              <span className={isThere ? 'unseen' : 'soft'}> · {say(isThere ? 'given' : 'missing')}</span>
            </Status>
          </li>
        );
      })}
    </ul>
  );
}

const LONG: ReadonlySet<string> = new Set([
  'explanation',
  'product_description',
  'billing_address',
  'shipping_address',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'duplicate_charge_explanation',
  'access_activity_log',
]);

function Text({
  item: { name, level, suggestion },
  value,
  onChange,
}: Readonly<{
  item: DisputeChecklistItem;
  value: string;
  onChange: (value: string) => void;
}>): ReactNode {
  const say = useWords(ANSWER);
  const names = useWords(EVIDENCE);
  return (
    <TextField
      label={isEvidence(name) ? names(name) : name}
      kind={LONG.has(name) ? 'multiline' : 'text'}
      value={value}
      onChange={onChange}
      mark={
        suggestion !== null && suggestion === value
          ? say('from_payment')
          : level === 'optional'
            ? undefined
            : say(level === 'needed' ? 'needed' : 'helpful')
      }
    />
  );
}
