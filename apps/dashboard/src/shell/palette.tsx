import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Problem } from '../api/problem.ts';
import { useFormats } from '../parts/formats.ts';
import { Icon } from '../parts/icon.tsx';
import { Instrument } from '../parts/instrument.tsx';
import { usePaymentStatus } from '../parts/payment-words.ts';
import { Status } from '../parts/status.tsx';
import { Money } from '../parts/values.tsx';
import { useRow, useWords } from '../words/words.ts';
import { useKeys } from './keys.ts';
import { navigate, useAccount, useAddress } from './router.tsx';
import { type Finding, planSearch, runSearch } from './search.ts';
import { useVisibleScreens } from './visible-screens.ts';
import { SHELL } from './words.ts';

/** One row of what can be chosen. */
type Choice = Readonly<{ id: string; to: string; group: string; face: ReactNode }>;

/** `/` or Ctrl K: anything by what is known of it, and every screen by its name. */
export function Palette(): ReactNode {
  const say = useWords(SHELL);
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => setIsOpen(true);
  useKeys([
    { keys: '/', says: say('search'), run: open },
    { keys: 'mod+k', says: say('search'), run: open },
  ]);

  return (
    <>
      <button type="button" className="search-button" onClick={open}>
        <Icon name="search" />
        {say('search')}
        <kbd aria-hidden="true">/</kbd>
      </button>
      {isOpen ? <PaletteDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function PaletteDialog({ onClose }: Readonly<{ onClose: () => void }>): ReactNode {
  const say = useWords(SHELL);
  const address = useAddress();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { choices, said } = useChoices(typed);
  const chosen = choices[Math.min(at, choices.length - 1)];
  useEffect(() => dialog.current?.showModal(), []);
  const go = (choice: Choice | undefined): void => {
    if (choice === undefined) return;
    onClose();
    navigate(address(choice.to));
  };
  const typedKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((before) => (before + step + choices.length) % Math.max(1, choices.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(chosen);
    }
  };

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={say('search')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <PaletteInput
        {...{ id, typed }}
        chosenId={chosen === undefined ? undefined : `${id}-${chosen.id}`}
        onKey={typedKey}
        onType={(text) => {
          setTyped(text);
          setAt(0);
        }}
      />
      {said === null ? null : (
        <p className="palette-said" role="status">
          {said}
        </p>
      )}
      <ChoiceList {...{ id, choices, chosen, go, setAt }} />
    </dialog>
  );
}

function PaletteInput({
  id,
  typed,
  chosenId,
  onKey,
  onType,
}: Readonly<{
  id: string;
  typed: string;
  chosenId: string | undefined;
  onKey: (event: KeyboardEvent) => void;
  onType: (text: string) => void;
}>): ReactNode {
  const say = useWords(SHELL);
  return (
    <input
      className="palette-input"
      role="combobox"
      aria-expanded="true"
      aria-controls={id}
      aria-activedescendant={chosenId}
      aria-label={say('search')}
      placeholder={say('search_hint')}
      autoComplete="off"
      spellCheck={false}
      autoFocus
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKey}
    />
  );
}

function ChoiceList({
  id,
  choices,
  chosen,
  go,
  setAt,
}: Readonly<{
  id: string;
  choices: readonly Choice[];
  chosen: Choice | undefined;
  go: (choice: Choice) => void;
  setAt: (at: number) => void;
}>): ReactNode {
  const say = useWords(SHELL);
  return (
    <div id={id} role="listbox" aria-label={say('search')} className="palette-list">
      {choices.map((choice, index) => (
        <div key={choice.id} role="presentation">
          {choice.group === choices[index - 1]?.group ? null : (
            <p className="palette-group" role="presentation">
              {choice.group}
            </p>
          )}
          {/* The keys are the input's: a click is a short cut for those who have a mouse. */}
          <div
            id={`${id}-${choice.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={choice === chosen}
            className="palette-row"
            ref={choice === chosen ? (row) => void row?.scrollIntoView({ block: 'nearest' }) : undefined}
            onClick={() => go(choice)}
            onPointerMove={() => setAt(index)}
          >
            {choice.face}
          </div>
        </div>
      ))}
    </div>
  );
}

/** After so long without another letter the service is asked. */
const PAUSE_MS = 160;

function useChoices(typed: string): Readonly<{ choices: readonly Choice[]; said: string | null }> {
  const say = useWords(SHELL);
  const merchantAccount = useAccount();
  const settled = useSettled(typed);
  const plan = useMemo(() => planSearch(settled), [settled]);
  const screens = useScreenChoices(typed);
  const {
    data = [],
    isFetching,
    error,
  } = useQuery<readonly Finding[], Problem>({
    queryKey: [merchantAccount, 'search', settled],
    queryFn: ({ signal }) => runSearch(plan, { merchantAccount, signal }),
    enabled: plan.kind === 'asks',
  });
  const found = plan.kind === 'asks' ? data : [];
  const choices: readonly Choice[] = [
    ...found.map((finding, index) => ({
      id: `found-${index}`,
      to: finding.to,
      group: say(finding.kind),
      face: <FindingFace finding={finding} />,
    })),
    ...(plan.kind === 'asks' && plan.listed !== null && found.length > 0
      ? [{ id: 'all', to: plan.listed, group: say('payment'), face: say('show_all') }]
      : []),
    ...screens,
  ];
  const said =
    plan.kind === 'card-number'
      ? say('card_number')
      : error !== null
        ? error.message
        : choices.length === 0 && typed !== ''
          ? say(isFetching || settled !== typed ? 'searching' : 'nothing_found')
          : null;

  return { choices: plan.kind === 'card-number' ? [] : choices, said };
}

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

function useScreenChoices(typed: string): readonly Choice[] {
  const say = useWords(SHELL);
  const row = useRow();
  const wanted = typed.trim().toLowerCase();

  return useVisibleScreens()
    .filter(({ label }) => row(label).toLowerCase().includes(wanted))
    .slice(0, wanted === '' ? 40 : 6)
    .map(({ path, label, icon, key }) => ({
      id: `screen-${path.replaceAll('/', '-')}`,
      to: path,
      group: say('navigation'),
      face: (
        <>
          {icon === undefined ? null : <Icon name={icon} />}
          <span>{row(label)}</span>
          {key === undefined ? null : <kbd className="palette-end">G {key.toUpperCase()}</kbd>}
        </>
      ),
    }));
}

function FindingFace({ finding: { payment, title, more } }: Readonly<{ finding: Finding }>): ReactNode {
  const status = usePaymentStatus();
  const { time } = useFormats();
  if (payment === null)
    return (
      <>
        <span>{title}</span>
        <span className="palette-end">{more}</span>
      </>
    );
  const { tone, text } = status(payment.status);

  return (
    <>
      <strong className="palette-amount">
        <Money minor={payment.amount} currency={payment.currency} />
      </strong>
      <span className="palette-status">
        <Status tone={tone}>{text}</Status>
      </span>
      <Instrument
        method={payment.method}
        scheme={payment.payment_method?.scheme}
        label={payment.payment_method?.label}
      />
      <span className="palette-end number">{time(payment.created_at)}</span>
    </>
  );
}
