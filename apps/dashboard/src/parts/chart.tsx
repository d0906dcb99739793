import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../words/words.ts';
import { Icon } from './icon.tsx';
import { PARTS } from './words.ts';

/** A line of a chart: a value for each moment; null where there is none. */
export type Series = Readonly<{ label: string; values: readonly (number | null)[]; color?: ChartColor }>;
export type ChartColor = 'accent' | 'good' | 'bad' | 'warn' | 'quiet';

type ChartProps = Readonly<{
  title: string;
  /** Moments, as ISO 8601. */
  times: readonly string[];
  series: readonly Series[];
  /** How a value is written. */
  write: (value: number) => string;
  writeTime: (iso: string) => string;
  kind?: 'line' | 'bars';
}>;

/** A chart, and the same as a table: one is drawn, the other is read. Either can be shown. */
export function Chart(props: ChartProps): ReactNode {
  const { title } = props;
  const say = useWords(PARTS);
  const name = useId();
  const [isTable, setIsTable] = useState(false);

  return (
    <figure className="chart" data-kind={props.kind ?? 'line'} aria-labelledby={name}>
      <figcaption className="chart-head">
        <h2 id={name}>{title}</h2>
        <ul className="chart-legend" aria-hidden="true">
          {props.series.length < 2
            ? null
            : props.series.map(({ label, color = 'accent' }) => (
                <li key={label} data-color={color}>
                  {label}
                </li>
              ))}
        </ul>
        <button type="button" className="icon-button" onClick={() => setIsTable(!isTable)}>
          <Icon name={isTable ? 'insights' : 'columns'} />
          <span className="unseen">{say(isTable ? 'show_chart' : 'show_table')}</span>
        </button>
      </figcaption>
      {isTable ? null : <Drawing {...props} />}
      <div className={isTable ? 'chart-table' : 'unseen'} tabIndex={isTable ? 0 : undefined}>
        <ChartTable {...props} />
      </div>
    </figure>
  );
}

function ChartTable({ title, times, series, write, writeTime }: ChartProps): ReactNode {
  return (
    <table className="table">
      <caption className="unseen">{title}</caption>
      <thead>
        <tr>
          <td />
          {series.map(({ label }) => (
            <th key={label} scope="col" data-align="end">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {times.map((time, index) => (
          <tr key={time}>
            <th scope="row">{writeTime(time)}</th>
            {series.map(({ label, values }) => {
              const value = values[index] ?? null;
              return (
                <td key={label} data-align="end" className="number">
                  {value === null ? '–' : write(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The drawing is loaded when there is one to draw. */
function Drawing({ times, series, write, writeTime, kind = 'line' }: ChartProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const drawn = JSON.stringify([times, series, kind]);

  useEffect(() => {
    const host = place.current;
    if (host === null) return undefined;
    let end: (() => void) | null = null;
    let isGone = false;
    void import('./chart-drawing.ts').then(({ draw }) => {
      if (!isGone) end = draw(host, { times, series, write, writeTime, kind });
    });
    return () => {
      isGone = true;
      end?.();
    };
    // what is drawn is compared as text: its arrays are made anew each time
  }, [drawn]);
  return <div ref={place} className="chart-drawing" aria-hidden="true" />;
}
