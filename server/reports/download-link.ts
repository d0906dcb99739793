import { createHmac } from 'node:crypto';
import { isSameSecret } from '../domain/same-secret.ts';

const PATH = '/report-files';

/** Who may have a file, and until when. */
type Download = Readonly<{ merchantAccountId: string; executionId: string; expiresAt: Date }>;

/** The address of a file for whoever has it, until it ends; `key` signs it. */
export function downloadUrl(publicUrl: string, key: Buffer, download: Download): string {
  const seconds = Math.floor(download.expiresAt.getTime() / 1000);
  const { merchantAccountId, executionId } = download;
  const query = new URLSearchParams({
    expires: String(seconds),
    signature: signatureOf(key, download, seconds),
  });
  return `${publicUrl}${PATH}/${merchantAccountId}/${executionId}?${query.toString()}`;
}

/** Whether such an address was given out, and has not ended. */
export function holds(
  key: Buffer,
  { merchantAccountId, executionId }: Omit<Download, 'expiresAt'>,
  query: URLSearchParams,
  now: Date,
): boolean {
  const expires = query.get('expires') ?? '';
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return false;
  const expected = signatureOf(key, { merchantAccountId, executionId }, Number(expires));
  return isSameSecret(expected, query.get('signature') ?? '');
}

/** Of the whole instance: any of its processes gives and takes addresses. */
export function downloadKey(cursorKey: Buffer): Buffer {
  return createHmac('sha256', cursorKey).update('addresses of report files').digest();
}

export const DOWNLOAD_PATH = `${PATH}/:merchant_account_id/:report_execution_id`;

function signatureOf(
  key: Buffer,
  { merchantAccountId, executionId }: Omit<Download, 'expiresAt'>,
  seconds: number,
): string {
  return createHmac('sha256', key)
    .update(`${merchantAccountId}\n${executionId}\n${seconds}`)
    .digest('base64url');
}
