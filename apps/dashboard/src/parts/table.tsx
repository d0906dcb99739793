import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { hasNoFocus } from '../shell/focus.ts';
import { useKeys } from '../shell/keys.ts';
import { Link, useAddress, navigate } from '../shell/router.tsx';
import { useWords } from '../words/words.ts';
import { copyText } from './copy-id.tsx';
import { toast } from './toast.tsx';
import { PARTS } from './words.ts';

/** A column of a table. */
export type Column<Item> = Readonly<{
  name: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** Amounts and counts stand at the end, below each other. */
  align?: 'start' | 'end';
  /**
   * Where there is no room for columns, a row is two lines: `lead` and `end` make the first, `sub` the second, and
   * what says nothing is not shown.
   */
  narrow?: 'lead' | 'end' | 'sub';
  /** Shown only where the person chose it. */
  isExtra?: boolean;
  /** What can be done with a row: its head is read, and not seen. */
  isAct?: boolean;
}>;

type TableProps<Item> = Readonly<{
  /** What the rows are, for a screen reader. */
  label: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** Where a row leads; its first cell is the link. */
  hrefOf?: (item: Item) => string;
  /** Rows can be marked (`x`); what can be done with them stands below. */
  markActs?: (marked: readonly Item[], clear: () => void) => ReactNode;
  /** The rows are old, and others are on their way. */
  isOld?: boolean;
  /** Its heads are read, and not seen. */
  isHeadless?: boolean;
}>;

/** Rows under columns, walked with `j` and `k`, opened with `o`, marked with `x`; `c` copies the id. */
export function Table<Item>({
  label,
  columns,
  items,
  idOf,
  hrefOf,
  markActs,
  isOld = false,
  isHeadless = false,
}: TableProps<Item>): ReactNode {
  const say = useWords(PARTS);
  const body = useRef<HTMLTableSectionElement>(null);
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const marked = items.filter((item) => marks.has(idOf(item)));
  const toggle = (id: string): void =>
    setMarks((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  useRowAgain(body);
  useRowKeys({ body, items, idOf, hrefOf, ...(markActs === undefined ? {} : { toggle }) });

  return (
    <>
      <div className="table-frame" data-old={isOld}>
        <table className="table" aria-label={label} aria-busy={isOld}>
          <thead className={isHeadless ? 'unseen' : undefined}>
            <tr>
              {markActs === undefined ? null : (
                <th className="mark-cell">
                  <span className="unseen">{say('mark_row')}</span>
                </th>
              )}
              {columns.map((column) => (
                <th key={column.name} scope="col" data-align={column.align} data-narrow={column.narrow}>
                  {column.isAct === true ? <span className="unseen">{column.label}</span> : column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} onFocus={rememberRow}>
            {items.map((item) => (
              <Row
                key={idOf(item)}
                {...{ columns, item, id: idOf(item), href: hrefOf?.(item) }}
                isMarked={marks.has(idOf(item))}
                onMark={markActs === undefined ? undefined : toggle}
              />
            ))}
          </tbody>
        </table>
      </div>
      {markActs === undefined || marked.length === 0 ? null : (
        <div className="marked" role="region" aria-label={say('marked', { count: marked.length })}>
          <span>{say('marked', { count: marked.length })}</span>
          {markActs(marked, () => setMarks(new Set()))}
        </div>
      )}
    </>
  );
}

function Row<Item>({
  columns,
  item,
  id,
  href,
  isMarked,
  onMark,
}: Readonly<{
  columns: readonly Column<Item>[];
  item: Item;
  id: string;
  href: string | undefined;
  isMarked: boolean;
  onMark: ((id: string) => void) | undefined;
}>): ReactNode {
  const say = useWords(PARTS);
  return (
    <tr data-id={id} data-marked={isMarked} data-linked={href !== undefined}>
      {onMark === undefined ? null : (
        <td className="mark-cell">
          <input
            type="checkbox"
            checked={isMarked}
            aria-label={say('mark_row')}
            onChange={() => onMark(id)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.name} data-align={column.align} data-narrow={column.narrow}>
          {index === 0 && href !== undefined ? (
            <Link to={href} className="row-link">
              {column.cell(item)}
            </Link>
          ) : (
            column.cell(item)
          )}
        </td>
      ))}
    </tr>
  );
}

/** The row is remembered with the place in the browser's history: whoever comes back goes on from it. */
function rememberRow({ target }: FocusEvent): void {
  const row = target.closest<HTMLElement>('tr')?.dataset['id'];
  if (row !== undefined) history.replaceState({ row }, '');
}

function useRowAgain(body: RefObject<HTMLTableSectionElement | null>): void {
  useEffect(() => {
    const { row } = (history.state ?? {}) as { row?: string }; // as it was remembered
    const rows = [...(body.current?.rows ?? [])];
    if (row !== undefined && hasNoFocus()) focusOn(rows.find(({ dataset }) => dataset['id'] === row));
  }, [body]);
}

function focusOn(row: HTMLTableRowElement | undefined): void {
  row?.querySelector<HTMLElement>('a, input, button')?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

function useRowKeys<Item>({
  body,
  items,
  idOf,
  hrefOf,
  toggle,
}: Readonly<{
  body: RefObject<HTMLTableSectionElement | null>;
  items: readonly Item[];
  idOf: (item: Item) => string;
  hrefOf: ((item: Item) => string) | undefined;
  toggle?: (id: string) => void;
}>): void {
  const say = useWords(PARTS);
  const address = useAddress();
  const rowNow = (): HTMLElement | null =>
    document.activeElement?.closest<HTMLElement>('tr[data-id]') ?? null;
  const step = (by: number): void => {
    const rows = [...(body.current?.rows ?? [])];
    const at = rows.findIndex((row) => row === rowNow());
    const next =
      rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, at + by))];
    focusOn(next);
  };
  const onRow = (act: (item: Item) => void): void => {
    const item = items.find((one) => idOf(one) === rowNow()?.dataset['id']);
    if (item !== undefined) act(item);
  };

  useKeys([
    { keys: 'j', says: say('next_row'), run: () => step(1) },
    { keys: 'k', says: say('previous_row'), run: () => step(-1) },
    {
      keys: 'o',
      says: say('open_row'),
      run: () => onRow((item) => hrefOf !== undefined && navigate(address(hrefOf(item)))),
    },
    {
      keys: 'c',
      says: say('copy_id'),
      run: () => onRow((item) => void copyText(idOf(item)).then((isDone) => isDone && toast(say('copied')))),
    },
    ...(toggle === undefined
      ? []
      : [{ keys: 'x', says: say('mark_row'), run: () => onRow((item) => toggle(idOf(item))) }]),
  ]);
}
