import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Movements } from '../connectors/settlement-reports.ts';
import {
  type GatheredMovement,
  advanceReport,
  gatheredBefore,
  nextMovements,
  reportPiece,
  settleMovements,
} from '../db/queries/processor-reports.ts';
import type { JsonObject } from '../domain/json.ts';
import { csvRecords } from '../domain/report/csv-reader.ts';
import type { PaymentService } from '../connections/connection-kinds.ts';
import { type SeenMovement, countLines, seenAs, takeSeen } from './take-lines.ts';
import { type Turn, UnreadableReport } from './turn.ts';

const inflated = promisify(inflateRaw);

/** Takes the lines of the next piece into the books, and commits that they were. */
export async function readPiece(turn: Turn, service: PaymentService): Promise<void> {
  const { parts, row } = turn;
  const { seen, movements } = await linesOf(turn, service);
  const read = await takeSeen(turn, service, seen);
  const gathered = await withBefore(turn, service, movements);
  turn.came(await advanceReport(parts.db, row, { ...read, gathered }, turn.step()));
  countLines(read);
}

type InPiece = Readonly<{ seen: SeenMovement[]; movements: Map<string, GatheredMovement> }>;

async function linesOf({ parts, row }: Turn, service: PaymentService): Promise<InPiece> {
  const text = (await inflated(await reportPiece(parts.db, row, row.pieces_read))).toString('utf8');
  const reader = service.connector.settlementReports?.reader(row.columns ?? [], row.name);
  if (typeof reader !== 'function') throw new UnreadableReport(reader ?? 'nothing reads it');

  const records = csvRecords(text, row.separator ?? ',') ?? [];
  const read: InPiece = { seen: [], movements: new Map() };
  let number = Number(row.lines);
  for (const cells of row.pieces_read === 0 ? records.slice(1) : records) {
    number += 1;
    const line = reader(cells);
    if (line.kind !== 'part') {
      read.seen.push(seenAs(line, { number, lines: 1, cells }));
      continue;
    }
    const { movement, part } = line;
    const before = read.movements.get(movement);
    const sum = before === undefined ? part : movementsOf(service).add(before.sum, part);
    read.movements.set(movement, {
      movement,
      lines: (before?.lines ?? 0) + 1,
      line: before?.line ?? number,
      sum,
    });
  }
  return read;
}

function movementsOf({ connector }: PaymentService): Movements {
  const movements = connector.settlementReports?.movements;
  if (movements === undefined) throw new Error('BUG: a line is a part, and nothing adds them up');
  return movements;
}

/** With what was gathered of the same movements in earlier pieces. */
async function withBefore(
  { parts, row }: Turn,
  service: PaymentService,
  movements: InPiece['movements'],
): Promise<readonly GatheredMovement[]> {
  if (movements.size === 0) return [];
  const before = await gatheredBefore(parts.db, row, [...movements.keys()]);
  const added = (movement: string, sum: JsonObject): JsonObject => {
    const earlier = before.get(movement);
    return earlier === undefined ? sum : movementsOf(service).add(earlier, sum);
  };
  return [...movements.values()].map((one) => ({ ...one, sum: added(one.movement, one.sum) }));
}

/** Takes some movements that were gathered from the whole file into the books, and commits that they were. */
export async function readMovements(turn: Turn, service: PaymentService): Promise<void> {
  const { parts, row } = turn;
  const movements = await nextMovements(parts.db, row);
  const seen = movements.map(({ movement, lines, line, sum }) =>
    seenAs(movementsOf(service).read(sum, row.name), {
      number: Number(line),
      lines: Number(lines),
      cells: [movement, JSON.stringify(sum)],
    }),
  );
  const read = await takeSeen(turn, service, seen);
  const settled = { ...read, movements: movements.map(({ movement }) => movement) };

  turn.came(await settleMovements(parts.db, row, settled, turn.step()));
  countLines(read);
}
