import type { FlowAction } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { recordOf } from '../../api/problem.ts';
import { SelectField, TextField } from '../../parts/form.tsx';
import { useRuleText } from '../../parts/rule-text.ts';
import { useWords } from '../../words/words.ts';
import { AttemptList, type TypedAttempt, attemptsIn, servicesFor, writtenAttempts } from './attempt-list.tsx';
import { FeeRows } from './fee-rows.tsx';
import type { FlowState } from './use-flow.ts';
import { WORDS } from './words.ts';

/** What a new rule decides before anybody says otherwise. */
export function firstOutcome(action: FlowAction, state: FlowState): unknown {
  if (action === 'decline-early') return true;
  if (action === 'skip-3ds') return 'attempt';
  if (action === 'select-payment-options') return ['card'];
  const [first] = servicesFor(state);
  return first === undefined ? [] : [first.id];
}

type OutcomeFieldsProps = Readonly<{
  action: FlowAction;
  state: FlowState;
  outcome: unknown;
  code: string;
  onChange: (outcome: unknown) => void;
  onCode: (code: string) => void;
}>;

/** What a rule decides, by the action that it is of. */
export function OutcomeFields({
  action,
  state,
  outcome,
  code,
  onChange,
  onCode,
}: OutcomeFieldsProps): ReactNode {
  const say = useWords(WORDS);
  if (action === 'decline-early')
    return (
      <TextField
        label={say('error_code')}
        value={code}
        onChange={onCode}
        placeholder="flow_decline"
        help={say('error_code_how')}
        isOptional
      />
    );
  if (action === 'skip-3ds') return <AuthenticationField {...{ outcome, onChange }} />;
  if (action === 'select-payment-options')
    return (
      <TextField
        label={say('methods')}
        value={Array.isArray(outcome) ? outcome.join(', ') : ''}
        onChange={(text) =>
          onChange(
            text
              .split(',')
              .map((one) => one.trim())
              .filter((one, at, all) => one !== '' || at === all.length - 1),
          )
        }
        help={say('with_commas')}
      />
    );
  if (recordOf(outcome)['experiment_id'] !== undefined) return <ExperimentText outcome={outcome} />;
  return <RouteFields {...{ state, outcome, onChange }} />;
}

const MODES = ['attempt', 'force', 'skip'] as const;
const EXEMPTIONS = ['low_value', 'transaction_risk_analysis', 'trusted_beneficiary', 'merchant_initiated'];

function AuthenticationField({
  outcome,
  onChange,
}: Pick<OutcomeFieldsProps, 'outcome' | 'onChange'>): ReactNode {
  const say = useWords(WORDS);
  const text = useRuleText((id) => id);
  const { exemption } = recordOf(outcome);
  const told = (value: unknown): string =>
    text.outcome({ action: 'skip-3ds', outcome: value, error_code: null });
  const current = typeof exemption === 'string' ? exemption : outcome === true ? 'skip' : String(outcome);
  return (
    <SelectField
      label={say('three_d_secure')}
      value={current}
      onChange={(value) => onChange(EXEMPTIONS.includes(value) ? { exemption: value } : value)}
      choices={[
        ...MODES.map((mode) => ({ value: mode as string, label: told(mode) })),
        ...EXEMPTIONS.map((name) => ({ value: name, label: told({ exemption: name }) })),
      ]}
    />
  );
}

/** The arms are the experiment's own: there is nothing to change in a rule that deals to them. */
function ExperimentText({ outcome }: Pick<OutcomeFieldsProps, 'outcome'>): ReactNode {
  const say = useWords(WORDS);
  const text = useRuleText((id) => id);
  return (
    <>
      <p>{text.outcome({ action: 'route-transaction', outcome, error_code: null })}</p>
      <p className="hint">{say('experiment_how')}</p>
    </>
  );
}

function RouteFields({
  state,
  outcome,
  onChange,
}: Pick<OutcomeFieldsProps, 'state' | 'outcome' | 'onChange'>): ReactNode {
  const say = useWords(WORDS);
  const attempts = attemptsIn(outcome);
  const ordering = Array.isArray(outcome) ? {} : recordOf(outcome);
  const by = typeof ordering['order_by'] === 'string' ? ordering['order_by'] : 'listed';
  const write = (next: readonly TypedAttempt[], rest: Readonly<Record<string, unknown>> = ordering): void => {
    const list = writtenAttempts(next);
    if (rest['order_by'] === undefined) onChange(list);
    else onChange({ ...rest, attempts: list.length === 0 ? null : list });
  };
  const orderBy = (next: string): void => {
    if (next === 'cost') write(attempts, { order_by: 'cost', fees: ordering['fees'] ?? newFees(attempts) });
    else if (next === 'success_rate') write(attempts, { order_by: 'success_rate', explore_percent: 10 });
    else write(attempts, {});
  };

  return (
    <fieldset className="attempts">
      <legend>{say('tried')}</legend>
      <SelectField
        label={say('order')}
        value={by}
        onChange={orderBy}
        choices={(['listed', 'cost', 'success_rate'] as const).map((value) => ({
          value: value as string,
          label: say(`order_${value}`),
        }))}
      />
      <AttemptList {...{ state, attempts }} onChange={write} />
      {by === 'success_rate' ? (
        <TextField
          label={say('explore')}
          kind="number"
          value={String(ordering['explore_percent'] ?? 10)}
          onChange={(text) => write(attempts, { ...ordering, explore_percent: Number(text) })}
        />
      ) : null}
      {by === 'cost' ? (
        <FeeRows
          services={servicesFor(state)}
          fees={ordering['fees']}
          onChange={(fees) => write(attempts, { ...ordering, fees })}
        />
      ) : null}
    </fieldset>
  );
}

type Fee = Readonly<Record<string, unknown>>;

function newFees(attempts: readonly TypedAttempt[]): readonly Fee[] {
  return attempts.map(({ id }) => ({ payment_service_id: id, basis_points: 100 }));
}
