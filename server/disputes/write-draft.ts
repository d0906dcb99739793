import { hash } from 'node:crypto';
import { connectorOf, presentFiles } from '../answers/dispute.ts';
import {
  type DisputeCase,
  type DisputeFileId,
  type DisputeFileRow,
  type DisputeId,
  insertDisputeFile,
  presentDisputeFile,
} from '../db/queries/disputes.ts';
import type { Json } from '../db/queries/transaction-rows.ts';
import {
  EVIDENCE_TEXT_NAMES,
  type EvidenceFile,
  type EvidenceText,
  type EvidenceTexts,
  MEDIA_TYPES,
  type MediaType,
  mediaTypeOf,
} from '../domain/dispute/evidence.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { Problem, ruleBroken } from '../domain/problem.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { MoneyParts } from '../parts.ts';
import { newId } from '../platform/entropy.ts';
import { changeCase } from './change-case.ts';
import { shredFiles, withoutFiles } from './files.ts';
import { refuseClosed } from './respond.ts';
import { FILE_FIELD, FILE_LABEL } from './send-response.ts';

type CaseKey = Readonly<{ merchantAccountId: MerchantAccountId; disputeId: DisputeId }>;

/** Texts of the draft: what is left out stays, and null removes it. */
export function writeEvidence(
  parts: MoneyParts,
  key: CaseKey,
  given: Readonly<Partial<Record<EvidenceText, string | null>>>,
  creator: Json | null,
): Promise<void> {
  return changeCase(parts, key, ({ dispute }) => {
    refuseClosed(dispute);
    const texts = { ...dispute.evidence, ...given };
    const evidence = Object.fromEntries(
      EVIDENCE_TEXT_NAMES.flatMap((name) => (typeof texts[name] === 'string' ? [[name, texts[name]]] : [])),
    ) as EvidenceTexts; // names of texts, with texts
    const names = EVIDENCE_TEXT_NAMES.filter((name) => dispute.evidence[name] !== evidence[name]);

    if (names.length === 0) return { write: null, result: undefined };
    return {
      write: {
        after: { ...dispute, evidence },
        told: [{ name: 'dispute.evidence-updated', creator, context: { names } }],
      },
      result: undefined,
    };
  });
}

export type GivenFile = Readonly<{ evidence: EvidenceFile; name: string; content: string }>;

/**
 * The row is there before its bytes are sealed, as one that was taken out: whoever dies between the two leaves it to a
 * worker, which shreds what there may be. `id`: by which a repeated request finds what it had made.
 */
export async function addFile(
  parts: MoneyParts,
  key: CaseKey,
  given: GivenFile,
  { id, creator }: Readonly<{ id: DisputeFileId | null; creator: Json | null }>,
): Promise<DisputeFileRow> {
  const bytes = bytesOf(given.content);
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === null) throw unfit('/content', `is none of ${MEDIA_TYPES.join(', ')}, by its first bytes`);
  const begun = await beginFile(parts, key, { given, bytes, mediaType, id, creator });
  if (begun.removed_at === null) return begun;

  await sealBytes(parts, key.merchantAccountId, begun.vault_record_id, bytes);
  return finishFile(parts, key, begun);
}

type BegunFile = Readonly<{
  given: GivenFile;
  bytes: Buffer;
  mediaType: MediaType;
  id: DisputeFileId | null;
  creator: Json | null;
}>;

function beginFile(
  parts: MoneyParts,
  key: CaseKey,
  { given, bytes, mediaType, id, creator }: BegunFile,
): Promise<DisputeFileRow> {
  return changeCase(parts, key, async (found, now) => {
    const made = found.files.find(({ dispute_file_id }) => dispute_file_id === id);
    if (made?.removed_at === null) return { write: null, result: made };
    await refuseUnfitFile(parts, found, { mediaType, size: bytes.length, evidence: given.evidence });

    const row: DisputeFileRow = {
      merchant_account_id: key.merchantAccountId,
      dispute_file_id: made === undefined && id !== null ? id : newId<'dispute-file'>(now),
      dispute_id: key.disputeId,
      evidence: given.evidence,
      name: given.name,
      media_type: mediaType,
      bytes: bytes.length,
      sha256: hash('sha256', bytes, 'hex'),
      vault_record_id: newId<'vault-record'>(now),
      creator,
      created_at: timestamp(now),
      removed_at: timestamp(now),
      shredded_at: null,
    };
    return {
      write: {
        after: found.dispute,
        told: [],
        files: [...found.files, row],
        also: async (tx) => {
          await insertDisputeFile(tx, row);
          return true;
        },
      },
      result: row,
    };
  });
}

