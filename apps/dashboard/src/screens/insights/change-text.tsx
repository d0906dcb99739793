import type { ReactNode } from 'react';
import { useFormats } from '../../parts/formats.ts';
import { useWords } from '../../words/words.ts';
import type { Metric } from './question.ts';
import { WORDS } from './words.ts';

/** How much it moved: rates by points, all else by its part. */
export function ChangeText({
  metric,
  now,
  before,
}: Readonly<{ metric: Metric; now: number | null; before: number | null }>): ReactNode {
  const say = useWords(WORDS);
  const { percent, number } = useFormats();
  if (now === null || before === null || (metric !== 'auth_rate' && before === 0))
    return <span className="change soft">–</span>;
  if (now === before) return <span className="change number soft">0</span>;
  const moved = metric === 'auth_rate' ? now - before : (now - before) / before;
  const size = Math.abs(moved);
  const text =
    metric === 'auth_rate' ? say('points', { points: number(Math.round(size * 1000) / 10) }) : percent(size);
  return (
    <span className="change number" data-way={moved < 0 ? 'down' : 'up'}>
      {moved < 0 ? '−' : '+'}
      {text}
    </span>
  );
}
