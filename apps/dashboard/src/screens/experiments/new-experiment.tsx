import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { CheckField, Form, SelectField, TextField } from '../../parts/form.tsx';
import { useRuleText } from '../../parts/rule-text.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { Link, navigate, useAddress } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { AttemptList, attemptsIn } from '../flows/attempt-list.tsx';
import { type FlowState, useFlow } from '../flows/use-flow.ts';
import { type ExperimentDraft, type TypedArm, bodyOf, newDraft } from './experiment-draft.ts';
import { MoneyFields, useWrongNumber } from './money-fields.tsx';
import { listedRules } from './start-dialog.tsx';
import { WORDS } from './words.ts';

const FLOWS = ['card-transaction', 'redirect-transaction'] as const;
type ExperimentFlow = (typeof FLOWS)[number];

/** Plans an experiment of two arms. Its page then says how many payments it takes, and starts it. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const [flow, setFlow] = useState<ExperimentFlow>('card-transaction');
  const { state, problem, refresh } = useFlow(flow, true);

  return (
    <div className="form-page">
      <nav className="crumb" aria-label={say('title')}>
        <Link to="/experiments">{say('title')}</Link>
      </nav>
      <header className="page-head">
        <h1>{say('plan_one')}</h1>
      </header>
      {state !== null ? (
        <PlanForm key={flow} {...{ flow, state }} onFlow={setFlow} />
      ) : problem !== null ? (
        <Trouble problem={problem} onRetry={refresh} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function PlanForm({
  flow,
  state,
  onFlow,
}: Readonly<{ flow: ExperimentFlow; state: FlowState; onFlow: (flow: ExperimentFlow) => void }>): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const make = useAct('POST /experiments', ['GET /experiments']);
  const [draft, setDraft] = useState<ExperimentDraft>(newDraft);
  const put = (change: Partial<ExperimentDraft>): void => setDraft({ ...draft, ...change });
  const body = bodyOf(flow, draft);
  const submit = (): void => {
    if (body !== null)
      make.mutate(
        { body },
        { onSuccess: ({ id }) => navigate(address(`/experiments/${id}`), { replace: true }) },
      );
  };

  return (
    <Form
      onSubmit={submit}
      problem={make.error}
      acts={
        <ActButton
          needs="flows.write"
          type="submit"
          data-kind="main"
          disabled={make.isPending || body === null}
        >
          {say('plan_one')}
        </ActButton>
      }
    >
      <TextField label={say('name')} value={draft.name} onChange={(name) => put({ name })} />
      <SelectField
        label={say('flow')}
        value={flow}
        onChange={onFlow}
        choices={FLOWS.map((value) => ({ value, label: value }))}
      />
      <BothArms {...{ draft, put, state }} />
      <MeasureFields {...{ draft, put, state }} />
      <p className="hint">{say('plan_why')}</p>
    </Form>
  );
}

type DraftFieldsProps = Readonly<{
  draft: ExperimentDraft;
  put: (change: Partial<ExperimentDraft>) => void;
  state: FlowState;
}>;

/** The control, what is tried beside it, and how payments are shared out. */
function BothArms({ draft, put, state }: DraftFieldsProps): ReactNode {
  const say = useWords(WORDS);
  const wrong = useWrongNumber();
  return (
    <>
      <ArmFields
        {...{ state }}
        title={say('as_it_is')}
        arm={draft.control}
        onChange={(control) => put({ control })}
        hasRules
      />
      <ArmFields
        {...{ state }}
        title={say('other_arm')}
        arm={draft.challenger}
        onChange={(challenger) => put({ challenger })}
      />
      <TextField
        label={say('share')}
        kind="number"
        value={draft.share}
        onChange={(share) => put({ share })}
        problem={wrong(draft.share, 0)}
        help={say('share_why')}
      />
    </>
  );
}

/** What one arm tries; the control may take it from a rule. */
function ArmFields({
  state,
  title,
  arm,
  onChange,
  hasRules = false,
}: Readonly<{
  state: FlowState;
  title: string;
  arm: TypedArm;
  onChange: (arm: TypedArm) => void;
  hasRules?: boolean;
}>): ReactNode {
  const say = useWords(WORDS);
  const text = useRuleText(state.nameOf);
  const rules = hasRules ? listedRules(state.live) : [];
  return (
    <div className="rule-form">
      <fieldset>
        <legend>{title}</legend>
        {rules.length === 0 ? null : (
          <SelectField
            label={say('from_rule')}
            value={arm.rule}
            onChange={(rule) => {
              const found = rules.find(({ id }) => id === rule);
              onChange({
                ...arm,
                rule,
                attempts: found === undefined ? arm.attempts : attemptsIn(found.outcome),
              });
            }}
            choices={[
              { value: '', label: say('no_rule') },
              ...rules.map((rule) => ({ value: rule.id, label: rule.description ?? text.when(rule) })),
            ]}
          />
        )}
        <TextField
          label={say('arm_name')}
          value={arm.name}
          onChange={(name) => onChange({ ...arm, name: name.toLowerCase() })}
          help={say('arm_name_why')}
        />
        <AttemptList
          {...{ state }}
          attempts={arm.attempts}
          onChange={(attempts) => onChange({ ...arm, attempts })}
        />
      </fieldset>
    </div>
  );
}

/** What is compared, among whom, and how small a difference is looked for. */
function MeasureFields({ draft, put, state }: DraftFieldsProps): ReactNode {
  const say = useWords(WORDS);
  const wrong = useWrongNumber();
  const isMoney = draft.measure === 'money_kept';

  return (
    <>
      <SelectField
        label={say('unit')}
        value={draft.unit}
        onChange={(unit) => put({ unit })}
        choices={(['buyer', 'card', 'transaction'] as const).map((value) => ({
          value,
          label: say(`unit_${value}`),
        }))}
      />
      <SelectField
        label={say('measure')}
        value={draft.measure}
        onChange={(measure) => put({ measure })}
        choices={(['approval', 'money_kept'] as const).map((value) => ({
          value,
          label: say(`measure_${value}`),
        }))}
      />
      {isMoney ? <MoneyFields {...{ draft, put }} nameOf={state.nameOf} /> : null}
      <TextField
        label={say(isMoney ? 'not_kept' : 'declines')}
        kind="decimal"
        value={draft.expected}
        onChange={(expected) => put({ expected })}
        problem={wrong(draft.expected)}
        help={say('expected_why')}
      />
      <TextField
        label={say(isMoney ? 'smallest_money' : 'smallest')}
        kind="decimal"
        value={draft.difference}
        onChange={(difference) => put({ difference })}
        problem={wrong(draft.difference)}
      />
      <CheckField
        label={say('ends_by_hand')}
        value={draft.standing}
        onChange={(standing) => put({ standing })}
      />
    </>
  );
}
