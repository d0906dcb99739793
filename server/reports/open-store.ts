import path from 'node:path';
import type { Config } from '../config.ts';
import { perOwner } from '../platform/per-owner.ts';
import { Credentials } from '../platform/credentials-file.ts';
import { createObjectStoreClient } from '../net/object-store.ts';
import { type FileStore, folderStore } from './file-store.ts';

/** Where files are kept, and with which credentials. */
export type FileStoreSettings = Pick<Config, 'dataDir' | 'reportsCredentials' | 'reportsUrl'>;

/** The store of this process: the same one for whoever asks with its settings. */
export const fileStoreOf = perOwner(openFileStore);

/** Where this process finds files: the bucket of `RAILYARD_REPORTS_URL`, or a folder. */
function openFileStore({ reportsUrl, reportsCredentials, dataDir }: FileStoreSettings): FileStore {
  if (reportsUrl === null) return folderStore(path.join(dataDir, 'reports'));
  if (reportsUrl.startsWith('/')) return folderStore(reportsUrl);
  const credentials = new Credentials('RAILYARD_REPORTS_CREDENTIALS', reportsCredentials);
  for (const needed of ['region', 'access_key_id', 'secret_access_key']) credentials.get(needed);
  return createObjectStoreClient(reportsUrl, credentials);
}
