import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/db.ts';
import { selectAccessStreams, selectAccessesAfter } from '../../db/queries/vault-access-log.ts';
import { accessOf } from './vault-access-log.ts';
import { FIRST_MAC, entryMac, nextKey } from './chain.ts';
import { ChainState } from './chain-state.ts';

export type StreamVerdict = Readonly<{
  streamId: string;
  entries: bigint;
  /** Hex MAC of the last entry: write it down elsewhere, and later give it back as `receipt`. */
  head: string;
  /** Null when the chain holds. */
  fault: string | null;
}>;

const PAGE = 2_000;

/**
 * Checks every stream of the access log from its first key on. Finds entries that were changed, removed,
 * added or moved, and a cut-off end.
 * `keys` is the folder with the verification keys (`<stream>/verification-key`), which belongs off the
 * machine; `states` the vault's folder.
 * With `receipts` (heads of earlier runs), a stream that was rolled back together with its state is found
 * too.
 */
export async function verifyAccessLog(
  db: Db,
  folders: Readonly<{ keys: string; states: string }>,
  receipts: readonly string[] = [],
): Promise<readonly StreamVerdict[]> {
  const names = new Set([
    ...(await selectAccessStreams(db)),
    ...(await streamsIn(folders.keys)),
    ...(await streamsIn(folders.states)),
  ]);
  const unseen = new Set(receipts);
  const verdicts: StreamVerdict[] = [];

  for (const streamId of [...names].sort()) verdicts.push(await verifyStream(db, streamId, folders, unseen));
  for (const receipt of unseen)
    verdicts.push({
      streamId: '',
      entries: 0n,
      head: receipt,
      fault: `no stream has an entry with the MAC ${receipt} any more`,
    });
  return verdicts;
}

async function verifyStream(
  db: Db,
  streamId: string,
  folders: Readonly<{ keys: string; states: string }>,
  unseen: Set<string>,
): Promise<StreamVerdict> {
  let key: Buffer;
  try {
    key = await readFile(join(folders.keys, streamId, 'verification-key'));
  } catch {
    return { streamId, entries: 0n, head: '', fault: 'its verification key is not there' };
  }
  const state = ChainState.open(join(folders.states, streamId, 'state'), 'r');
  if (state === null)
    return {
      streamId,
      entries: 0n,
      head: '',
      fault: 'its state is not there: the end of the chain cannot be checked',
    };

  try {
    let seq = 0n;
    let mac: Buffer = FIRST_MAC;
    const verdict = (fault: string | null): StreamVerdict => ({
      streamId,
      entries: seq,
      head: mac.toString('hex'),
      fault,
    });
    const reachesState = (): boolean => seq !== state.seq || (key.equals(state.key) && mac.equals(state.mac));
    if (!reachesState()) return verdict('its state does not belong to this chain');
    for (;;) {
      const rows = await selectAccessesAfter(db, streamId, seq, PAGE);
      if (rows.length === 0) break;
      for (const row of rows) {
        if (row.seq !== seq + 1n) return verdict(`entry ${seq + 1n} is missing`);
        if (!entryMac(key, mac, row.seq, accessOf(row)).equals(row.mac))
          return verdict(`entry ${row.seq} was changed, moved or put in`);
        seq = row.seq;
        mac = row.mac;
        key = nextKey(key);
        unseen.delete(mac.toString('hex'));
        if (!reachesState()) return verdict(`the state does not agree with entry ${row.seq}`);
      }
    }
    return verdict(seq < state.seq ? `entries ${seq + 1n} to ${state.seq} were cut off` : null);
  } finally {
    state.close();
  }
}

async function streamsIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => /^[0-9a-f-]{36}$/.test(name));
  } catch {
    return [];
  }
}
