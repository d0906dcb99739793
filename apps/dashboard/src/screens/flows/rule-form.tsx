import type { FlowAction } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { CONDITION_FIELDS, type ValueKind, VELOCITY_FIELDS } from '../../parts/condition-fields.ts';
import { CheckField, Form, SelectField, TextField } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useRuleText } from '../../parts/rule-text.ts';
import { useFormFocus } from '../../shell/focus.ts';
import { useWords } from '../../words/words.ts';
import {
  conditionOf,
  NEW_CONDITION,
  type TypedCondition,
  type TypedVelocity,
  typedOf,
  velocityIn,
  velocityText,
} from './condition-values.ts';
import { firstOutcome, OutcomeFields } from './outcome-fields.tsx';
import type { DraftRule, FlowState } from './use-flow.ts';
import { WORDS } from './words.ts';

type RuleFormProps = Readonly<{
  state: FlowState;
  action: FlowAction;
  /** Null: a new one. */
  rule: DraftRule | null;
  isWriting: boolean;
  onSave: (rule: DraftRule) => void;
  onCancel: () => void;
}>;

/** One rule: what it is called, its conditions row by row, and what it decides. */
export function RuleForm({ state, action, rule, isWriting, onSave, onCancel }: RuleFormProps): ReactNode {
  const say = useWords(WORDS);
  const form = useFormFocus();
  const [description, setDescription] = useState(rule?.description ?? '');
  const [isActive, setIsActive] = useState(rule?.active ?? true);
  const [conditions, setConditions] = useState<readonly TypedCondition[]>(() =>
    (rule?.conditions ?? []).map(typedOf),
  );
  const [outcome, setOutcome] = useState<unknown>(rule?.outcome ?? firstOutcome(action, state));
  const [code, setCode] = useState(rule?.error_code ?? '');
  const save = (): void =>
    onSave({
      id: rule?.id ?? null,
      description: description === '' ? null : description,
      active: isActive,
      conditions: conditions.map(conditionOf) as DraftRule['conditions'], // the service says what is none
      outcome,
      error_code: action === 'decline-early' && code !== '' ? code : null,
    });

  return (
    <div className="rule-form" ref={form}>
      <Form
        onSubmit={save}
        acts={
          <>
            <button type="button" className="button" onClick={onCancel}>
              {say('cancel')}
            </button>
            <button type="submit" className="button" data-kind="main" disabled={isWriting}>
              {say('save_rule')}
            </button>
          </>
        }
      >
        <TextField label={say('called')} value={description} onChange={setDescription} isOptional />
        <ConditionRows flow={state.flow} conditions={conditions} onChange={setConditions} />
        <OutcomeFields {...{ action, state, outcome, code }} onChange={setOutcome} onCode={setCode} />
        <CheckField label={say('active')} value={isActive} onChange={setIsActive} />
      </Form>
    </div>
  );
}

