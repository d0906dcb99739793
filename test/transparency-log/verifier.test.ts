import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { test } from 'node:test';
import {
  type Checkpoint,
  type SealedEntry,
  entryText,
  openCheckpoint,
  verifyConsistency,
  verifyEntries,
  verifyInclusion,
} from '../../log-verifier/src/index.ts';
import { Frontier, leafHash as hashOfLeaf } from '../../log-verifier/src/merkle.ts';
import { sha256 } from '../../log-verifier/src/sha256.ts';
import { canonicalJson } from '../../server/json/canonical-json.ts';
import {
  type HashTile,
  type NodeReader,
  appended,
  consistencyProof,
  inclusionProof,
  leafHash,
  openTiles,
  treeRoot,
  withTiles,
} from '../../server/transparency-log/merkle-tree.ts';
import {
  checkpointText,
  readCheckpoint,
  signatureLine,
  verifierKey,
} from '../../server/transparency-log/note.ts';

/** The tests of Certificate Transparency (RFC 6962): eight leaves, and the roots over the first one to eight. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

test('leaves and roots are those of the tests of Certificate Transparency', () => {
  const tree = new Frontier();
  assert.equal(hex(tree.root()), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  for (const [index, leaf] of LEAVES.entries()) {
    const text = Buffer.from(leaf, 'hex').toString('latin1');
    assert.deepEqual(hex(leafHash(text)), hex(hashOfLeaf(text)));
    tree.append(leafHash(text));
    assert.equal(hex(tree.root()), ROOTS[index]);
  }
});

test('the hash of the verifier is SHA-256, at every length around its blocks', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Buffer.alloc(length, length);
    assert.equal(hex(sha256(bytes)), createHash('sha256').update(bytes).digest('hex'));
  }
});

/** As RFC 6962 defines it, without tiles. */
function definition(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (only !== undefined && leaves.length === 1) return only;
  let middle = 1;
  while (middle * 2 < leaves.length) middle *= 2;
  const both = [definition(leaves.slice(0, middle)), definition(leaves.slice(middle))];
  return createHash('sha256')
    .update(Buffer.concat([Buffer.from([1]), ...both]))
    .digest();
}

/** A tree that was written in batches, as the service does. */
class StoredTree {
  readonly tiles = new Map<string, HashTile>();
  readonly leaves: Buffer[] = [];

  add(count: number): void {
    const added = Array.from({ length: count }, (_, index) =>
      leafHash(`entry ${this.leaves.length + index}`),
    );
    const open = openTiles(this.leaves.length).flatMap(
      ({ level, tile }) => this.tiles.get(`${level}/${tile}`) ?? [],
    );
    for (const tile of appended(this.leaves.length, added, open))
      this.tiles.set(`${tile.level}/${tile.tile}`, tile);
    this.leaves.push(...added);
  }

  of<Result>(run: (read: NodeReader) => Result): Promise<Result> {
    return withTiles(run, async (places) =>
      places.flatMap(({ level, tile }) => this.tiles.get(`${level}/${tile}`) ?? []),
    );
  }

  async checkpoint(size: number): Promise<Checkpoint> {
    return { origin: 'log', size, root: await this.of((read) => treeRoot(read, size)) };
  }
}

const base64 = (hashes: readonly Buffer[]): string[] => hashes.map((hash) => hash.toString('base64'));

test('whatever the batches were, each leaf is proved included and each size consistent, nothing else', async () => {
  const tree = new StoredTree();
  for (const count of [1, 2, 252, 1, 1, 300, 511, 0, 40]) tree.add(count);
  const size = tree.leaves.length;
  const newest = await tree.checkpoint(size);
  assert.equal(hex(newest.root), hex(definition(tree.leaves)));
  for (let index = 0; index < size; index += 41) {
    const leaf_hash = tree.leaves[index]?.toString('base64') ?? '';
    const hashes = base64(await tree.of((read) => inclusionProof(read, index, size)));
    verifyInclusion(newest, { index, size, leaf_hash, hashes });
    assert.throws(() => verifyInclusion(newest, { index: index + 1, size, leaf_hash, hashes }));
    assert.throws(() => verifyInclusion(newest, { index, size, leaf_hash, hashes: hashes.slice(1) }));
  }
  for (let from = 1; from <= size; from += 37) {
    const older = await tree.checkpoint(from);
    assert.equal(hex(older.root), hex(definition(tree.leaves.slice(0, from))));
    const hashes = base64(await tree.of((read) => consistencyProof(read, from, size)));
    verifyConsistency(older, newest, hashes);
    const other = { ...older, root: leafHash('another') };
    assert.throws(() => verifyConsistency(other, newest, hashes));
  }
});

