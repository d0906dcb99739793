import { type ReactNode, useState } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useAct } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { DefinitionFields, fieldsOf, type FieldValues } from '../../parts/definition-form.tsx';
import { CheckField, Form, SelectField, TextField } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import type { Definition } from './catalogue.tsx';
import { isPayments, scopeOf, type ServiceKind } from './kinds.ts';
import { WORDS } from './words.ts';

/** What the form holds, as it is typed. */
export type ServiceDraft = Readonly<{
  name: string;
  values: FieldValues;
  currencies: CodeChoice;
  countries: CodeChoice;
  settlement: boolean;
  active: boolean;
}>;
type CodeChoice = Readonly<{ isAll: boolean; typed: string }>;

type ServiceFormProps = Readonly<{
  kind: ServiceKind;
  definition: Definition;
  first: ServiceDraft;
  /** Keys of secrets that the service has already. */
  stored: readonly string[];
  serviceId: string | null;
  problem: Problem | null;
  isPending: boolean;
  onSave: (body: ServiceBody) => void;
}>;

/** What is sent. */
export type ServiceBody = Readonly<{
  display_name?: string;
  fields?: readonly Readonly<{ key: string; value: string }>[];
  active?: boolean;
  accepted_currencies?: readonly string[];
  accepted_countries?: readonly string[];
  settlement_reporting_enabled?: boolean;
}>;

/** The settings of a company, as its definition lists them: for a new one, and for one that is there. */
export function ServiceForm(props: ServiceFormProps): ReactNode {
  const { kind, definition, first, stored, serviceId, problem, isPending, onSave } = props;
  const say = useWords(WORDS);
  const [draft, setDraft] = useState(first);
  const put = (change: Partial<ServiceDraft>): void => setDraft({ ...draft, ...change });
  const wrong = isPayments(kind) ? notTaken(definition, draft) : { currencies: [], countries: [] };
  const isWrong = wrong.currencies.length + wrong.countries.length > 0 || draft.name.trim() === '';

  return (
    <div className="set-up">
      <Form
        problem={problem}
        onSubmit={() => {
          if (!isWrong) onSave(bodyOf(kind, definition, draft));
        }}
        acts={
          <>
            <VerifyButton kind={kind} definition={definition} draft={draft} serviceId={serviceId} />
            <ActButton needs={scopeOf(kind)} type="submit" data-kind="main" disabled={isPending || isWrong}>
              {say(serviceId === null ? 'add' : 'save')}
            </ActButton>
          </>
        }
      >
        <TextField label={say('name')} value={draft.name} onChange={(name) => put({ name })} />
        <Credentials
          definition={definition}
          values={draft.values}
          onChange={(values) => put({ values })}
          stored={stored}
          problem={problem}
        />
        {isPayments(kind) ? (
          <Accepted definition={definition} draft={draft} put={put} wrong={wrong} />
        ) : (
          <CheckField
            label={say('active_other')}
            value={draft.active}
            onChange={(active) => put({ active })}
          />
        )}
      </Form>
    </div>
  );
}

function Credentials({
  definition: { fields },
  ...props
}: Readonly<{
  definition: Definition;
  values: FieldValues;
  onChange: (values: FieldValues) => void;
  stored: readonly string[];
  problem: Problem | null;
}>): ReactNode {
  const say = useWords(WORDS);
  if (fields.length === 0) return null;
  return (
    <fieldset className="fieldset">
      <legend>{say('credentials')}</legend>
      <DefinitionFields fields={fields} {...props} />
      <p className="hint">{say('secret_note')}</p>
    </fieldset>
  );
}

type WrongFields = Readonly<{ currencies: readonly string[]; countries: readonly string[] }>;

function Accepted({
  definition,
  draft,
  put,
  wrong,
}: Readonly<{
  definition: Definition;
  draft: ServiceDraft;
  put: (change: Partial<ServiceDraft>) => void;
  wrong: WrongFields;
}>): ReactNode {
  const say = useWords(WORDS);
  return (
    <fieldset className="fieldset">
      <legend>{say('payments')}</legend>
      <Codes
        label={say('currencies')}
        all={say('all_currencies', { count: definition.supported_currencies?.length ?? 0 })}
        example="EUR, GBP"
        choice={draft.currencies}
        wrong={wrong.currencies}
        onChange={(currencies) => put({ currencies })}
      />
      <Codes
        label={say('countries')}
        all={say('all_countries', { count: definition.supported_countries?.length ?? 0 })}
        example="DE, AT"
        choice={draft.countries}
        wrong={wrong.countries}
        onChange={(countries) => put({ countries })}
      />
      <CheckField
        label={say('settlement')}
        value={draft.settlement}
        onChange={(settlement) => put({ settlement })}
      />
      <CheckField label={say('active')} value={draft.active} onChange={(active) => put({ active })} />
    </fieldset>
  );
}

