import type { ReactNode } from 'react';
import { useFormats } from './formats.ts';
import type { TimeLength } from './time.ts';

/** An amount in minor units, with its currency. */
export function Money({ minor, currency }: Readonly<{ minor: number; currency: string }>): ReactNode {
  const { money } = useFormats();
  return <span className="number">{money(minor, currency)}</span>;
}

/** A moment in the person's zone; the whole of it, with zone, where it is pointed at. */
export function Time({
  at,
  length = 'short',
}: Readonly<{ at: string | null | undefined; length?: TimeLength }>): ReactNode {
  const { time } = useFormats();
  if (at === null || at === undefined) return <None />;
  return (
    <time dateTime={at} title={`${time(at, 'long')} · ${at}`} className="number">
      {time(at, length)}
    </time>
  );
}

/** In the place of a value that there is not. */
export function None(): ReactNode {
  return <span className="none">–</span>;
}

/** The few facts that count most, in a line below a heading; what is null is left out. */
export function KeyFacts({
  rows,
}: Readonly<{ rows: readonly (readonly [name: string, value: ReactNode])[] }>): ReactNode {
  return (
    <dl className="key-facts">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Facts as names and values, in rows; what is null is left out. */
export function Facts({
  rows,
}: Readonly<{ rows: readonly (readonly [name: string, value: ReactNode])[] }>): ReactNode {
  return (
    <dl className="facts">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value], at) => (
          // somebody who gets two roles has two rows of a name
          <div key={`${name} ${at}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Some numbers side by side, each under its name. */
export function Numbers({
  rows,
}: Readonly<{ rows: readonly (readonly [name: string, value: ReactNode])[] }>): ReactNode {
  return (
    <dl className="numbers">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
