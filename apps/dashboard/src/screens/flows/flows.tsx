import type { FlowAction } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Tag } from '../../parts/status.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Time } from '../../parts/values.tsx';
import { oneOf, text, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { FlowPicture } from './picture.tsx';
import { Publish } from './publish.tsx';
import { Replay } from './replay.tsx';
import { RuleList } from './rule-list.tsx';
import { Templates } from './templates.tsx';
import { FLOW_NAMES, type FlowState, useFlow } from './use-flow.ts';
import { Versions } from './versions.tsx';
import { WhatIf } from './what-if.tsx';
import { WORDS } from './words.ts';

const QUERY = {
  flow: oneOf(...FLOW_NAMES),
  see: oneOf('draft', 'live'),
  action: text,
  side: oneOf('try', 'replay', 'versions'),
};

/** Rules that decide what becomes of payments: seen, tried, changed in a draft, and published. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const [{ flow, see }] = useUrlQuery(QUERY);
  const { state, problem, refresh } = useFlow(flow, see === 'live');

  return (
    <>
      <header className="page-head">
        <h1>{say('title')}</h1>
        {state === null || isUnwritten(state) ? null : (
          <Head {...{ state }} isLive={see === 'live' || state.draft === null} />
        )}
      </header>
      <Tabs
        label={say('title')}
        param="flow"
        current={flow}
        tabs={FLOW_NAMES.map((name) => ({
          name,
          label: say(`flow_${name.replaceAll('-', '_')}` as 'flow_checkout'),
        }))}
      />
      {problem === null ? null : <Trouble problem={problem} onRetry={refresh} />}
      {state === null ? problem === null ? <Loading rows={8} /> : null : <Body state={state} />}
    </>
  );
}

/** No rule was ever written, and nobody has begun to. */
function isUnwritten({ version, draft }: FlowState): boolean {
  return version === 0 && draft === null;
}

/** Its picture, the rules of one action, and what to try them with. */
function Body({ state }: Readonly<{ state: FlowState }>): ReactNode {
  const say = useWords(WORDS);
  const [{ see, action, side }] = useUrlQuery(QUERY);
  const isLive = see === 'live' || state.draft === null;
  const current = state.actions.find((one) => one.action === action) ?? firstWithRules(state);
  if (isUnwritten(state)) return <Templates state={state} />;
  if (current === undefined) return null;

  return (
    <div className="flow-page">
      <FlowPicture actions={state.actions} current={current.action} />
      <RuleList
        key={`${state.flow} ${current.action}`}
        {...{ state, isLive }}
        action={current.action as FlowAction}
      />
      <aside className="flow-side" aria-label={say('side')}>
        <Tabs
          label={say('side')}
          param="side"
          current={side}
          tabs={(['try', 'replay', 'versions'] as const).map((name) => ({
            name,
            label: say(`side_${name}`),
          }))}
        />
        {side === 'try' ? <WhatIf {...{ state, isLive }} /> : null}
        {side === 'replay' ? <Replay state={state} /> : null}
        {side === 'versions' ? <Versions state={state} /> : null}
      </aside>
    </div>
  );
}

/** The action that says most: routing where there is one. */
function firstWithRules({ actions }: FlowState): FlowState['actions'][number] | undefined {
  return (
    actions.find(({ action }) => action === 'route-transaction') ??
    actions.find(({ rules }) => rules.length > 0) ??
    actions[0]
  );
}

/** Which rules are looked at, and what can be done with them. */
function Head({ state, isLive }: Readonly<{ state: FlowState; isLive: boolean }>): ReactNode {
  const say = useWords(WORDS);
  const [isPublishing, setIsPublishing] = useState(false);
  const begin = useAct('POST /flows/{flow}/drafts');
  const drop = useAct('DELETE /flows/{flow}/drafts/{draft_id}');
  const { draft, version } = state;

  return (
    <>
      <span className="flow-state">
        {isLive ? (
          <Tag tone="good">{version === 0 ? say('no_version') : say('version_now', { number: version })}</Tag>
        ) : (
          <>
            <Tag tone="warn">{say('draft_of', { number: draft?.base_version ?? 0 })}</Tag>
            <span className="soft">
              {say('changed_at')} <Time at={draft?.updated_at} />
            </span>
          </>
        )}
      </span>
      <HeadActs {...{ state, isLive, begin, drop }} onPublish={() => setIsPublishing(true)} />
      {begin.error === null ? null : <FormProblem problem={begin.error} />}
      {drop.error === null ? null : <FormProblem problem={drop.error} />}
      {isPublishing && draft !== null ? (
        <Publish state={state} onClose={() => setIsPublishing(false)} />
      ) : null}
    </>
  );
}

function HeadActs({
  state: { flow, draft },
  isLive,
  begin,
  drop,
  onPublish,
}: Readonly<{
  state: FlowState;
  isLive: boolean;
  begin: ReturnType<typeof useAct<'POST /flows/{flow}/drafts'>>;
  drop: ReturnType<typeof useAct<'DELETE /flows/{flow}/drafts/{draft_id}'>>;
  onPublish: () => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const [, change] = useUrlQuery(QUERY);
  return (
    <span className="page-acts">
      {draft === null ? (
        <ActButton
          needs="flows.write"
          data-kind="main"
          disabled={begin.isPending}
          onClick={() => begin.mutate({ path: { flow } })}
        >
          {say('edit')}
        </ActButton>
      ) : (
        <>
          <button type="button" className="button" onClick={() => change({ see: isLive ? 'draft' : 'live' })}>
            {say(isLive ? 'see_draft' : 'see_live')}
          </button>
          <ActButton
            needs="flows.write"
            disabled={drop.isPending}
            onClick={() => drop.mutate({ path: { flow, draft_id: draft.id }, ifMatch: draft.updated_at })}
          >
            {say('drop')}
          </ActButton>
          <ActButton needs="flows.write" data-kind="main" onClick={onPublish}>
            {say('publish_open')}
          </ActButton>
        </>
      )}
    </span>
  );
}