test('a proof of a million entries is below a kilobyte', async () => {
  const read: NodeReader = () => Buffer.alloc(32);
  const hashes = base64(inclusionProof(read, 777_777, 1_000_000));
  assert.equal(hashes.length, 20);
  assert.ok(JSON.stringify({ index: 777_777, hashes }).length < 1_024);
});

test('the example of c2sp.org/signed-note is a note that its key has signed', async () => {
  const key = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
  const line =
    '\u2014 example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjO' +
    'BH3mFXmRKuwHjG1Yu72IneyaQM=\n';
  await assert.rejects(openCheckpoint(`This is an example message.\n\n${line}`, [key]), /is no checkpoint/);
  await assert.rejects(openCheckpoint(`This is another message.\n\n${line}`, [key]), /does not hold/);
});

test('a checkpoint is opened by a key that signed it, and by no other', async () => {
  const [one, other] = [0, 1].map(() => generateKeyPairSync('ed25519'));
  assert.ok(one && other);
  const text = checkpointText({ origin: 'railyard/x/default', size: 3, root: leafHash('x') });
  const named = ({ publicKey }: typeof one) => ({
    name: 'railyard/x/default',
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64'),
  });
  const lines = [one, other].map((pair) =>
    signatureLine(named(pair), sign(null, Buffer.from(text), pair.privateKey)),
  );
  const keys = [one, other].map((pair) => verifierKey(named(pair)));
  const expected = { origin: 'railyard/x/default', size: 3, root: new Uint8Array(leafHash('x')) };
  assert.deepEqual(await openCheckpoint(`${text}\n${lines.join('')}`, keys.slice(1)), expected);
  assert.deepEqual(readCheckpoint(`${text}\n${lines.join('')}`)?.size, 3);
  await assert.rejects(openCheckpoint(`${text}\n${lines[0]}`, keys.slice(1)), /no key that you gave/);
  await assert.rejects(openCheckpoint(`${text.replace('3', '4')}\n${lines[0]}`, keys), /does not hold/);
  await assert.rejects(openCheckpoint(text, keys), /no signed note/);
  await assert.rejects(openCheckpoint(`${text}\n${lines[0]}`, ['name+00000000+AA==']), /no verifier key/);
});

const entry = (index: number): Readonly<Record<string, unknown>> => ({
  type: 'ledger-entry',
  id: String(index),
  note: '"\\\u0001é\u2028',
  created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
});

test('what was changed, taken out, put in or moved in an export is told by its place', async () => {
  const count = 700;
  const sealed = Array.from({ length: count }, (_, index): SealedEntry => {
    const text = entryText(entry(index));
    assert.equal(text, canonicalJson(entry(index)));
    return { index, leaf_hash: leafHash(text).toString('base64'), entry: entry(index) };
  });
  const checkpointAt = (size: number): Checkpoint => {
    const tree = new Frontier();
    for (const { leaf_hash } of sealed.slice(0, size)) tree.append(Buffer.from(leaf_hash ?? '', 'base64'));
    return { origin: 'log', size, root: tree.root() };
  };
  const [older, newest] = [checkpointAt(300), checkpointAt(count)];
  const faults = async (change: (entries: SealedEntry[]) => void, more = {}): Promise<readonly string[]> => {
    const entries = [...sealed];
    change(entries);
    return (await verifyEntries(entries, newest, { older, ...more })).faults;
  };
  const first = sealed[5] ?? assert.fail();
  const changed = { ...first.entry, id: '4' };
  const hash = leafHash(entryText(changed)).toString('base64');

  assert.deepEqual(await faults(() => undefined), []);
  assert.match(
    (await faults((all) => (all[5] = { ...first, entry: changed })))[0] ?? '',
    /^entry 5 is not what/,
  );
  const rehashed = await faults((all) => (all[5] = { index: 5, entry: changed, leaf_hash: hash }));
  assert.match(rehashed[0] ?? '', /first 300 entries have not the root that the older/);
  assert.match((await faults((all) => all.splice(5, 1)))[0] ?? '', /^entry 5 is missing or moved/);
  assert.match((await faults((all) => all.reverse()))[0] ?? '', /^entry 0 is missing or moved/);
  const stray = { index: null, leaf_hash: null, entry: changed };
  assert.match((await faults((all) => all.splice(9, 0, stray)))[0] ?? '', /in the books and not in the log/);
  assert.match((await faults((all) => (all[5] = { ...first, entry: null })))[0] ?? '', /^entry 5 is gone/);
  assert.deepEqual(await faults((all) => (all[5] = { ...first, entry: null }), { purgedBelow: 6 }), []);
  assert.match((await faults((all) => all.pop()))[0] ?? '', /export ends after 699 of 700/);
  assert.match(
    (await faults(() => undefined, { olderAt: new Date('2026-01-02') }))[0] ?? '',
    /added after it/,
  );
  const put = await verifyEntries(sealed, older, { older: newest });
  assert.match(put.faults[0] ?? '', /had 700: its database was put back/);
});
