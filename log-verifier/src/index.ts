import { Frontier, isConsistent, isEqual, isIncluded, leafHash } from './merkle.ts';
import { type Checkpoint, NotVerified, fromBase64, toBase64 } from './note.ts';

export { type Checkpoint, NotVerified, openCheckpoint } from './note.ts';

/** As `GET /transparency-log/entries` answers it. */
export type SealedEntry = Readonly<{
  index: number | null;
  leaf_hash: string | null;
  entry: Readonly<Record<string, unknown>> | null;
}>;

/** The canonical JSON of an entry (RFC 8785): members by name; strings, whole numbers and null. */
export function entryText(entry: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(entry).sort((one, other) => (one < other ? -1 : 1));
  return `{${names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(entry[name])}`).join(',')}}`;
}

/** Throws where the entry of this proof is not in the log that was signed. */
export function verifyInclusion(
  checkpoint: Checkpoint,
  proof: Readonly<{ index: number; size: number; leaf_hash: string; hashes: readonly string[] }>,
  entry: Readonly<Record<string, unknown>> | null = null,
): void {
  const leaf = fromBase64(proof.leaf_hash);
  if (entry !== null && !isEqual(leafHash(entryText(entry)), leaf))
    throw new NotVerified('the entry is not the one of the proof');
  const { size, root } = checkpoint;
  const path = proof.hashes.map(fromBase64);
  if (proof.size !== size || !isIncluded({ index: proof.index, size, leaf, root, path }))
    throw new NotVerified(`entry ${proof.index} is not proved to be in the log of ${size} entries`);
}

/** Throws where the newer log does not begin with all of the older one. */
export function verifyConsistency(
  older: Checkpoint,
  newer: Checkpoint,
  hashes: readonly string[] | null = null,
): void {
  const fork = forkOf(older, newer);
  if (fork !== null) throw new NotVerified(fork);
  if (hashes !== null && !isConsistent(older, newer, hashes.map(fromBase64)))
    throw new NotVerified(
      `the log of ${newer.size} entries does not begin with the one of ${older.size}: it was changed in between`,
    );
}

/** What two signed checkpoints alone say against each other. */
function forkOf(older: Checkpoint, newer: Checkpoint): string | null {
  if (older.origin !== newer.origin)
    return `the log is called ${newer.origin}, and was called ${older.origin}: it was begun anew (a fork)`;
  if (older.size > newer.size)
    return `the log has ${newer.size} entries and had ${older.size}: its database was put back (a fork)`;
  return older.size === newer.size && !isEqual(older.root, newer.root)
    ? `two logs of ${newer.size} entries were signed with different roots (a fork)`
    : null;
}

/** What is known beside the checkpoint to which entries are held. */
export type KnownBefore = Readonly<{
  older?: Checkpoint | undefined;
  /** When the older checkpoint was received: nothing that came later says that it is from before. */
  olderAt?: Date | undefined;
  /** Entries below this place may be purged: the size of a checkpoint that is as old as entries are kept. */
  purgedBelow?: number | undefined;
  /** After so many faults nothing more is read; a hundred, unless said otherwise. */
  faultsMax?: number;
}>;
export type Verdict = Readonly<{ entries: number; purged: number; faults: readonly string[] }>;

const FAULTS_MAX = 100;
/** A call may take so long between the time of its entry and the end of its writing. */
const LATE_MS = 60 * 60_000;

/** Holds exported entries, from the first on, to what was signed. No fault: they are what was signed, all of them. */
export async function verifyEntries(
  entries: AsyncIterable<SealedEntry> | Iterable<SealedEntry>,
  checkpoint: Checkpoint,
  known: KnownBefore = {},
): Promise<Verdict> {
  const { older } = known;
  const { faultsMax = FAULTS_MAX } = known;
  const tree = new Frontier();
  const found: string[] = [];
  let purged = 0;
  const hold = (at: Checkpoint, name: string): void => {
    if (at.size !== tree.size || isEqual(tree.root(), at.root)) return;
    found.push(`the first ${at.size} entries have not the root that the ${name} checkpoint signs`);
  };
  const fork = older === undefined ? null : forkOf(older, checkpoint);
  if (fork !== null) found.push(fork);

  for await (const sealed of entries) {
    if (found.length >= faultsMax || (tree.size === checkpoint.size && sealed.index !== null)) break;
    found.push(...faultsOf(sealed, tree.size, known));
    if (sealed.index === null) continue;
    if (sealed.entry === null) purged += 1;
    tree.append(fromBase64(sealed.leaf_hash ?? toBase64(new Uint8Array(32))));
    if (older !== undefined) hold(older, 'older');
    hold(checkpoint, 'newer');
  }
  if (tree.size < checkpoint.size && found.length < faultsMax)
    found.push(`the export ends after ${tree.size} of ${checkpoint.size} entries`);
  return { entries: tree.size, purged, faults: found };
}

function faultsOf(
  { index, leaf_hash: hash, entry }: SealedEntry,
  place: number,
  known: KnownBefore,
): string[] {
  const name = entry === null ? '' : ` (${String(entry['type'])} ${String(entry['id'])})`;
  if (index === null) return [`an entry is in the books and not in the log${name}`];
  if (index !== place) return [`entry ${place} is missing or moved: the export has ${index} there`];
  if (entry === null)
    return place < (known.purgedBelow ?? 0) ? [] : [`entry ${place} is gone, and was not to be purged yet`];
  if (hash !== toBase64(leafHash(entryText(entry))))
    return [`entry ${place} is not what was sealed${name}: it was changed`];

  const at = Date.parse(String(entry['at'] ?? entry['created_at']));
  const isLater = known.older !== undefined && place >= known.older.size;
  return isLater && known.olderAt !== undefined && at < known.olderAt.getTime() - LATE_MS
    ? [`entry ${place} says that it is from before the older checkpoint, and was added after it${name}`]
    : [];
}