/** Its bytes are there: it is part of the draft. Who took so long that a worker has shredded them begins anew. */
function finishFile(parts: MoneyParts, key: CaseKey, begun: DisputeFileRow): Promise<DisputeFileRow> {
  const { dispute_file_id: file_id, evidence, name, sha256, creator } = begun;
  return changeCase(parts, key, async (found) => {
    await refuseUnfitFile(parts, found, { mediaType: begun.media_type, size: begun.bytes, evidence });
    const row = { ...begun, removed_at: null };
    const isIt = (file: DisputeFileRow): boolean => file.dispute_file_id === file_id;
    const isOurs = found.files.some((file) => isIt(file) && isStillRemoved(file, begun));
    if (!isOurs)
      throw new Problem('invalid_state', { message: 'It took too long to seal the file: add it again' });

    return {
      write: {
        after: found.dispute,
        told: [{ name: 'dispute.file-added', creator, context: { file_id, evidence, name, sha256 } }],
        files: found.files.map((file) => (isIt(file) ? row : file)),
        also: (tx) => presentDisputeFile(tx, begun),
      },
      result: row,
    };
  });
}

/** A worker that shreds its bytes has written that down first. */
function isStillRemoved({ removed_at, shredded_at }: DisputeFileRow, begun: DisputeFileRow): boolean {
  return shredded_at === null && Date.parse(removed_at ?? '') === Date.parse(begun.removed_at ?? '');
}

function bytesOf(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64');
  // One spelling only: the decoder forgives what is none.
  if (bytes.toString('base64') !== content)
    throw unfit('/content', 'is not base64, with its padding and in one line');
  return bytes;
}

async function sealBytes(
  { vault }: MoneyParts,
  merchantAccountId: MerchantAccountId,
  recordId: VaultRecordId,
  bytes: Buffer,
): Promise<void> {
  const held = await vault.hold(FILE_LABEL, bytes);
  try {
    await vault.seal(merchantAccountId, recordId, 'dispute_file', { [FILE_FIELD]: held });
  } finally {
    await vault.release([held]);
  }
}

async function refuseUnfitFile(
  parts: MoneyParts,
  found: DisputeCase,
  { mediaType, size, evidence }: Readonly<{ mediaType: MediaType; size: number; evidence: EvidenceFile }>,
): Promise<void> {
  refuseClosed(found.dispute);
  const limits = (await connectorOf(parts, found.dispute))?.disputeDesk?.files;
  if (limits === undefined)
    throw ruleBroken({
      pointer: '',
      message: 'is answered in the dashboard of its processor, which takes its files there',
      type: 'value_error.not_supported',
    });
  const files = presentFiles(found);
  const total = files.reduce((sum, { bytes }) => sum + bytes, size);
  if (!limits.mediaTypes.includes(mediaType))
    throw unfit('/content', `is ${mediaType}, and this processor takes ${limits.mediaTypes.join(', ')}`);
  if (size > limits.bytesMax)
    throw unfit('/content', `has ${size} bytes, and this processor takes ${limits.bytesMax} at most`);
  if (total > limits.bytesTotalMax)
    throw unfit(
      '/content',
      `makes ${total} bytes of files, and this processor takes ${limits.bytesTotalMax} at most`,
    );

  if (limits.onePerKind === true && files.some((file) => file.evidence === evidence))
    throw unfit(
      '/evidence',
      `has a ${evidence} already, and this processor takes one of each: \`other\` is for more`,
    );
  if (files.length >= limits.countMax)
    throw unfit('/content', `is one more than the ${limits.countMax} files that this processor takes`);
}

function unfit(pointer: string, message: string): Problem {
  return ruleBroken({ pointer, message, type: 'value_error.file' });
}

/** Null: it is not there, or its bytes are gone. */
export async function fileContent(
  { vault }: MoneyParts,
  { vault_record_id: recordId, merchant_account_id: merchantAccountId }: DisputeFileRow,
  actor: string,
): Promise<string> {
  const secret = vault.secret(merchantAccountId, recordId, FILE_FIELD, FILE_LABEL);
  return vault.disclose(merchantAccountId, secret, actor);
}

export async function removeFile(
  parts: MoneyParts,
  key: CaseKey,
  id: DisputeFileId,
  creator: Json | null,
): Promise<void> {
  const files = await changeCase(parts, key, (found, now) => {
    const file = presentFiles(found).find(({ dispute_file_id }) => dispute_file_id === id);
    if (file === undefined) throw new Problem('not_found');
    const isSubmitted = found.responses.some(
      ({ file_ids, status }) => file_ids.includes(id) && status !== 'declined' && status !== 'failed',
    );
    if (isSubmitted)
      throw new Problem('invalid_state', {
        message: 'The file was submitted, and is kept with what was sent',
      });

    return withoutFiles(found, [file], { now, creator });
  });
  await shredFiles(parts, files);
}
