import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { anyObject, constant, fields, integer, nullable, object, optional, text } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

const Count = Type.Integer({ minimum: 0 });
const Hash = Type.String();
const LEAVES_MAX = 1_000_000_000_000;

export const TransparencyLogKey = object('TransparencyLogKey', {
  type: constant('transparency-log.key'),
  id: Uuid,
  verifier_key: Type.String(),
  created_at: Timestamp,
  retires_at: nullable(Timestamp),
});
describe(TransparencyLogKey, {
  verifier_key: 'What a verifier is given, as of c2sp.org/signed-note: name, id and public half (Ed25519).',
  retires_at: 'From when on nothing is signed with it; null while no newer one is there.',
});

export const TransparencyLogCheckpoint = object('TransparencyLogCheckpoint', {
  type: constant('transparency-log.checkpoint'),
  id: Uuid,
  merchant_account_id: Type.String(),
  size: Count,
  root_hash: Hash,
  note: Type.String(),
  created_at: Timestamp,
});
describe(TransparencyLogCheckpoint, {
  size: 'How many entries the log had.',
  root_hash: 'The hash over all of them (RFC 6962), as base64.',
  note: 'The signed text of c2sp.org/tlog-checkpoint. Keep it, byte for byte.',
  created_at: 'When it was signed.',
});

export const TransparencyLog = object('TransparencyLog', {
  type: constant('transparency-log'),
  merchant_account_id: Type.String(),
  origin: nullable(Type.String()),
  size: Count,
  checkpoint: nullable(TransparencyLogCheckpoint),
  keys: Type.Array(TransparencyLogKey),
});
describe(TransparencyLog, {
  origin: 'First line of its checkpoints, and the name of its keys. Null before the first entry is sealed.',
  size: 'How many entries are sealed; those behind the newest checkpoint are signed within a minute or two.',
  checkpoint: 'The newest one.',
  keys: 'Newest first, those that retired among them.',
});

export const TransparencyLogEntry = object('TransparencyLogEntry', {
  type: constant('transparency-log.entry'),
  index: nullable(Count),
  leaf_hash: nullable(Hash),
  entry: nullable(anyObject()),
});
describe(TransparencyLogEntry, {
  index:
    'Its place in the log, from 0 on. Null: it stands in the books among sealed entries, and was never sealed.',
  leaf_hash: 'SHA-256 of a zero byte and the canonical JSON (RFC 8785) of `entry`, as base64.',
  entry:
    'What the ledger or the audit log says today, all of it as strings but for `amount`. Null: it is not there any ' +
    'more; only entries of the audit log are purged, when they are older than the operator keeps them.',
});

export const TransparencyLogCheckpoints = page('TransparencyLogCheckpoints', TransparencyLogCheckpoint);
export const TransparencyLogEntries = page('TransparencyLogEntries', TransparencyLogEntry);

export const TransparencyLogInclusionProof = object('TransparencyLogInclusionProof', {
  type: constant('transparency-log.inclusion-proof'),
  index: Count,
  size: Count,
  leaf_hash: Hash,
  hashes: Type.Array(Hash),
});
describe(TransparencyLogInclusionProof, {
  index: 'Of the entry.',
  size: 'Of the tree that it is in: the size of a checkpoint.',
  leaf_hash: 'Hash of the entry, as base64.',
  hashes: 'From the leaf up to the root (RFC 6962, 2.1.1), as base64.',
});

export const TransparencyLogConsistencyProof = object('TransparencyLogConsistencyProof', {
  type: constant('transparency-log.consistency-proof'),
  from: Count,
  to: Count,
  hashes: Type.Array(Hash),
});
describe(TransparencyLogConsistencyProof, {
  from: 'Size of the older tree.',
  to: 'Size of the newer tree, which begins with all of the older one.',
  hashes: 'RFC 6962, 2.1.2, as base64.',
});

const TAG = 'Transparency log';
const READ = token('transparency-log.read');

export const getTransparencyLog = operation({
  id: 'get_transparency_log',
  method: 'GET',
  path: '/transparency-log',
  tag: TAG,
  summary: 'Read how far the transparency log of a merchant account goes, and its keys.',
  description:
    'Every entry of the ledger and of the audit log is a leaf of a Merkle tree. Whoever keeps a checkpoint can tell ' +
    'later that none of them was changed, taken out, put in before or moved. Give auditors the keys by another way.',
  access: READ,
  merchantAccount: 'header',
  responses: { 200: TransparencyLog },
});

