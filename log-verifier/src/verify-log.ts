#!/usr/bin/env node
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import {
  type Checkpoint,
  type KnownBefore,
  NotVerified,
  type SealedEntry,
  openCheckpoint,
  verifyConsistency,
  verifyEntries,
  verifyInclusion,
} from './index.ts';

const HELP = `railyard-verify-log --key KEY --checkpoint FILE [--older FILE [--older-at TIME]]
    [--entries FILE [--purged-below PLACE]] [--consistency FILE] [--inclusion FILE [--entry FILE]]

--key          a verifier key (name+id+key), or a file with one a line; may be repeated
--checkpoint   the signed note to which everything is held
--older        one that you kept, and --older-at when you received it (2026-11-01T00:00:00Z)
--entries      what GET /transparency-log/entries answered, one item of JSON a line, from the first entry on
--purged-below entries before this place may be gone: the size of a checkpoint as old as entries are kept
--consistency  what GET /transparency-log/consistency-proof answered for the sizes of both
--inclusion    what GET /transparency-log/inclusion-proof answered, and --entry the entry that you hold

Ends with 0 where everything holds, 1 where something does not, 2 where it was not asked properly.`;

const STRING = { type: 'string' } as const;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      key: { ...STRING, multiple: true },
      ...{ checkpoint: STRING, older: STRING, entries: STRING, consistency: STRING, inclusion: STRING },
      ...{ entry: STRING, 'older-at': STRING, 'purged-below': STRING, help: { type: 'boolean' } },
    },
  });
  const { key, checkpoint, older, entries } = values;
  if (values.help === true || key === undefined || checkpoint === undefined) {
    console.log(HELP);
    return values.help === true ? 0 : 2;
  }

  const keys = key.flatMap((one) => (one.includes('+') ? [one] : read(one).trim().split('\n')));
  const given: GivenCheckpoints = {
    checkpoint: await openCheckpoint(read(checkpoint), keys),
    older: older === undefined ? undefined : await openCheckpoint(read(older), keys),
  };
  console.log(`signed: ${given.checkpoint.origin}, ${given.checkpoint.size} entries`);
  holdProofs(given, values);
  if (entries === undefined) return 0;
  const olderAt = values['older-at'] === undefined ? undefined : new Date(values['older-at']);
  return holdEntries(entries, given, { olderAt, purgedBelow: Number(values['purged-below'] ?? 0) });
}

type GivenCheckpoints = Readonly<{ checkpoint: Checkpoint; older: Checkpoint | undefined }>;
type Files = Readonly<{ consistency?: string; inclusion?: string; entry?: string }>;

function holdProofs({ checkpoint, older }: GivenCheckpoints, { consistency, inclusion, entry }: Files): void {
  if (older !== undefined) {
    const proof = consistency === undefined ? null : readProof(consistency);
    verifyConsistency(older, checkpoint, proof?.hashes ?? null);
    if (proof !== null)
      console.log(`consistent: the log begins with the ${older.size} entries of the older one`);
  }
  if (inclusion === undefined) return;
  const held = entry === undefined ? null : (JSON.parse(read(entry)) as Entry);
  verifyInclusion(checkpoint, readProof(inclusion), held);
  console.log('included: the entry is in the log');
}

async function holdEntries(
  file: string,
  { checkpoint, older }: GivenCheckpoints,
  known: KnownBefore,
): Promise<number> {
  const verdict = await verifyEntries(linesOf(file), checkpoint, { older, ...known });
  for (const fault of verdict.faults) console.log(`FAULT: ${fault}`);
  console.log(`${verdict.entries} entries, ${verdict.purged} purged, ${verdict.faults.length} faults`);
  return verdict.faults.length === 0 ? 0 : 1;
}

type Entry = Readonly<Record<string, unknown>>;
type Proof = Parameters<typeof verifyInclusion>[1];

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

function readProof(file: string): Proof {
  return JSON.parse(read(file)) as Proof;
}

async function* linesOf(file: string): AsyncGenerator<SealedEntry> {
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line.trim() !== '') yield JSON.parse(line) as SealedEntry;
}

process.exitCode = await main().catch((error: unknown) => {
  console.log(error instanceof NotVerified ? `FAULT: ${error.message}` : String(error));
  return error instanceof NotVerified ? 1 : 2;
});
