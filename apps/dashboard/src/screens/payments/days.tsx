import type { ReactNode } from 'react';
import { useFormats } from '../../parts/formats.ts';

/** Moments in order, under the days on which they were. */
export function Days<Moment extends Readonly<{ at: string }>>({
  entries,
  children,
}: Readonly<{ entries: readonly Moment[]; children: (moment: Moment) => ReactNode }>): ReactNode {
  const { time } = useFormats();
  const days = Object.entries(Object.groupBy(entries, ({ at }) => time(at, 'date')));
  return (
    <div className="story">
      {days.map(([day, ofDay = []]) => (
        <section key={day} aria-label={day}>
          <h3 className="story-day">{day}</h3>
          <ol>{ofDay.map((moment) => children(moment))}</ol>
        </section>
      ))}
    </div>
  );
}

/** To the second, beside what happened then. */
export function ClockTime({ at }: Readonly<{ at: string }>): ReactNode {
  const { zone, language } = useFormats();
  const clock = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  return (
    <time dateTime={at} title={at} className="story-time">
      {clock.format(new Date(at))}
    </time>
  );
}
