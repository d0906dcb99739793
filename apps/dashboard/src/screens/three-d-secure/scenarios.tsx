import type { ThreeDSecureScenario } from '@railyard/sdk/schemas';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { Columns, Section } from '../../parts/detail-page.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Age, Empty, Loading, Trouble } from '../../parts/states.tsx';
import { toast } from '../../parts/toast.tsx';
import { useMay } from '../../shell/session.tsx';
import { useWords } from '../../words/words.ts';
import { MatchForm } from './match-form.tsx';
import { ScenarioForm } from './scenario-form.tsx';
import { answerText, conditionsText } from './scenario-text.ts';
import { WORDS } from './words.ts';

const NEW = 'new';
const LIST = 'GET /three-ds-scenarios';

/** What 3-D Secure answers in the sandbox: rules in their order, changed in place, and tried. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const read = useRead(LIST, { query: { limit: 100 } });
  const [open, setOpen] = useState<string | null>(null);
  const order = useAct('PUT /three-ds-scenarios/order', [LIST]);
  const remove = useAct('DELETE /three-ds-scenarios/{three_ds_scenario_id}', [LIST]);
  const scenarios = read.data?.items ?? [];
  const move = (scenario: ThreeDSecureScenario, to: number): void => {
    const ids = scenarios.filter((one) => one !== scenario).map(({ id }) => id);
    order.mutate(
      { body: { three_ds_scenario_ids: ids.toSpliced(to, 0, scenario.id) } },
      { onSuccess: () => toast(say('moved', { place: to + 1 })) },
    );
  };
  const problem = order.error ?? remove.error;

  return (
    <>
      <header className="page-head">
        <h1>{say('title')}</h1>
        <Age
          readAt={read.dataUpdatedAt}
          isFetching={read.isFetching && !read.isPending}
          onRefresh={() => void read.refetch()}
        />
        <span className="page-acts">
          <ActButton needs="three-ds-scenarios.write" data-kind="main" onClick={() => setOpen(NEW)}>
            <Icon name="plus" /> {say('add')}
          </ActButton>
        </span>
      </header>
      <p className="hint scenario-about">{say('about')}</p>
      <Columns
        side={
          <Section title={say('try')}>
            <MatchForm scenarios={scenarios} />
          </Section>
        }
      >
        {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
        {problem === null ? null : <FormProblem problem={problem} />}
        {open === NEW ? <ScenarioForm scenario={null} onDone={() => setOpen(null)} /> : null}
        {read.data === undefined ? read.error === null ? <Loading /> : null : null}
        {read.data?.items.length === 0 && open !== NEW ? (
          <Empty title={say('empty')}>{say('empty_why')}</Empty>
        ) : null}
        <ScenarioList
          {...{ scenarios, open }}
          onMove={move}
          onOpen={setOpen}
          onRemove={(id) => remove.mutate({ path: { three_ds_scenario_id: id } })}
        />
      </Columns>
    </>
  );
}

type ScenarioListProps = Readonly<{
  scenarios: readonly ThreeDSecureScenario[];
  open: string | null;
  onMove: (scenario: ThreeDSecureScenario, to: number) => void;
  onOpen: (id: string | null) => void;
  onRemove: (id: string) => void;
}>;

function ScenarioList({ scenarios, open, onMove, onOpen, onRemove }: ScenarioListProps): ReactNode {
  const say = useWords(WORDS);
  const mayWrite = useMay()('three-ds-scenarios.write');
  const [dragged, setDragged] = useState<ThreeDSecureScenario | null>(null);
  const byKey = (event: KeyboardEvent, scenario: ThreeDSecureScenario, to: number): void => {
    if (to < 0 || to >= scenarios.length) return;
    event.preventDefault();
    onMove(scenario, to);
  };

  return (
    <ol className="rule-list">
      {scenarios.map((scenario, index) => (
        <li
          key={scenario.id}
          className="rule"
          data-dragged={dragged === scenario}
          onDragOver={(event) => {
            if (dragged !== null) event.preventDefault();
          }}
          onDrop={() => {
            if (dragged !== null && dragged !== scenario) onMove(dragged, index);
            setDragged(null);
          }}
        >
          {open === scenario.id ? (
            <ScenarioForm scenario={scenario} onDone={() => onOpen(null)} />
          ) : (
            <>
              {mayWrite ? (
                <button
                  type="button"
                  className="rule-handle"
                  draggable
                  aria-label={say('move', { place: index + 1 })}
                  title={say('move_how')}
                  onDragStart={() => setDragged(scenario)}
                  onDragEnd={() => setDragged(null)}
                  onKeyDown={(event) => {
                    if (event.key === 'ArrowUp') byKey(event, scenario, index - 1);
                    if (event.key === 'ArrowDown') byKey(event, scenario, index + 1);
                  }}
                >
                  <span aria-hidden="true">⠿</span>
                  <span className="number">{index + 1}</span>
                </button>
              ) : (
                <span className="rule-place number">{index + 1}</span>
              )}
              <ScenarioBody {...{ scenario, onOpen, onRemove }} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function ScenarioBody({
  scenario,
  onOpen,
  onRemove,
}: Readonly<{ scenario: ThreeDSecureScenario }> & Pick<ScenarioListProps, 'onOpen' | 'onRemove'>): ReactNode {
  const say = useWords(WORDS);
  return (
    <>
      <div className="rule-body">
        <p className="rule-when">{conditionsText(scenario, say)}</p>
        <p className="rule-then">{answerText(scenario.outcome, say)}</p>
      </div>
      <div className="rule-acts">
        <ActButton needs="three-ds-scenarios.write" className="link" onClick={() => onOpen(scenario.id)}>
          {say('change')}
        </ActButton>
        <ActButton needs="three-ds-scenarios.write" className="link" onClick={() => onRemove(scenario.id)}>
          {say('remove')}
        </ActButton>
      </div>
    </>
  );
}
