import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { ItemOf, ListName, QueryOf } from '../api/call.ts';
import type { Problem } from '../api/problem.ts';
import { type FullPage, readFullPage, useFullPage } from '../api/full-page.ts';
import { changePreferences, readPreferences, subscribePreferences } from '../shell/preferences.ts';
import { navigate, PlainLink, useAccount, usePlace, withSearch } from '../shell/router.tsx';
import { useWords } from '../words/words.ts';
import { ExportCsv } from './export-csv.tsx';
import { FilterBar, withoutFilters } from './filter-bar.tsx';
import { activeFilters, type Filter, queryOfFilters } from './filters.ts';
import { useFormats } from './formats.ts';
import { Icon } from './icon.tsx';
import { Totals } from './list-totals.tsx';
import { Popover } from './popover.tsx';
import { Age, Empty, Loading, Trouble } from './states.tsx';
import { type Column, Table } from './table.tsx';
import { PARTS } from './words.ts';

type ListPageProps<Name extends ListName> = Readonly<{
  /** The page's heading. */
  title: string;
  /** The list of the contract. */
  operation: Name;
  /** Where the operation's path has parts. */
  path?: Readonly<Record<string, string>>;
  columns: readonly Column<ItemOf<Name>>[];
  filters: readonly Filter[];
  pinned?: readonly string[];
  idOf?: (item: ItemOf<Name>) => string;
  hrefOf?: (item: ItemOf<Name>) => string;
  /** What is asked for whatever the address says. */
  always?: Partial<QueryOf<Name>>;
  /** What is shown where the list is empty without a filter. */
  empty: ReactNode;
  /** Buttons beside the heading. */
  acts?: ReactNode;
  /** Beside the filters, such as saved views and export. */
  end?: ReactNode;
  /** Between the heading and the filters, such as a total. */
  above?: ReactNode;
  markActs?: (marked: readonly ItemOf<Name>[], clear: () => void) => ReactNode;
  limit?: number;
  /** It is a part of another page, which says what it is: its heading is read, not seen, and of the second level. */
  isPart?: boolean;
}>;

/** A list of the contract as a page: its filters, columns and place are its address. */
export function ListPage<Name extends ListName>(props: ListPageProps<Name>): ReactNode {
  const {
    title,
    operation,
    path,
    columns,
    filters,
    pinned = [],
    always,
    acts,
    end,
    above,
    limit = 50,
    isPart = false,
  } = props;
  const search = new URLSearchParams(usePlace().search);
  const query = {
    ...always,
    ...queryOfFilters(filters, search),
    ...(search.has('cursor') ? { cursor: search.get('cursor') } : {}),
    limit,
  } as unknown as QueryOf<Name> & { limit: number }; // filters are named by the operation's parameters
  const read = useFullPage(operation, query, path === undefined ? {} : { path });
  const [shown, chooser] = useColumns(operation, columns);
  const place = placeOfTools(props, read, search);
  const tools = (
    <>
      {end}
      <ExportCsv operation={operation} query={query} path={path} />
      {chooser}
    </>
  );

  return (
    <>
      <header className={isPart ? 'part-head' : 'page-head'}>
        {isPart ? <h2 className="unseen">{title}</h2> : <h1>{title}</h1>}
        <Age
          readAt={read.dataUpdatedAt}
          isFetching={read.isFetching && !read.isPending}
          onRefresh={() => void read.refetch()}
        />
        <span className="page-acts">
          {place === 'head' ? <span className="head-tools">{tools}</span> : null} {acts}
        </span>
      </header>
      {above}
      {place === 'line' ? <FilterBar filters={filters} pinned={pinned} end={tools} /> : null}
      {place === 'views' ? <FilterBar filters={[]} /> : null}
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {read.data === undefined ? (
        read.error === null ? (
          <Loading rows={12} isTable />
        ) : null
      ) : (
        <Rows {...{ props, page: read.data, shown, search, query }} isOld={read.isPlaceholderData} />
      )}
    </>
  );
}

/** With the filters; in the head where there are none; where nothing is listed, views that others kept are all. */
function placeOfTools<Name extends ListName>(
  { filters, isPart = false }: ListPageProps<Name>,
  { data: page, error }: Readonly<{ data?: FullPage<ItemOf<Name>> | undefined; error: Problem | null }>,
  search: URLSearchParams,
): 'line' | 'head' | 'views' | null {
  if (page === undefined && error?.status === 403) return null;
  if (page !== undefined && hasNothing(page, filters, search)) return filters.length > 0 ? 'views' : null;
  return isPart || filters.length > 0 ? 'line' : 'head';
}

/** Nothing is in the list, whatever is asked for. */
function hasNothing<Item>(
  { items, isCutShort }: FullPage<Item>,
  filters: readonly Filter[],
  search: URLSearchParams,
): boolean {
  const isBare = activeFilters(filters, search).length === 0 && !search.has('cursor');
  return isBare && items.length === 0 && !isCutShort;
}

function Rows<Name extends ListName>({
  props: { title, idOf = ownId, hrefOf, markActs, empty, filters, operation, path },
  page,
  shown,
  search,
  query,
  isOld,
}: Readonly<{
  props: ListPageProps<Name>;
  page: FullPage<ItemOf<Name>>;
  shown: readonly Column<ItemOf<Name>>[];
  search: URLSearchParams;
  query: QueryOf<Name> & { limit: number };
  isOld: boolean;
}>): ReactNode {
  const active = activeFilters(filters, search);
  if (hasNothing(page, filters, search)) return empty;
  return (
    <>
      {page.items.length === 0 ? (
        <NothingFits {...{ operation, path, active, query }} isCutShort={page.isCutShort} />
      ) : (
        <Table
          label={title}
          columns={shown}
          items={page.items}
          idOf={idOf}
          isOld={isOld}
          {...(hrefOf === undefined ? {} : { hrefOf })}
          {...(markActs === undefined ? {} : { markActs })}
        />
      )}
      <Foot page={page} search={search}>
        <Totals operation={operation} query={query} />
      </Foot>
    </>
  );
}

