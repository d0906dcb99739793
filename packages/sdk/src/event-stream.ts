/** One event, as a stream tells it. */
export type StreamedEvent = Readonly<{
  /** Id of the event, the same as in webhooks; a stream goes on after it. */
  id: string;
  /** What happened, such as `transaction.captured`. */
  name: string;
  /** The text that a webhook would carry. */
  payload: string;
}>;

/** Bytes of an answer, as they come. */
export type StreamBody = ReadableStream<Uint8Array<ArrayBuffer>>;

type Follower = Readonly<{
  /** Asks for a stream that goes on after an event; null: one that begins now. */
  connect: (lastEventId: string | null) => Promise<StreamBody | null>;
  /** Whether it would be refused again. */
  isFinal: (error: unknown) => boolean;
  /** Ends it. */
  signal: AbortSignal;
  lastEventId?: string | null | undefined;
  /** Is told whenever a connection is asked for, and when it stands. */
  onState?: ((state: 'connecting' | 'connected') => void) | undefined;
}>;

/** The service says every fifteen seconds that a connection stands. */
const SILENCE_MS = 45_000;
const PAUSE_MS = 1_000;
/** Ids that are remembered: after a pause the service tells again what it may not have told. */
const KNOWN_MAX = 10_000;

/**
 * Events as they happen. A connection that ends is made anew, and goes on after the event that came last: none is left
 * out, and one that comes twice is given once. Throws a refusal that would be repeated.
 */
export async function* followStream({
  connect,
  isFinal,
  signal,
  lastEventId = null,
  onState,
}: Follower): AsyncGenerator<StreamedEvent, void, undefined> {
  const known = new Set<string>();
  let last = lastEventId;
  while (!signal.aborted) {
    onState?.('connecting');
    try {
      const body = await connect(last);
      onState?.('connected');
      for await (const event of messagesOf(body)) {
        last = event.id;
        if (known.has(event.id)) continue;
        remember(known, event.id);
        yield event;
      }
    } catch (error) {
      if (!signal.aborted && isFinal(error)) throw error;
    }
    if (!signal.aborted) await pause(signal);
  }
}

function remember(known: Set<string>, id: string): void {
  known.add(id);
  const [oldest] = known;
  if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
}

/** Half as long as a rule up to one and a half times: many that lost their process do not come back at once. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, PAUSE_MS * (0.5 + Math.random()));
    signal.addEventListener('abort', over);
  });
}

/** What comes, message by message, until the connection ends, or nothing comes any more. */
export async function* messagesOf(body: StreamBody | null): AsyncGenerator<StreamedEvent, void, undefined> {
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const cancel = (): void => void reader.cancel().catch(() => undefined); // it is over
  let rest = '';

  try {
    for (;;) {
      const silent = setTimeout(cancel, SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silent));
      if (done) return;
      const blocks = `${rest}${value}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = messageIn(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    cancel();
  }
}

/** Null for a comment, which says only that the connection stands. */
function messageIn(block: string): StreamedEvent | null {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1).trimStart()];
    }),
  );
  const [id, name, payload] = [fields.get('id'), fields.get('event'), fields.get('data')];
  return id === undefined || name === undefined || payload === undefined ? null : { id, name, payload };
}
