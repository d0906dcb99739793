import { escapeHtml } from '../code.ts';
import { ARROWS, figure, sequenceDiagram, wrapText } from './sequence.ts';

/** Where a payment goes, from the buyer to the processor and back. */
export function paymentWay(): string {
  return sequenceDiagram(`sequenceDiagram
  participant B as Buyer
  participant S as Your server
  participant R as Railyard
  participant V as Vault
  participant P as Processor
  B->>R: card, typed into frames of Railyard
  R->>V: number, taken out before anything parses it
  B->>S: pay
  S->>R: POST /transactions, with an Idempotency-Key
  Note over R: rules choose a payment service; the intent is stored
  R->>V: request with a placeholder for the number
  V->>P: number filled in on the wire
  P-->>V: approved, declined, or no answer
  V-->>R: answer, masked
  Note over R: outcome and ledger are stored
  R-->>S: 201 with the status: unknown is processing, never failed
  S-->>B: receipt`);
}

/** How an event becomes a webhook at a shop's endpoint. */
export function webhookWay(): string {
  return sequenceDiagram(`sequenceDiagram
  participant R as Railyard
  participant Q as Outbox
  participant E as Your endpoint
  participant S as Your orders
  R->>Q: event, stored with the change it tells of
  Q->>E: POST, signed over the exact bytes
  Note over E: verify the signature and the time
  E-->>Q: 200 within seconds
  E->>S: pass over an id that you have handled
  Note over Q,E: no answer or 5xx: again, later and later
  S->>R: GET the resource, where you need all of it`);
}

type Box = Readonly<{ x: number; y: number; title: string; about: string; kind?: 'ours' | 'strong' }>;
const BOX = { width: 168, height: 78 };

/** What runs, and who speaks to whom. */
export function systemDiagram(): string {
  const boxes: readonly Box[] = [
    { x: 8, y: 56, title: 'Your server', about: 'HTTP, JSON' },
    { x: 8, y: 210, title: 'Buyer’s browser', about: 'frames, approval pages' },
    { x: 264, y: 56, title: 'api', about: 'edge, payments', kind: 'ours' },
    { x: 264, y: 210, title: 'worker', about: 'recovery, periodic work', kind: 'ours' },
    { x: 476, y: 133, title: 'vault', about: 'the only one that can read a card', kind: 'strong' },
    { x: 264, y: 350, title: 'PostgreSQL', about: 'the one store of record' },
    { x: 732, y: 56, title: 'Processors', about: 'and relay targets, over TLS' },
    { x: 732, y: 210, title: 'Simulator', about: 'sandbox only, books of its own' },
  ];
  const lines: readonly (readonly [string, string])[] = [
    ['M176 95H258', ''],
    ['M176 235C220 235 220 120 258 112', ''],
    ['M432 95C470 95 450 160 470 166', ''],
    ['M432 249C470 249 450 190 470 182', ''],
    ['M348 134V204', 'quiet'],
    ['M348 288V344', ''],
    ['M300 134C230 200 230 320 300 344', ''],
    ['M644 160C700 160 690 95 726 95', ''],
    ['M644 184C700 184 690 249 726 249', 'answer'],
    ['M560 211C560 330 520 389 438 389', ''],
    ['M816 134V158H560V127', 'quiet'],
  ];
  const drawn = lines
    .filter(([, kind]) => kind !== 'quiet')
    .map(
      ([way, kind]) =>
        `<path class="${kind === 'answer' ? 'answer' : 'message'}" d="${way}" marker-end="url(#arrow)"/>`,
    );
  const house =
    '<rect class="house" x="236" y="16" width="436" height="296" rx="14"/>' +
    '<text class="label" x="454" y="40">Railyard: one process, or three</text>';

  return figure(
    `<title>What runs, and who speaks to whom</title>${ARROWS}${house}${drawn.join('')}${boxes.map(drawBox).join('')}`,
    908,
    440,
  );
}

function drawBox({ x, y, title, about, kind }: Box): string {
  const middle = x + BOX.width / 2;
  const lines = wrapText(about, 24);
  const texts = lines.map(
    (line, at) => `<text x="${middle}" y="${y + 48 + at * 16}">${escapeHtml(line)}</text>`,
  );
  return (
    `<rect class="actor ${kind ?? ''}" x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="10"/>` +
    `<text class="name" x="${middle}" y="${y + 27}">${escapeHtml(title)}</text>${texts.join('')}`
  );
}
