import { type FormEvent, type ReactNode, useId } from 'react';
import type { Problem } from '../api/problem.ts';
import { useWords } from '../words/words.ts';
import { looksLikeCardNumber } from './luhn.ts';
import { ProblemFacts } from './states.tsx';
import { PARTS } from './words.ts';

/** One field: its name above it, help and what is wrong below it. `children` gets the ids that tie them together. */
export function Field({
  label,
  help,
  problem,
  isOptional = false,
  mark,
  children,
}: Readonly<{
  label: string;
  /** A few words at the end of its name. */
  mark?: ReactNode;
  help?: ReactNode;
  problem?: string | null | undefined;
  isOptional?: boolean;
  children: (
    tied: Readonly<{ id: string; 'aria-describedby': string; 'aria-invalid': boolean }>,
  ) => ReactNode;
}>): ReactNode {
  const say = useWords(PARTS);
  const id = useId();
  const isWrong = problem !== undefined && problem !== null;
  const name = (
    <>
      <label htmlFor={id}>
        {label} {isOptional ? <span className="soft">({say('optional')})</span> : null}
      </label>
      {mark === undefined ? null : <span className="field-mark">{mark}</span>}
    </>
  );
  return (
    <div className="field">
      {mark === undefined ? name : <div className="field-head">{name}</div>}
      {children({ id, 'aria-describedby': `${id}-more`, 'aria-invalid': isWrong })}
      <div id={`${id}-more`}>
        {isWrong ? (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        ) : null}
        {help === undefined || help === '' ? null : <p className="hint">{help}</p>}
      </div>
    </div>
  );
}

type TextFieldProps = Readonly<{
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
  problem?: string | null | undefined;
  isOptional?: boolean;
  mark?: ReactNode;
  kind?: 'text' | 'multiline' | 'number' | 'secret' | 'email' | 'url' | 'decimal';
  placeholder?: string;
}>;

/** A text that a person types. It refuses what may be a card number: none is ever typed in here. */
export function TextField({
  label,
  value,
  onChange,
  kind = 'text',
  placeholder,
  ...field
}: TextFieldProps): ReactNode {
  const say = useWords(PARTS);
  const problem = looksLikeCardNumber(value) ? say('card_number') : field.problem;
  return (
    <Field {...field} label={label} problem={problem}>
      {(tied) =>
        kind === 'multiline' ? (
          <textarea
            {...tied}
            className="input"
            spellCheck={false}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...tied}
            className="input"
            type={kind === 'secret' ? 'password' : kind === 'email' || kind === 'url' ? kind : 'text'}
            inputMode={kind === 'number' ? 'numeric' : kind === 'decimal' ? 'decimal' : undefined}
            autoComplete={kind === 'secret' ? 'new-password' : 'off'}
            spellCheck={false}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}

/** One of some words. */
export function SelectField<Word extends string>({
  label,
  value,
  onChange,
  choices,
  ...field
}: Readonly<{
  label: string;
  value: Word;
  onChange: (value: Word) => void;
  choices: readonly Readonly<{ value: Word; label: string }>[];
  help?: ReactNode;
  problem?: string | null | undefined;
  isOptional?: boolean;
}>): ReactNode {
  return (
    <Field {...field} label={label}>
      {(tied) => (
        <select
          {...tied}
          className="input"
          value={value}
          onChange={({ target }) => {
            const found = choices.find((one) => one.value === target.value);
            if (found !== undefined) onChange(found.value);
          }}
        >
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Something that is so, or not. */
export function CheckField({
  label,
  value,
  onChange,
}: Readonly<{ label: ReactNode; value: boolean; onChange: (value: boolean) => void }>): ReactNode {
  return (
    <label className="choice">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** A form that is sent by Enter or its button; what the service refuses stands above the button. */
export function Form({
  onSubmit,
  problem,
  children,
  acts,
}: Readonly<{
  onSubmit: () => void;
  problem?: Problem | null | undefined;
  children: ReactNode;
  /** The button, and what stands beside it. */
  acts: ReactNode;
}>): ReactNode {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      {children}
      {problem === null || problem === undefined ? null : <FormProblem problem={problem} />}
      <div className="form-acts">{acts}</div>
    </form>
  );
}

/** What the service said to a form, where it stands. */
export function FormProblem({ problem }: Readonly<{ problem: Problem }>): ReactNode {
  const say = useWords(PARTS);
  return (
    <div className="form-problem" role="alert">
      <p>{problem.code === 'unreachable' ? say('unreachable') : problem.message}</p>
      <ProblemFacts problem={problem} />
    </div>
  );
}