/** All codes that the company takes, or some of them. */
function Codes({
  label,
  all,
  example,
  choice,
  wrong,
  onChange,
}: Readonly<{
  label: string;
  all: string;
  example: string;
  choice: CodeChoice;
  wrong: readonly string[];
  onChange: (choice: CodeChoice) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  return (
    <>
      <SelectField
        label={label}
        value={choice.isAll ? 'all' : 'some'}
        onChange={(value) => onChange({ ...choice, isAll: value === 'all' })}
        choices={[
          { value: 'all', label: all },
          { value: 'some', label: say('chosen') },
        ]}
      />
      {choice.isAll ? null : (
        <TextField
          label={`${label}: ${say('chosen')}`}
          value={choice.typed}
          onChange={(typed) => onChange({ ...choice, typed })}
          help={say('codes_help', { example })}
          problem={wrong.length === 0 ? null : say('not_taken', { codes: wrong.join(', ') })}
        />
      )}
    </>
  );
}

/** Asks the company, without storing anything; only where there is something that can be asked. */
function VerifyButton({
  kind,
  definition,
  draft,
  serviceId,
}: Readonly<{
  kind: ServiceKind;
  definition: Definition;
  draft: ServiceDraft;
  serviceId: string | null;
}>): ReactNode {
  const say = useWords(WORDS);
  const verify = useAct(kind.verify, []);
  if (!definition.fields.some(({ verifiable }) => verifiable)) return null;
  const body = {
    [`${kind.member}_definition_id`]: definition.id,
    ...(serviceId === null ? {} : { [`${kind.member}_id`]: serviceId }),
    fields: fieldsOf(definition.fields, draft.values),
  };
  const ask = (): void =>
    verify.mutate(
      { body: body as never }, // by the word of its own kind
      {
        onSuccess: () => toast(say('verified', { name: definition.display_name })),
        onError: ({ message }) => toast(message, 'bad'),
      },
    );
  return (
    <ActButton needs={scopeOf(kind)} disabled={verify.isPending} onClick={ask}>
      {say('verify')}
    </ActButton>
  );
}

/** What goes out. A secret that was left empty stays as it is stored. */
function bodyOf(kind: ServiceKind, definition: Definition, draft: ServiceDraft): ServiceBody {
  const fields = fieldsOf(definition.fields, draft.values);
  const shared = { display_name: draft.name.trim(), fields, active: draft.active };
  if (!isPayments(kind)) return shared;
  const { currencies, countries } = takenBy(definition, draft);
  return {
    ...shared,
    accepted_currencies: currencies,
    accepted_countries: countries,
    settlement_reporting_enabled: draft.settlement,
  };
}

function takenBy(
  { supported_currencies, supported_countries }: Definition,
  draft: ServiceDraft,
): WrongFields {
  return {
    currencies: draft.currencies.isAll ? (supported_currencies ?? []) : codesIn(draft.currencies.typed),
    countries: draft.countries.isAll ? (supported_countries ?? []) : codesIn(draft.countries.typed),
  };
}

function notTaken(definition: Definition, draft: ServiceDraft): WrongFields {
  const { currencies, countries } = takenBy(definition, draft);
  const missing = (codes: readonly string[], taken: readonly string[] = []): readonly string[] =>
    codes.length === 0 ? ['–'] : codes.filter((code) => !taken.includes(code));
  return {
    currencies: missing(currencies, definition.supported_currencies),
    countries: missing(countries, definition.supported_countries),
  };
}

function codesIn(typed: string): readonly string[] {
  return [
    ...new Set(
      typed
        .toUpperCase()
        .split(/[^A-Z]+/)
        .filter((code) => code !== ''),
    ),
  ];
}

/** The choice that a list of codes stands for. */
export function choiceOf(codes: readonly string[], all: readonly string[] = []): CodeChoice {
  return { isAll: codes.length === all.length, typed: codes.join(', ') };
}