function ConditionRows({
  flow,
  conditions,
  onChange,
}: Readonly<{
  flow: string;
  conditions: readonly TypedCondition[];
  onChange: (conditions: readonly TypedCondition[]) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const change = (at: number, one: TypedCondition | null): void =>
    onChange(one === null ? conditions.toSpliced(at, 1) : conditions.with(at, one));
  return (
    <fieldset className="conditions">
      <legend>{say('conditions')}</legend>
      {conditions.length === 0 ? <p className="hint">{say('no_conditions')}</p> : null}
      {conditions.map((condition, at) => (
        <ConditionRow
          key={at}
          flow={flow}
          condition={condition}
          onChange={(one) => change(at, one)}
          onRemove={() => change(at, null)}
        />
      ))}
      <button type="button" className="link" onClick={() => onChange([...conditions, NEW_CONDITION])}>
        <Icon name="plus" /> {say('add_condition')}
      </button>
    </fieldset>
  );
}

type ConditionRowProps = Readonly<{
  flow: string;
  condition: TypedCondition;
  onChange: (condition: TypedCondition) => void;
  onRemove: () => void;
}>;

/** Field, operator and value, each as the field has it. */
function ConditionRow({ flow, condition, onChange, onRemove }: ConditionRowProps): ReactNode {
  const say = useWords(WORDS);
  const { word } = useRuleText((id) => id);
  const names = Object.keys(CONDITION_FIELDS).filter((name) => CONDITION_FIELDS[name]?.flows.includes(flow));
  const field = CONDITION_FIELDS[condition.name];
  const choose = (name: string): void => {
    const next = CONDITION_FIELDS[name];
    onChange({
      ...NEW_CONDITION,
      name,
      operator: next?.operators[0] ?? '',
      value: next?.kind === 'flag' ? 'true' : '',
    });
  };

  return (
    <div className="condition">
      <SelectField
        label={say('field')}
        value={condition.name}
        onChange={choose}
        choices={names.map((name) => ({ value: name, label: word(name) }))}
      />
      <SelectField
        label={say('operator')}
        value={condition.operator}
        onChange={(operator) => onChange({ ...condition, operator })}
        choices={(field?.operators ?? []).map((name) => ({ value: name, label: word(name) }))}
      />
      <ValueFields {...{ condition, onChange }} />
      <button type="button" className="icon-button" onClick={onRemove}>
        <Icon name="close" />
        <span className="unseen">{say('remove_condition')}</span>
      </button>
    </div>
  );
}

function ValueFields({ condition, onChange }: Pick<ConditionRowProps, 'condition' | 'onChange'>): ReactNode {
  const say = useWords(WORDS);
  const { word } = useRuleText((id) => id);
  const { kind = 'texts', choices = [] } = CONDITION_FIELDS[condition.name] ?? {};
  const set = (part: 'of' | 'value' | 'max') => (text: string) => onChange({ ...condition, [part]: text });
  if (kind === 'flag')
    return (
      <SelectField
        label={say('value')}
        value={condition.value === 'false' ? 'false' : 'true'}
        onChange={set('value')}
        choices={[
          { value: 'true', label: word('yes') },
          { value: 'false', label: word('no') },
        ]}
      />
    );
  if (kind === 'choices')
    return <ChoiceBoxes choices={choices} value={condition.value} onChange={set('value')} />;

  if (kind === 'velocity') return <VelocityFields {...{ condition, onChange }} />;
  return <TypedValue {...{ condition, onChange, kind }} />;
}

/** What is counted, by what and of how long a time; of an amount its currency, too. */
function VelocityFields({
  condition,
  onChange,
}: Pick<ConditionRowProps, 'condition' | 'onChange'>): ReactNode {
  const say = useWords(WORDS);
  const { word } = useRuleText((id) => id);
  const typed = velocityIn(condition.of);
  const set = (part: keyof TypedVelocity) => (text: string) =>
    onChange({ ...condition, of: velocityText({ ...typed, [part]: text.trim() }) });
  return (
    <>
      {(['count', 'by', 'within'] as const).map((part) => (
        <SelectField
          key={part}
          label={say(`velocity_${part}`)}
          value={typed[part]}
          onChange={set(part)}
          choices={VELOCITY_FIELDS[part].map((name) => ({ value: name, label: word(`${part}_${name}`) }))}
        />
      ))}
      {typed.count === 'amount' ? (
        <TextField label={say('currency')} value={typed.currency} onChange={set('currency')} />
      ) : null}
      <TextField
        label={say('value')}
        value={condition.value}
        onChange={(value) => onChange({ ...condition, value })}
        kind={typed.count === 'amount' ? 'decimal' : 'number'}
        placeholder={typed.count === 'amount' ? '50.00' : '5'}
      />
    </>
  );
}

function TypedValue({
  condition,
  onChange,
  kind,
}: Pick<ConditionRowProps, 'condition' | 'onChange'> & Readonly<{ kind: ValueKind }>): ReactNode {
  const say = useWords(WORDS);
  const set = (part: 'of' | 'value' | 'max') => (text: string) => onChange({ ...condition, [part]: text });
  const isRange = condition.operator === 'is_between';
  const hasKey = kind === 'pair' || kind === 'number';
  const isNumber = kind === 'amount' || kind === 'number';
  return (
    <>
      {kind === 'amount' || hasKey ? (
        <TextField label={say(hasKey ? 'key' : 'currency')} value={condition.of} onChange={set('of')} />
      ) : null}
      <TextField
        label={isRange ? say('from') : say('value')}
        value={condition.value}
        onChange={set('value')}
        kind={isNumber ? 'decimal' : kind === 'share' ? 'number' : 'text'}
        placeholder={PLACEHOLDERS[kind] ?? ''}
        {...(LISTED.has(kind) ? { help: say('with_commas') } : {})}
      />
      {isRange ? (
        <TextField label={say('to')} value={condition.max} onChange={set('max')} kind="decimal" />
      ) : null}
    </>
  );
}

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  amount: '50.00',
  codes: 'DE, AT',
  digits: '411111, 510000-559999',
  share: '30',
};
const LISTED: ReadonlySet<string> = new Set(['codes', 'digits', 'texts']);

function ChoiceBoxes({
  choices,
  value,
  onChange,
}: Readonly<{ choices: readonly string[]; value: string; onChange: (value: string) => void }>): ReactNode {
  const say = useWords(WORDS);
  const chosen = value.split(',').map((one) => one.trim());
  const toggle = (choice: string): void =>
    onChange(
      choices.filter((one) => (one === choice ? !chosen.includes(one) : chosen.includes(one))).join(', '),
    );
  return (
    <fieldset className="choice-boxes">
      <legend>{say('value')}</legend>
      {choices.map((choice) => (
        <CheckField
          key={choice}
          label={choice.replaceAll('_', ' ')}
          value={chosen.includes(choice)}
          onChange={() => toggle(choice)}
        />
      ))}
    </fieldset>
  );
}
