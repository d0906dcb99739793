import type { SandboxClock } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useRead } from '../../api/queries.ts';
import { CopyId } from '../../parts/copy-id.tsx';
import { Columns, Section } from '../../parts/detail-page.tsx';
import { useFormats } from '../../parts/formats.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { useWords } from '../../words/words.ts';
import { Situations } from './situations.tsx';
import { TimeTravel } from './time-travel.tsx';
import { WORDS } from './words.ts';

/** Time that goes by when somebody wants it to, and processors that behave badly when they are asked to. */
export function Screen(): ReactNode {
  const say = useWords(WORDS);
  const read = useRead('GET /sandbox/clock', {}, { everyMs: 30_000 });
  return (
    <>
      <header className="page-head">
        <h1>{say('title')}</h1>
      </header>
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {read.data === undefined ? (
        read.error === null ? (
          <Loading rows={4} />
        ) : null
      ) : (
        <>
          <ClockNow clock={read.data} />
          <Columns
            side={
              <>
                <Situations now={read.data.now} />
                <DemoData />
              </>
            }
          >
            <TimeTravel now={read.data.now} />
          </Columns>
        </>
      )}
    </>
  );
}

const MINUTE_MS = 60_000;

function ClockNow({ clock: { now, offset_seconds: ahead } }: Readonly<{ clock: SandboxClock }>): ReactNode {
  const say = useWords(WORDS);
  const { time, duration } = useFormats();
  const isAhead = ahead * 1000 >= MINUTE_MS;

  return (
    <section className="clock" aria-label={say('clock')}>
      <p className="clock-name">{say('clock')}</p>
      <p className="clock-time number">
        <time dateTime={now}>{time(now, 'long')}</time>
      </p>
      <p className="hint">
        {isAhead ? say('ahead', { time: duration(ahead * 1000) }) : say('in_step')}. {say('forward_only')}
      </p>
    </section>
  );
}

function DemoData(): ReactNode {
  const say = useWords(WORDS);
  return (
    <Section title={say('demo')}>
      <p className="hint">{say('demo_why')}</p>
      <CopyId id="./railyard demo-data" />
    </Section>
  );
}
