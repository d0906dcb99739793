import { send } from '../../api/call.ts';
import { type Problem, problemOf } from '../../api/problem.ts';

/** One event of a stream. */
export type ToldEvent = Readonly<{ id: string; name: string; payload: string }>;

const PAUSE_MS = 1_000;

type Follower = Readonly<{
  merchantAccount: string;
  signal: AbortSignal;
  onEvent: (event: ToldEvent) => void;
  /** Whether the connection stands; a problem where it was refused, and is not tried again. */
  onState: (state: 'connecting' | 'connected' | Problem) => void;
}>;

/**
 * Follows events until it is told to stop. A connection that ends is made anew, and goes on after the event that came
 * last: one that comes twice under its id is told once. `EventSource` cannot send the headers that the host wants.
 */
export async function followEvents({ merchantAccount, signal, onEvent, onState }: Follower): Promise<void> {
  let last: string | null = null;
  const known = new Set<string>();
  while (!signal.aborted) {
    onState('connecting');
    try {
      const answer = await send(
        'GET /events',
        {},
        {
          merchantAccount,
          signal,
          accept: 'text/event-stream',
          ...(last === null ? {} : { lastEventId: last }),
        },
      );
      onState('connected');
      for await (const event of messagesOf(answer)) {
        last = event.id;
        if (known.has(event.id)) continue;
        remember(known, event.id);
        onEvent(event);
      }
    } catch (error) {
      const problem = problemOf(error);
      if (!signal.aborted && problem.status >= 400 && problem.status < 500 && problem.status !== 429) {
        // an event that is not kept any more is not gone after
        if (problem.status === 400 && last !== null) last = null;
        else return onState(problem);
      }
    }
    if (!signal.aborted) await pause(signal);
  }
}

const KNOWN_MAX = 1_000;

function remember(known: Set<string>, id: string): void {
  known.add(id);
  const [oldest] = known;
  if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** What came, message by message; comments say only that the connection stands. */
async function* messagesOf(answer: Response): AsyncGenerator<ToldEvent> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return;

  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = `${rest}${value}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = messageIn(block);
      if (event !== null) yield event;
    }
  }
}

/** Null for a comment. */
export function messageIn(block: string): ToldEvent | null {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trimStart()];
    }),
  );
  const [id, name, payload] = [fields.get('id'), fields.get('event'), fields.get('data')];
  return id === undefined || name === undefined || payload === undefined ? null : { id, name, payload };
}
