import { followStream, type StreamedEvent } from '@railyard/sdk/event-stream';
import { send } from '../../api/call.ts';
import { type Problem, problemOf } from '../../api/problem.ts';

/** One event of a stream. */
export type ToldEvent = StreamedEvent;

type Follower = Readonly<{
  merchantAccount: string;
  signal: AbortSignal;
  onEvent: (event: ToldEvent) => void;
  /** Whether the connection stands; a problem where it was refused, and is not tried again. */
  onState: (state: 'connecting' | 'connected' | Problem) => void;
}>;

/** Follows events until it is told to stop. `EventSource` cannot send the headers that the host wants. */
export async function followEvents({ merchantAccount, signal, onEvent, onState }: Follower): Promise<void> {
  const accept = 'text/event-stream';
  const connect = async (last: string | null) => {
    const from = last === null ? {} : { lastEventId: last };
    return (await send('GET /events', {}, { merchantAccount, signal, accept, ...from })).body;
  };
  try {
    for await (const event of followStream({ connect, isFinal, signal, onState })) onEvent(event);
  } catch (error) {
    onState(problemOf(error));
  }
}

/** Not so what passes: no answer, a fault, too many at once. */
function isFinal(error: unknown): boolean {
  const { status } = problemOf(error);
  return status >= 400 && status < 500 && status !== 429;
}
