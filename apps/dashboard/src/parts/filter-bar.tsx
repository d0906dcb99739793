import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { hasNoFocus } from '../shell/focus.ts';
import { useKeys } from '../shell/keys.ts';
import { navigate, usePlace, withSearch } from '../shell/router.tsx';
import { useWords } from '../words/words.ts';
import { FilterEditor } from './filter-editor.tsx';
import { activeFilters, type Filter, filterText, parametersOf } from './filters.ts';
import { useFormats } from './formats.ts';
import { Icon } from './icon.tsx';
import { Popover } from './popover.tsx';
import { SavedViews } from './saved-views.tsx';
import { PARTS } from './words.ts';

/** The filters of a list, which are its address: each that is set can be changed or taken away, and others added. */
export function FilterBar({
  filters,
  pinned = [],
  end,
}: Readonly<{
  filters: readonly Filter[];
  /** Names of those that are offered beside the button, unset too. */
  pinned?: readonly string[];
  /** What else can be done with the list. */
  end?: ReactNode;
}>): ReactNode {
  const say = useWords(PARTS);
  const { path, search: text } = usePlace();
  const search = new URLSearchParams(text);
  const active = activeFilters(filters, search);
  const unset = filters.filter((one) => pinned.includes(one.name) && !active.includes(one));
  const [openAt, setOpenAt] = useState(0);
  const bar = useFocusOnChange(active);
  useKeys(
    filters.length === 0
      ? []
      : [{ keys: 'f', says: say('filter'), run: () => setOpenAt((count) => count + 1) }],
  );

  return (
    <div className="filter-bar" ref={bar}>
      {filters.length === 0 ? null : (
        <Popover
          className="chip chip-add"
          label={
            <>
              <Icon name="filter" />
              {say('filter')}
            </>
          }
          openAt={openAt}
        >
          {(close) => <FilterPicker filters={filters} close={close} />}
        </Popover>
      )}
      {active.map((filter) => (
        <FilterChip key={filter.name} filter={filter} search={search} />
      ))}
      {unset.map((filter) => (
        <Popover key={filter.name} className="chip chip-unset" label={filter.label}>
          {(close) => <FilterEditor filter={filter} onDone={close} />}
        </Popover>
      ))}
      {active.length < 2 ? null : <ClearFilters to={withSearch(path, withoutFilters(search, ...active))} />}
      <BarEnd>{end}</BarEnd>
    </div>
  );
}

function ClearFilters({ to }: Readonly<{ to: string }>): ReactNode {
  const say = useWords(PARTS);
  return (
    <button type="button" className="link" onClick={() => navigate(to)}>
      {say('clear_filters')}
    </button>
  );
}

/** A filter that is set becomes another button, and one that is taken away none: the focus is on what is there now. */
function useFocusOnChange(active: readonly Filter[]): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  const names = active.map(({ name }) => name).join(' ');
  const before = useRef(names);
  useEffect(() => {
    if (before.current === names) return;
    const made = names.split(' ').find((name) => !before.current.split(' ').includes(name));
    before.current = names;
    const chip =
      made === undefined ? null : bar.current?.querySelector(`[data-filter="${CSS.escape(made)}"]`);
    if (hasNoFocus()) (chip ?? bar.current)?.querySelector('button')?.focus();
  }, [names]);
  return bar;
}

/** What else a list can do, its saved views first. */
function BarEnd({ children }: Readonly<{ children: ReactNode }>): ReactNode {
  return (
    <span className="filter-bar-end">
      <SavedViews />
      {children}
    </span>
  );
}

/** The address without what some filters say, at its first page. */
export function withoutFilters(search: URLSearchParams, ...filters: readonly Filter[]): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['cursor', ...filters.flatMap(parametersOf)]) next.delete(name);
  return next;
}

function FilterChip({ filter, search }: Readonly<{ filter: Filter; search: URLSearchParams }>): ReactNode {
  const say = useWords(PARTS);
  const formats = useFormats();
  const { path } = usePlace();

  return (
    <span className="chip chip-set" data-filter={filter.name}>
      <Popover
        className="chip-face"
        label={
          <>
            <span className="chip-name">{filter.label}</span>{' '}
            {filterText(filter, search, { formats, yes: say('yes'), no: say('no') })}
          </>
        }
      >
        {(close) => <FilterEditor filter={filter} onDone={close} />}
      </Popover>
      <button
        type="button"
        className="chip-remove"
        onClick={() => navigate(withSearch(path, withoutFilters(search, filter)))}
      >
        <Icon name="close" />
        <span className="unseen">{say('remove_filter', { name: filter.label })}</span>
      </button>
    </span>
  );
}

/** Which one: found by typing a part of its name. */
function FilterPicker({
  filters,
  close,
}: Readonly<{ filters: readonly Filter[]; close: () => void }>): ReactNode {
  const say = useWords(PARTS);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Filter | null>(null);
  if (chosen !== null) return <FilterEditor filter={chosen} onDone={close} />;
  const found = filters.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));

  return (
    <form
      className="picker"
      onSubmit={(event) => {
        event.preventDefault();
        setChosen(found[0] ?? null);
      }}
    >
      <input
        type="search"
        className="input"
        aria-label={say('find_filter')}
        placeholder={say('find_filter')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className="menu">
        {found.map((filter) => (
          <li key={filter.name}>
            <button type="button" onClick={() => setChosen(filter)}>
              {filter.label}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
