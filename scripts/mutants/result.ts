import type { Area } from './areas.ts';
import type { Entry, MutantRecord } from './record.ts';
import { isSame, REVIEWED, type ReviewedMutant } from './reviewed.ts';

/** Of a hundred mutants, so many have to be found in each area. */
const SCORE_MIN = 85;

type Count = Readonly<{
  invalid: number;
  mutants: number;
  killed: number;
  late: number;
  survived: number;
  reviewed: number;
}>;

/**
 * Prints a table, and with `isFull` what survived. `isOfLines`: of some lines of the files alone. False where an area
 * is below its score, or a reason out of date.
 */
export function tellResult(
  areas: readonly Area[],
  entries: readonly Entry[],
  record: MutantRecord,
  { isFull, isOfLines }: Readonly<{ isFull: boolean; isOfLines: boolean }>,
): boolean {
  const survivors = entries.filter((entry) => !isFound(entry, record));
  if (isFull) for (const entry of survivors) console.log(lineOfSurvivor(entry));
  const rows = areas.flatMap(({ area, files }) => {
    const own = entries.filter(({ file }) => files.includes(file));
    return [
      ...files.map((file) => ({
        name: file,
        count: countOf(
          own.filter((entry) => entry.file === file),
          record,
        ),
      })),
      { name: `= ${area}`, count: countOf(own, record) },
    ];
  });
  console.log(`\n${tableOf(rows.filter(({ count }) => count.mutants > 0)).join('\n')}`);

  const files = new Set(areas.flatMap((area) => area.files));
  const old = isOfLines ? [] : staleReviews(survivors, files);
  for (const line of old) console.log(`✖ ${line}`);
  const whole = countOf(entries, record);
  console.log(
    `\n${whole.mutants} mutants: ${whole.killed} killed, ${whole.late} timed out, ${whole.survived} survived ` +
      `(${whole.reviewed} with a reason); score ${scoreOf(whole).toFixed(1)} %`,
  );
  const low = rows.filter(
    ({ name, count }) => name.startsWith('=') && count.mutants > 0 && scoreOf(count) < SCORE_MIN,
  );
  return low.length === 0 && old.length === 0;
}

function isFound(entry: Entry, record: MutantRecord): boolean {
  return (record.endOf(entry)?.end ?? 'survived') !== 'survived';
}

function countOf(entries: readonly Entry[], record: MutantRecord): Count {
  const ends = entries.map((entry) => record.endOf(entry)?.end ?? 'survived');
  const [killed = [], late = [], invalid = []] = (['killed', 'timed out', 'invalid'] as const).map((kind) =>
    ends.filter((end) => end === kind),
  );
  return {
    invalid: invalid.length,
    mutants: entries.length - invalid.length,
    killed: killed.length,
    late: late.length,
    survived: entries.length - invalid.length - killed.length - late.length,
    reviewed: entries.filter((entry) => !isFound(entry, record) && reviewOf(entry) !== undefined).length,
  };
}

function scoreOf({ mutants, killed, late }: Count): number {
  return (100 * (killed + late)) / Math.max(1, mutants);
}

function tableOf(rows: readonly Readonly<{ name: string; count: Count }>[]): readonly string[] {
  const head = [
    'file',
    'no TypeScript',
    'mutants',
    'killed',
    'timed out',
    'survived',
    'of them with a reason',
    'score',
  ];

  const cells = rows.map(({ name, count }) => [
    name,
    ...[count.invalid, count.mutants, count.killed, count.late, count.survived, count.reviewed].map(String),
    `${scoreOf(count).toFixed(1)} %`,
  ]);
  const widths = head.map((word, column) =>
    Math.max(...[head, ...cells].map((row) => row[column]?.length ?? 0), word.length),
  );
  return [head, ...cells].map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

function lineOfSurvivor(entry: Entry): string {
  const { file, mutant } = entry;
  const review = reviewOf(entry);
  const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 100);
  const reason = review === undefined ? '' : `  (${review.why})`;
  return `${file}:${mutant.line} ${mutant.operator}: ${short(mutant.was)} → ${short(mutant.becomes)}${reason}`;
}

function reviewOf({ file, mutant }: Entry): ReviewedMutant | undefined {
  return REVIEWED[file]?.find((review) => isSame(review, mutant));
}

/** Reasons for what is no longer there, or is found by now. */
function staleReviews(survivors: readonly Entry[], files: ReadonlySet<string>): readonly string[] {
  return Object.entries(REVIEWED)
    .filter(([file]) => files.has(file))
    .flatMap(([file, reviews]) =>
      reviews
        .filter((review) => !survivors.some((entry) => entry.file === file && isSame(review, entry.mutant)))
        .map(({ was, becomes }) => `${file}: the reason for ${was} → ${becomes} is out of date`),
    );
}
