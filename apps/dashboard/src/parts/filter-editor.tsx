import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { navigate, usePlace, withSearch } from '../shell/router.tsx';
import { useWords } from '../words/words.ts';
import { serviceNow } from './clock.ts';
import { type Filter, parametersOf } from './filters.ts';
import { useFormats } from './formats.ts';
import { looksLikeCardNumber } from './luhn.ts';
import { decimalText, digitsOf, readAmount } from './money.ts';
import { fromLocalInput, startOfDay, toLocalInput } from './time.ts';
import { PARTS } from './words.ts';

type EditorProps<Kind extends Filter['kind']> = Readonly<{
  filter: Extract<Filter, { kind: Kind }>;
  search: URLSearchParams;
  /** Puts values into the address: none takes the filter away. */
  put: (values: Readonly<Record<string, readonly string[]>>) => void;
}>;

/** What one filter is set to. It goes into the address when it is applied. */
export function FilterEditor({
  filter,
  onDone,
}: Readonly<{ filter: Filter; onDone: () => void }>): ReactNode {
  const { path, search: text } = usePlace();
  const search = new URLSearchParams(text);
  const put = (values: Readonly<Record<string, readonly string[]>>): void => {
    const next = new URLSearchParams(location.search);
    for (const name of ['cursor', ...parametersOf(filter), ...Object.keys(values)]) next.delete(name);
    for (const [name, list] of Object.entries(values)) for (const value of list) next.append(name, value);
    navigate(withSearch(path, next));
    onDone();
  };

  switch (filter.kind) {
    case 'text':
    case 'pairs':
      return <TextEditor {...{ filter, search, put }} />;
    case 'choice':
      return <ChoiceEditor {...{ filter, search, put }} />;
    case 'flag':
      return <FlagEditor {...{ filter, search, put }} />;
    case 'time':
      return <TimeEditor {...{ filter, search, put }} />;
    case 'amount':
      return <AmountEditor {...{ filter, search, put }} />;
    default:
      return filter satisfies never;
  }
}

function EditorForm({
  filter,
  children,
  onSubmit,
}: Readonly<{ filter: Filter; children: ReactNode; onSubmit: () => void }>): ReactNode {
  const say = useWords(PARTS);
  const form = useRef<HTMLFormElement>(null);
  // also where it stands in the place of the list that it was picked from
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="editor" onSubmit={submit} ref={form} noValidate>
      <p className="editor-title">{filter.label}</p>
      {children}
      <button type="submit" className="button" data-kind="main">
        {say('apply')}
      </button>
    </form>
  );
}

function TextEditor({ filter, search, put }: EditorProps<'text' | 'pairs'>): ReactNode {
  const say = useWords(PARTS);
  const [typed, setTyped] = useState(() => search.getAll(filter.name).join('\n'));
  const isCard = looksLikeCardNumber(typed);
  const save = (): void => {
    if (isCard) return;
    const words = filter.kind === 'pairs' ? typed.split('\n').map(pairText) : [typed.trim()];
    put({ [filter.name]: words.filter((word) => word !== '') });
  };

  return (
    <EditorForm filter={filter} onSubmit={save}>
      <input
        className="input"
        aria-label={filter.label}
        inputMode={filter.kind === 'text' ? (filter.inputMode ?? 'text') : 'text'}
        placeholder={filter.kind === 'text' ? filter.hint : 'key=value'}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isCard}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isCard ? (
        <p className="field-problem" role="alert">
          {say('card_number')}
        </p>
      ) : null}
    </EditorForm>
  );
}