export const listTransparencyLogCheckpoints = operation({
  id: 'list_transparency_log_checkpoints',
  method: 'GET',
  path: '/transparency-log/checkpoints',
  tag: TAG,
  summary: 'List what was signed, newest first.',
  description:
    'One a minute while entries come, for as long as the audit log is kept. The event ' +
    '`transparency-log.checkpoint-signed` sends each to whoever asks for it by name.',
  access: READ,
  merchantAccount: 'header',
  query: fields({ ...cursorQuery() }),
  responses: { 200: TransparencyLogCheckpoints },
});

export const getTransparencyLogCheckpoint = operation({
  id: 'get_transparency_log_checkpoint',
  method: 'GET',
  path: '/transparency-log/checkpoints/{checkpoint_id}',
  tag: TAG,
  summary: 'Read one checkpoint.',
  description: 'Its `note` is what was signed.',
  access: READ,
  merchantAccount: 'header',
  params: describe(fields({ checkpoint_id: Uuid }), {
    checkpoint_id: 'Which one: as a list of checkpoints or its event names it.',
  }),
  responses: { 200: TransparencyLogCheckpoint },
});

export const listTransparencyLogEntries = operation({
  id: 'list_transparency_log_entries',
  method: 'GET',
  path: '/transparency-log/entries',
  tag: TAG,
  summary: 'Read entries with their hashes, in the order of the log.',
  description:
    'All of them, one JSON text a line, is what the verifier takes. Entries of the audit log name people, with their ' +
    'addresses: give them to whom that is meant for.',
  access: READ,
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(100, 1_000),
      index_gte: optional(integer(0, LEAVES_MAX)),
      index_lt: optional(integer(0, LEAVES_MAX)),
    }),
    { index_gte: 'From this place on.', index_lt: 'Before this place; the size of a checkpoint, say.' },
  ),
  responses: { 200: TransparencyLogEntries },
});

export const getTransparencyLogInclusionProof = operation({
  id: 'get_transparency_log_inclusion_proof',
  method: 'GET',
  path: '/transparency-log/inclusion-proof',
  tag: TAG,
  summary: 'Prove that an entry is in the log.',
  description:
    'Of an entry by its place, or by the id of a posting or of an entry of the audit log. 404 for one that is not in ' +
    'it: a new one is sealed within two minutes.',
  access: READ,
  merchantAccount: 'header',
  query: describe(
    fields({
      index: optional(integer(0, LEAVES_MAX)),
      entry_id: optional(text(36)),
      size: optional(integer(1, LEAVES_MAX)),
    }),
    {
      index: 'Its place. One of `index` and `entry_id` is needed.',
      entry_id: 'The number of a posting, or the id of an entry of the audit log.',
      size: 'Of the tree; without it, that of the newest checkpoint.',
    },
  ),
  responses: { 200: TransparencyLogInclusionProof },
});

export const getTransparencyLogConsistencyProof = operation({
  id: 'get_transparency_log_consistency_proof',
  method: 'GET',
  path: '/transparency-log/consistency-proof',
  tag: TAG,
  summary: 'Prove that the log only grew between two checkpoints.',
  description: 'Verified against both roots, it shows that nothing of the older log was changed.',
  access: READ,
  merchantAccount: 'header',
  query: describe(
    fields({ from: Type.Integer({ minimum: 1, maximum: LEAVES_MAX }), to: optional(integer(1, LEAVES_MAX)) }),
    {
      from: 'Size of the older checkpoint.',
      to: 'Size of the newer one; without it, the newest that there is.',
    },
  ),
  responses: { 200: TransparencyLogConsistencyProof },
});

export const createTransparencyLogKey = operation({
  id: 'create_transparency_log_key',
  method: 'POST',
  path: '/transparency-log/keys',
  tag: TAG,
  summary: 'Make a new signing key.',
  description:
    'It is made in the vault and never leaves it. For thirty days checkpoints carry a signature of the key before, ' +
    'too, so that auditors can change over in between.',
  access: token('transparency-log.write'),
  confirmed: true,
  merchantAccount: 'header',
  responses: { 201: TransparencyLogKey },
});
