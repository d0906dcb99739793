import type { Experiment, FlowActionRules, FlowRule } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { recordOf } from '../../api/problem.ts';
import { useAct } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { FormButtons } from '../../parts/form-buttons.tsx';
import { Form, SelectField } from '../../parts/form.tsx';
import { useRuleText } from '../../parts/rule-text.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { type FlowName, type FlowState, useFlow } from '../flows/use-flow.ts';
import { WORDS } from './words.ts';

const ROUTES = 'route-transaction';

/** Active rules of a flow that route by a list as it stands. */
export function listedRules(actions: readonly FlowActionRules[]): readonly FlowRule[] {
  return routingRules(actions).filter(({ outcome }) => Array.isArray(outcome));
}

/** Active rules of a flow that route: an experiment can take the place of each, but for that of another one. */
function routingRules(actions: readonly FlowActionRules[]): readonly FlowRule[] {
  const rules = actions.find(({ action }) => action === ROUTES)?.rules ?? [];
  return rules.filter(({ active, outcome }) => active && recordOf(outcome)['experiment_id'] === undefined);
}

type StartProps = Readonly<{ experiment: Experiment; onClose: () => void }>;

/** Has a rule deal its payments to the arms from now on. */
export function StartDialog({ experiment, onClose }: StartProps): ReactNode {
  const say = useWords(WORDS);
  const { state, problem, refresh } = useFlow(experiment.flow as FlowName, true); // one of those that route
  if (state !== null) return <StartForm {...{ experiment, onClose, state }} />;
  return (
    <Dialog title={say('start')} onClose={onClose}>
      {problem === null ? <Loading /> : <Trouble problem={problem} onRetry={refresh} />}
    </Dialog>
  );
}

function StartForm({ experiment, onClose, state }: StartProps & Readonly<{ state: FlowState }>): ReactNode {
  const say = useWords(WORDS);
  const text = useRuleText(state.nameOf);
  const rules = routingRules(state.live);
  const ofControl = JSON.stringify(experiment.arms[0]?.attempts);
  const alike = rules.find(({ outcome }) => JSON.stringify(outcome) === ofControl);
  const [rule, setRule] = useState(alike?.id ?? '');
  const change = useAct('PUT /flows/{flow}/actions/{action}/rules/{rule_id}');
  const add = useAct('POST /flows/{flow}/actions/{action}/rules');
  const { flow, outcome, name } = experiment;
  const begun = { onSuccess: () => (toast(say('has_started')), onClose()) };
  const submit = (): void => {
    const path = { flow, action: ROUTES };
    if (rule === '') add.mutate({ path, body: { description: name, conditions: [], outcome } }, begun);
    else change.mutate({ path: { ...path, rule_id: rule }, body: { outcome } }, begun);
  };

  return (
    <Dialog title={say('start')} onClose={onClose}>
      <Form
        onSubmit={submit}
        problem={change.error ?? add.error}
        acts={
          <FormButtons label={say('start')} isBusy={change.isPending || add.isPending} onCancel={onClose} />
        }
      >
        <p>{say('start_why')}</p>
        <SelectField
          label={say('start_where')}
          value={rule}
          onChange={setRule}
          choices={[
            ...rules.map((one) => ({ value: one.id, label: one.description ?? text.when(one) })),
            { value: '', label: say('new_rule') },
          ]}
        />
      </Form>
    </Dialog>
  );
}