/** `key=value` as the operation takes it: a JSON object of strings. */
function pairText(line: string): string {
  const [, key, value] = /^\s*([^={]+?)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
  return key === undefined ? line.trim() : JSON.stringify({ [key]: value });
}

function ChoiceEditor({ filter, search, put }: EditorProps<'choice'>): ReactNode {
  const [chosen, setChosen] = useState(() => search.getAll(filter.name));
  const [typed, setTyped] = useState('');
  const type = filter.isMany === true ? 'checkbox' : 'radio';
  const found = filter.choices.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  const toggle = (value: string): void =>
    setChosen((before) =>
      filter.isMany !== true
        ? [value]
        : before.includes(value)
          ? before.filter((one) => one !== value)
          : [...before, value],
    );

  return (
    <EditorForm filter={filter} onSubmit={() => put({ [filter.name]: chosen })}>
      {filter.choices.length <= 10 ? null : (
        <input
          type="search"
          className="input"
          aria-label={filter.label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div className="choices" role="group" aria-label={filter.label}>
        {found.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type={type}
              name={filter.name}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </EditorForm>
  );
}

function FlagEditor({ filter, search, put }: EditorProps<'flag'>): ReactNode {
  const say = useWords(PARTS);
  const [value, setValue] = useState(() => search.get(filter.name) ?? 'true');
  return (
    <EditorForm filter={filter} onSubmit={() => put({ [filter.name]: value === '' ? [] : [value] })}>
      <div className="choices" role="group" aria-label={filter.label}>
        {[
          ['true', say('yes')],
          ['false', say('no')],
          ['', say('any')],
        ].map(([word = '', label]) => (
          <label key={word} className="choice">
            <input type="radio" name={filter.name} checked={value === word} onChange={() => setValue(word)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </EditorForm>
  );
}

/** Days that are offered, counted back from today. */
const STRETCHES = [0, 7, 30, 90];

function TimeEditor({ filter, search, put }: EditorProps<'time'>): ReactNode {
  const say = useWords(PARTS);
  const { zone } = useFormats();
  const name = useId();
  const [gte, lte] = [`${filter.name}_gte`, `${filter.name}_lte`];
  const [from, setFrom] = useState(() => toLocalInput(search.get(gte) ?? '', zone));
  const [until, setUntil] = useState(() => toLocalInput(search.get(lte) ?? '', zone));
  const save = (first: string | null, last: string | null): void =>
    put({ [gte]: first === null ? [] : [first], [lte]: last === null ? [] : [last] });

  return (
    <EditorForm
      filter={filter}
      onSubmit={() => save(fromLocalInput(from, zone), fromLocalInput(until, zone))}
    >
      <div className="editor-row">
        {STRETCHES.map((days) => (
          <button
            key={days}
            type="button"
            className="chip"
            onClick={() => save(startOfDay(zone, serviceNow(), days).toISOString(), null)}
          >
            {days === 0 ? say('today') : say('days', { count: days })}
          </button>
        ))}
      </div>
      <label htmlFor={`${name}-from`}>{say('from')}</label>
      <input
        id={`${name}-from`}
        type="datetime-local"
        className="input"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <label htmlFor={`${name}-until`}>{say('until')}</label>
      <input
        id={`${name}-until`}
        type="datetime-local"
        className="input"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <p className="hint">{zone}</p>
    </EditorForm>
  );
}

function AmountEditor({ filter, search, put }: EditorProps<'amount'>): ReactNode {
  const say = useWords(PARTS);
  const name = useId();
  const [currency, setCurrency] = useState(filter.currency ?? search.get('currency') ?? 'EUR');
  const [typed, setTyped] = useState(() => typedAmounts(filter, search, currency));
  const [wrong, setWrong] = useState<string | null>(null);
  const save = (): void => {
    const read = parametersOf(filter).map((parameter) => {
      const text = typed[parameter] ?? '';
      return [parameter, text === '' ? undefined : readAmount(text, currency)] as const;
    });
    if (read.some(([, minor]) => minor === null))
      setWrong(say('no_amount', { currency, example: decimalText(1299, digitsOf(currency)) }));
    else
      put({
        ...Object.fromEntries(
          read.map(([parameter, minor]) => [parameter, minor == null ? [] : [String(minor)]]),
        ),
        ...(filter.currency === undefined ? { currency: [currency] } : {}),
      });
  };

  return (
    <EditorForm filter={filter} onSubmit={save}>
      {filter.currency === undefined ? <CurrencyInput value={currency} onChange={setCurrency} /> : null}
      {parametersOf(filter).map((parameter) => (
        <div key={parameter} className="editor-field">
          <label htmlFor={`${name}-${parameter}`}>
            {parameter.endsWith('_eq')
              ? say('exactly')
              : parameter.endsWith('_gte')
                ? say('at_least')
                : say('at_most')}
          </label>
          <input
            id={`${name}-${parameter}`}
            className="input"
            inputMode="decimal"
            autoComplete="off"
            value={typed[parameter] ?? ''}
            onChange={(event) => setTyped({ ...typed, [parameter]: event.target.value })}
          />
        </div>
      ))}
      {wrong === null ? null : (
        <p className="field-problem" role="alert">
          {wrong}
        </p>
      )}
    </EditorForm>
  );
}

function CurrencyInput({
  value,
  onChange,
}: Readonly<{ value: string; onChange: (value: string) => void }>): ReactNode {
  const say = useWords(PARTS);
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{say('currency')}</label>
      <input
        id={id}
        className="input input-short"
        maxLength={3}
        autoCapitalize="characters"
        value={value}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
    </>
  );
}

function typedAmounts(
  filter: Filter,
  search: URLSearchParams,
  currency: string,
): Readonly<Record<string, string>> {
  const rows = parametersOf(filter).map((parameter) => {
    const minor = search.get(parameter);
    return [parameter, minor === null ? '' : decimalText(Number(minor), digitsOf(currency))];
  });
  return Object.fromEntries(rows) as Readonly<Record<string, string>>; // texts alone
}
