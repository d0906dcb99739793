import type { StreamedEvent } from '@railyard/sdk';
import { colourText } from './colours.ts';
import { cleanText, escapeJson, jsonText } from './terminal-text.ts';

/** What became of an event; null: it was forwarded nowhere, and is printed whole. */
export type Outcome = Readonly<{ status: number | null; durationMs: number }> | null;
export type ShowEvent = (item: StreamedEvent, outcome: Outcome) => void;

/** A line for each event: of JSON where that is asked for, with colours on a terminal, and plain elsewhere. */
export function showerOf(asJson: boolean | undefined): ShowEvent {
  return (item, outcome) => {
    const now = new Date();
    const lines = asJson === true ? [jsonLine(item, outcome, now)] : textLines(item, outcome, now);
    process.stdout.write(`${lines.join('\n')}\n`);
  };
}

function jsonLine({ id, name, payload }: StreamedEvent, outcome: Outcome, now: Date): string {
  const told = outcome === null ? {} : { status: outcome.status, duration_ms: outcome.durationMs };
  return jsonText({
    time: now.toISOString(),
    event: name,
    id,
    ...told,
    payload: JSON.parse(payload),
  });
}

function textLines(item: StreamedEvent, outcome: Outcome, now: Date): readonly string[] {
  const time = colourText(timeOfDay(now), 'dim');
  const head = `${time} ${colourText(cleanText(item.name), 'bold')} ${cleanText(item.id)}`;
  if (outcome === null) {
    const { payload } = item;
    return [head, process.stdout.isTTY ? jsonText(JSON.parse(payload), 2) : escapeJson(payload)];
  }
  const { status, durationMs } = outcome;
  const isTaken = status !== null && status >= 200 && status <= 299;
  const answer = colourText(String(status ?? 'no answer'), isTaken ? 'green' : 'red');
  return [`${head} ${answer} ${durationMs} ms`];
}

function timeOfDay(now: Date): string {
  return [now.getHours(), now.getMinutes(), now.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
