import type { FlowDifference } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FormProblem, TextField } from '../../parts/form.tsx';
import { useRuleText } from '../../parts/rule-text.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Tag } from '../../parts/status.tsx';
import { toast } from '../../parts/toast.tsx';
import { Time } from '../../parts/values.tsx';
import { useWords } from '../../words/words.ts';
import type { FlowState } from './use-flow.ts';
import { WORDS } from './words.ts';

/** All versions, newest first: compared with the one before, and brought back. */
export function Versions({ state }: Readonly<{ state: FlowState }>): ReactNode {
  const say = useWords(WORDS);
  const [looked, setLooked] = useState<number | null>(null);
  const read = useRead('GET /flows/{flow}/versions', { path: { flow: state.flow }, query: { limit: 50 } });
  if (read.error !== null) return <Trouble problem={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading rows={5} />;
  if (read.data.items.length === 0) return <p className="hint">{say('no_versions')}</p>;

  return (
    <>
      <ol className="versions">
        {read.data.items.map(({ number, description, created_at, creator, rule_count }) => (
          <li key={number}>
            <button type="button" className="version" onClick={() => setLooked(number)}>
              <strong className="number">{number}</strong>
              <span>{description ?? say('rules_count', { count: rule_count })}</span>
              {number === state.version ? <Tag tone="good">{say('counts_now')}</Tag> : null}
              <small className="soft">
                <Time at={created_at} /> {creator?.name}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {looked === null ? null : (
        <VersionDialog {...{ state }} number={looked} onClose={() => setLooked(null)} />
      )}
    </>
  );
}

function VersionDialog({
  state,
  number,
  onClose,
}: Readonly<{ state: FlowState; number: number; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const [note, setNote] = useState('');
  const path = { flow: state.flow, number: String(number) };
  const read = useRead('GET /flows/{flow}/versions/{number}/difference', { path });
  const restore = useAct('POST /flows/{flow}/versions/{number}/restore');
  const act = (): void =>
    restore.mutate(
      { path, body: { description: note === '' ? null : note } },
      {
        onSuccess: (made) => {
          toast(say('restored', { number: made.number }));
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={say('version_title', { number })}
      size="wide"
      onClose={onClose}
      acts={
        number === state.version ? undefined : (
          <ActButton needs="flows.write" data-kind="main" disabled={restore.isPending} onClick={act}>
            {say('restore')}
          </ActButton>
        )
      }
    >
      {read.error === null ? null : <Trouble problem={read.error} />}
      {read.data === undefined ? <Loading rows={3} /> : <Difference {...{ state }} difference={read.data} />}
      {number === state.version ? null : (
        <TextField label={say('note')} value={note} onChange={setNote} isOptional />
      )}
      {restore.error === null ? null : <FormProblem problem={restore.error} />}
    </Dialog>
  );
}

/** Rule by rule: what it was, and what it is. */
export function Difference({
  state,
  difference: { changes },
}: Readonly<{ state: FlowState; difference: FlowDifference }>): ReactNode {
  const say = useWords(WORDS);
  const text = useRuleText(state.nameOf);
  if (changes.length === 0) return <p className="hint">{say('no_difference')}</p>;
  return (
    <ul className="changes">
      {changes.map(({ change, action, rule_id, before, after }) => (
        <li key={rule_id} data-change={change}>
          <p className="line">
            <Tag tone={TONES[change] ?? 'quiet'}>{say(`change_${change}` as 'change_added')}</Tag>
            <span className="soft">{text.action(action)}</span>
            <strong>{(after ?? before)?.description}</strong>
          </p>
          {before === null || change === 'moved' ? null : (
            <p className="was">
              <del>
                {text.when(before)} → {text.outcome(before)}
              </del>
            </p>
          )}
          {after === null ? null : (
            <p className="is">
              <ins>
                {text.when(after)} → {text.outcome(after)}
              </ins>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const TONES: Readonly<Record<string, 'good' | 'bad' | 'warn'>> = {
  added: 'good',
  removed: 'bad',
  changed: 'warn',
};
