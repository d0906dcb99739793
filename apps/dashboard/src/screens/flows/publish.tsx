import { type ReactNode, useState } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useAct, useRead } from '../../api/queries.ts';
import { Conflict } from '../../parts/conflict.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FormProblem, TextField } from '../../parts/form.tsx';
import { Loading, Trouble } from '../../parts/states.tsx';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { draftRuleOf, type FlowState } from './use-flow.ts';
import { Difference } from './versions.tsx';
import { WORDS } from './words.ts';

/** Lets a draft count: what it changes, a note, and the step-up that the service asks for. */
export function Publish({ state, onClose }: Readonly<{ state: FlowState; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const { draft, flow } = state;
  const [note, setNote] = useState(draft?.description ?? '');
  const path = { flow, draft_id: draft?.id ?? 'none' };
  const read = useRead('GET /flows/{flow}/drafts/{draft_id}/difference', { path });
  const remember = useAct('PUT /flows/{flow}/drafts/{draft_id}', ['GET /flows/{flow}/drafts']);
  const publish = useAct('POST /flows/{flow}/drafts/{draft_id}/publish');
  const isBehind = draft !== null && draft.base_version !== state.version;
  const act = async (): Promise<void> => {
    if (draft === null) return;
    let ifMatch = draft.updated_at;
    try {
      if (note !== (draft.description ?? '')) {
        const description = note === '' ? null : note;
        ifMatch = (await remember.mutateAsync({ path, body: { description }, ifMatch })).updated_at;
      }
      const { number } = await publish.mutateAsync({ path, ifMatch });
      toast(say('published', { number }));
      onClose();
    } catch {
      // stands in the dialogue
    }
  };
  const problem = publish.error ?? remember.error;
  const again = (): void => {
    publish.reset();
    remember.reset();
  };

  return (
    <Dialog
      title={say('publish_title')}
      size="wide"
      onClose={onClose}
      acts={
        isBehind ? undefined : (
          <button
            type="button"
            className="button"
            data-kind="main"
            disabled={publish.isPending || read.data?.changes.length === 0}
            onClick={() => void act()}
          >
            {say('publish')}
          </button>
        )
      }
    >
      {isBehind ? <Behind {...{ state, onClose }} /> : null}
      {read.error === null ? null : <Trouble problem={read.error} />}
      {read.data === undefined ? <Loading rows={3} /> : <Difference {...{ state }} difference={read.data} />}
      <TextField label={say('note')} value={note} onChange={setNote} help={say('note_how')} isOptional />
      <NotPublished {...{ draft, problem }} onTheirs={again} onMine={() => void act()} />
    </Dialog>
  );
}

/** Somebody has changed the draft since its difference was looked at; or it cannot be published. */
function NotPublished({
  draft,
  problem,
  onTheirs,
  onMine,
}: Readonly<{
  draft: FlowState['draft'];
  problem: Problem | null;
  onTheirs: () => void;
  onMine: () => void;
}>): ReactNode {
  if (problem === null) return null;
  if (!problem.isConflict || draft === null) return <FormProblem problem={problem} />;
  return <Conflict resourceId={draft.id} changedAt={draft.updated_at} {...{ onTheirs, onMine }} />;
}

/** The flow has moved on since the draft was begun: both are shown, and its rules are taken over or dropped. */
function Behind({ state, onClose }: Readonly<{ state: FlowState; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const { draft, flow, version } = state;
  const begin = useAct('POST /flows/{flow}/drafts', []);
  const drop = useAct('DELETE /flows/{flow}/drafts/{draft_id}');
  if (draft === null) return null;
  const takeOver = async (): Promise<void> => {
    try {
      const actions = draft.actions.map(({ action, rules }) => ({
        action: action as 'skip-3ds', // one of the flow's own
        rules: rules.map(draftRuleOf),
      }));
      await begin.mutateAsync({ path: { flow }, body: { description: draft.description, actions } });
      await drop.mutateAsync({ path: { flow, draft_id: draft.id } });
      onClose();
    } catch {
      // stands below
    }
  };

  return (
    <div className="behind" role="alert">
      <p>{say('behind', { base: draft.base_version, version })}</p>
      <button type="button" className="button" disabled={begin.isPending} onClick={() => void takeOver()}>
        {say('take_over', { version })}
      </button>
      {begin.error === null ? null : <FormProblem problem={begin.error} />}
    </div>
  );
}
