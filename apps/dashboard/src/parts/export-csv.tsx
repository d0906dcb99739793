import { type ReactNode, useRef, useState } from 'react';
import { type AnyInput, type ListName, send } from '../api/call.ts';
import { problemOf } from '../api/problem.ts';
import { useKeys } from '../shell/keys.ts';
import { useAccount } from '../shell/router.tsx';
import { useWords } from '../words/words.ts';
import { saveFile } from './save-file.ts';
import { Icon } from './icon.tsx';
import { toast } from './toast.tsx';
import { PARTS } from './words.ts';

/** As many rows as the service puts into one file. */
const ROWS_MAX = 100_000;

/** Takes the whole of a list away as a file: all that the filters find, not the page that is shown. */
export function ExportCsv({
  operation,
  query,
  path,
}: Readonly<{
  operation: ListName;
  query: object;
  path?: Readonly<Record<string, string>> | undefined;
}>): ReactNode {
  const say = useWords(PARTS);
  const merchantAccount = useAccount();
  const [isBusy, setIsBusy] = useState(false);
  const stop = useRef<AbortController | null>(null);
  const take = async (): Promise<void> => {
    if (isBusy) return stop.current?.abort();

    const own = new AbortController();
    stop.current = own;
    setIsBusy(true);

    try {
      const { cursor: _cursor, limit: _limit, ...rest } = query as Readonly<Record<string, unknown>>;
      const given: AnyInput = { query: rest, ...(path === undefined ? {} : { path }) };
      const answer = await send(operation, given, {
        merchantAccount,
        accept: 'text/csv',
        signal: own.signal,
      });
      const text = await answer.text();
      const rows = rowsOf(text);
      saveFile(`${nameOf(operation)}-${new Date().toISOString().slice(0, 10)}.csv`, text, 'text/csv');
      toast(say(rows >= ROWS_MAX ? 'exported_first' : 'exported', { count: rows }));
    } catch (error) {
      if (!own.signal.aborted) toast(problemOf(error).message, 'bad');
    } finally {
      setIsBusy(false);
    }
  };
  useKeys([{ keys: 'e', says: say('export_csv'), run: () => void take() }]);

  return (
    <button type="button" className="icon-button" aria-busy={isBusy} onClick={() => void take()}>
      <Icon name={isBusy ? 'close' : 'export'} />
      <span className="unseen">{say(isBusy ? 'export_stop' : 'export_csv')}</span>
    </button>
  );
}

/** Lines that no quotation mark holds together, but for the names. */
function rowsOf(text: string): number {
  let rows = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) isQuoted = !isQuoted;
    else if (sign === LINE_END && !isQuoted) rows += 1;
  }
  return Math.max(0, rows - 1);
}

const QUOTE = 34;
const LINE_END = 10;

function nameOf(operation: string): string {
  return operation
    .replace(/^\w+ \//, '')
    .replaceAll(/\{\w+\}\/?/g, '')
    .replaceAll('/', '-');
}