function Foot<Item>({
  page,
  search,
  children,
}: Readonly<{ page: FullPage<Item>; search: URLSearchParams; children: ReactNode }>): ReactNode {
  const say = useWords(PARTS);
  const { time } = useFormats();
  const { path } = usePlace();
  const first = new URLSearchParams(search);
  first.delete('cursor');
  const next = new URLSearchParams(search);
  if (page.next !== null) next.set('cursor', page.next);
  return (
    <nav className="list-foot" aria-label={say('older')}>
      {children}
      {page.isCutShort ? (
        <span className="hint">
          {page.lookedBackTo === null
            ? say('looked_back')
            : say('looked_back_to', { date: time(page.lookedBackTo) })}
        </span>
      ) : null}
      {search.has('cursor') ? (
        <PlainLink className="button" to={withSearch(path, first)}>
          {say('newest')}
        </PlainLink>
      ) : null}
      {page.next === null ? null : (
        <PlainLink className="button" to={withSearch(path, next)}>
          {page.isCutShort ? say('look_further') : say('older')}
        </PlainLink>
      )}
    </nav>
  );
}

const WITHOUT_ONE_MAX = 6;

/** What a list was asked for. */
type ListRequest<Name extends ListName> = Readonly<{
  operation: Name;
  path: Readonly<Record<string, string>> | undefined;
  active: readonly Filter[];
  query: QueryOf<Name> & { limit: number };
}>;

/** Nothing is here, and which filter is in the way. */
function NothingFits<Name extends ListName>({
  isCutShort,
  ...asked
}: ListRequest<Name> & Readonly<{ isCutShort: boolean }>): ReactNode {
  const say = useWords(PARTS);
  const { path, search } = usePlace();
  const { active } = asked;
  const inTheWay = useFiltersInTheWay(asked);
  const goWithout = (filters: readonly Filter[]): string =>
    withSearch(path, withoutFilters(new URLSearchParams(search), ...filters));
  return (
    <Empty
      title={say('nothing_fits')}
      action={
        active.length === 0 || isCutShort ? undefined : (
          <button type="button" className="button" onClick={() => navigate(goWithout(active))}>
            {say('clear_filters')}
          </button>
        )
      }
    >
      {inTheWay.map((filter) => (
        <p key={filter.name}>
          <PlainLink to={goWithout([filter])}>{say('would_fit', { name: filter.label })}</PlainLink>
        </p>
      ))}
    </Empty>
  );
}

/** Each filter is left out once: those without which there would be rows. */
function useFiltersInTheWay<Name extends ListName>({
  operation,
  path,
  active,
  query,
}: ListRequest<Name>): readonly Filter[] {
  const merchantAccount = useAccount();
  const { search } = usePlace();
  const [found, setFound] = useState<readonly Filter[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const look = async (filter: Filter): Promise<void> => {
      const names = new Set([...withoutFilters(new URLSearchParams(search), filter).keys()]);
      const rest = Object.entries(query).filter(([name]) => names.has(name));
      const asked = { ...Object.fromEntries(rest), limit: 1 } as unknown as typeof query; // some of it left out
      const options = { merchantAccount, signal: stop.signal, ...(path === undefined ? {} : { path }) };
      const { items } = await readFullPage(operation, asked, options);
      if (items.length > 0) setFound((before) => [...before, filter]);
    };
    setFound([]);
    for (const filter of active.length < 2 ? [] : active.slice(0, WITHOUT_ONE_MAX))
      look(filter).catch(() => undefined); // it is a hint, and is left out where it cannot be had

    return () => stop.abort();
    // the address says all that it depends on
  }, [search, merchantAccount]);
  return found;
}

/** The columns that are shown, and the button to choose them. */
function useColumns<Item>(
  list: string,
  columns: readonly Column<Item>[],
): readonly [readonly Column<Item>[], ReactNode] {
  const say = useWords(PARTS);
  const chosen = useSyncExternalStore(subscribePreferences, () => readPreferences().columns)[list];
  const isShown = ({ name, isExtra = false }: Column<Item>): boolean =>
    chosen === undefined ? !isExtra : chosen.includes(name);
  const shown = columns.filter(isShown);
  const toggle = (column: Column<Item>): void => {
    const next = columns.filter((one) => (one === column ? !isShown(one) : isShown(one)));
    const { columns: before } = readPreferences();
    if (next.length > 0) changePreferences({ columns: { ...before, [list]: next.map(({ name }) => name) } });
  };
  const chooser = (
    <Popover
      className="icon-button"
      label={
        <>
          <Icon name="columns" />
          <span className="unseen">{say('columns')}</span>
        </>
      }
    >
      {() => (
        <div className="choices" role="group" aria-label={say('columns')}>
          {columns.map((column) => (
            <label key={column.name} className="choice">
              <input type="checkbox" checked={isShown(column)} onChange={() => toggle(column)} />
              <span>{column.label}</span>
            </label>
          ))}
        </div>
      )}
    </Popover>
  );

  return [shown, chooser];
}

function ownId(item: unknown): string {
  const { id } = item as { id?: unknown }; // where rows have none, the page says what names them
  return String(id);
}
