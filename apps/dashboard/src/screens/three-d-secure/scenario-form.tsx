import type { ThreeDSecureScenario, ThreeDSecureScenarioCreate } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../api/queries.ts';
import { Form, SelectField, TextField } from '../../parts/form.tsx';
import { useFormFocus } from '../../shell/focus.ts';
import { useWords } from '../../words/words.ts';
import { CONDITIONS } from './scenario-text.ts';
import { WORDS } from './words.ts';

const LIST = 'GET /three-ds-scenarios';
const AUTHENTICATION = ['Y', 'C', 'A', 'N', 'R', 'U', 'timeout'] as const;
const RESULT = ['Y', 'N', 'timeout'] as const;

/** One scenario: what a payment must have, and what 3-D Secure then answers. */
export function ScenarioForm({
  scenario,
  onDone,
}: Readonly<{ scenario: ThreeDSecureScenario | null; onDone: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const form = useFormFocus();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => textsOf(scenario));
  const [answer, setAnswer] = useState<TypedAnswer>(() => answerOf(scenario));
  const create = useAct('POST /three-ds-scenarios', [LIST]);
  const update = useAct('PUT /three-ds-scenarios/{three_ds_scenario_id}', [LIST]);
  const isSaving = create.isPending || update.isPending;
  const save = (): void => {
    const body = { conditions: conditionsIn(typed, scenario), outcome: outcomeIn(answer) };
    if (scenario === null) create.mutate({ body }, { onSuccess: onDone });
    else update.mutate({ path: { three_ds_scenario_id: scenario.id }, body }, { onSuccess: onDone });
  };

  return (
    <div className="rule-form" ref={form}>
      <Form
        onSubmit={save}
        problem={create.error ?? update.error}
        acts={
          <>
            <button type="button" className="button" onClick={onDone}>
              {say('cancel')}
            </button>
            <button type="submit" className="button" data-kind="main" disabled={isSaving}>
              {say('save')}
            </button>
          </>
        }
      >
        <fieldset>
          <legend>{say('conditions')}</legend>
          <div className="pairs">
            {CONDITIONS.map((name) => (
              <TextField
                key={name}
                label={say(name)}
                value={typed[name] ?? ''}
                kind={name === 'amount' || name === 'card_number' ? 'number' : 'text'}
                onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
              />
            ))}
          </div>
        </fieldset>
        <AnswerFields {...answer} onChange={setAnswer} />
      </Form>
    </div>
  );
}

/** What 3-D Secure answers, as it is typed. */
type TypedAnswer = Readonly<{ enrollment: 'Y' | 'N'; status: string; result: string }>;

function answerOf(scenario: ThreeDSecureScenario | null): TypedAnswer {
  const { enrollment, authentication, result } = scenario?.outcome ?? {};
  return {
    enrollment: enrollment === 'N' ? 'N' : 'Y',
    status: authentication?.transaction_status ?? 'Y',
    result: result?.transaction_status ?? 'Y',
  };
}

function outcomeIn({ enrollment, status, result }: TypedAnswer): ThreeDSecureScenarioCreate['outcome'] {
  return {
    enrollment,
    authentication: { transaction_status: enrollment === 'N' ? 'U' : status },
    result: enrollment === 'Y' && status === 'C' ? { transaction_status: result } : null,
  } as ThreeDSecureScenarioCreate['outcome']; // the words are those of the lists above
}

function AnswerFields({
  onChange,
  ...answer
}: TypedAnswer & Readonly<{ onChange: (answer: TypedAnswer) => void }>): ReactNode {
  const say = useWords(WORDS);
  const { enrollment, status, result } = answer;
  return (
    <fieldset>
      <legend>{say('outcome')}</legend>
      <div className="pairs">
        <SelectField
          label={say('enrollment')}
          value={enrollment}
          onChange={(next) => onChange({ ...answer, enrollment: next })}
          choices={[
            { value: 'Y', label: say('yes') },
            { value: 'N', label: say('no') },
          ]}
        />
        {enrollment === 'N' ? null : (
          <SelectField
            label={say('authentication')}
            value={status}
            onChange={(next) => onChange({ ...answer, status: next })}
            choices={AUTHENTICATION.map((value) => ({
              value: value as string,
              label: say(`status_${value}`),
            }))}
          />
        )}
        {enrollment === 'Y' && status === 'C' ? (
          <SelectField
            label={say('result')}
            value={result}
            onChange={(next) => onChange({ ...answer, result: next })}
            choices={RESULT.map((value) => ({ value: value as string, label: say(`status_${value}`) }))}
          />
        ) : null}
      </div>
    </fieldset>
  );
}

function textsOf(scenario: ThreeDSecureScenario | null): Readonly<Record<string, string>> {
  const known = CONDITIONS.map((name) => [name, String(scenario?.conditions[name] ?? '')] as const);
  return Object.fromEntries(known);
}

/** What is empty fits any payment; a number that is shown masked stays as it is. */
export function conditionsIn(
  typed: Readonly<Record<string, string>>,
  before: ThreeDSecureScenario | null,
): ThreeDSecureScenarioCreate['conditions'] {
  const given = CONDITIONS.filter((name) => {
    const was = String(before?.conditions[name] ?? '');
    return before === null ? (typed[name] ?? '') !== '' : (typed[name] ?? '') !== was;
  });
  return Object.fromEntries(
    given.map((name) => {
      const value = typed[name]?.trim() ?? '';
      return [name, value === '' ? null : name === 'amount' ? Number(value) : value];
    }),
  );
}
