import { mkdirSync, readdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Mail, type MailAnswer, type Mailer, bytesOf, sendMail } from '../net/mail.ts';
import { Credentials } from '../platform/credentials-file.ts';

type MailSettings = Pick<
  Config,
  'dataDir' | 'environment' | 'smtpCa' | 'smtpCredentials' | 'smtpFrom' | 'smtpUrl'
>;

/** So that a sandbox that runs for years fills no disk. */
const KEPT_MAX = 1_000;
const SANDBOX_FROM = 'receipts@shop.example';

/** By the operator's mail server; in a sandbox without one, into a folder; null in production without one. */
export function openMailer(settings: MailSettings): Mailer | null {
  const { smtpUrl, smtpFrom, smtpCredentials, smtpCa, environment, dataDir } = settings;
  if (smtpUrl === null || smtpFrom === null)
    return environment === 'sandbox' ? folderMailer(join(dataDir, 'mail')) : null;
  const credentials =
    smtpCredentials === null ? null : new Credentials('RAILYARD_SMTP_CREDENTIALS', smtpCredentials);
  const isLocal = /^(?:localhost|127\.0\.0\.1|::1)$/.test(smtpUrl.host);

  return {
    from: smtpFrom,
    send: (mail, handOver) => {
      const login =
        credentials === null
          ? null
          : { username: credentials.get('username'), password: credentials.get('password') };
      const ca = smtpCa === null ? null : readFileSync(smtpCa, 'utf8');
      // Tools that show mail to developers speak without TLS, on the developer's own machine.
      const mustEncrypt = environment === 'production' || !isLocal || login !== null;
      return sendMail({ ...smtpUrl, mustEncrypt, login, ca }, mail, handOver);
    },
  };
}

/** Each message is a file that mail programs open. */
function folderMailer(folder: string): Mailer {
  return {
    from: SANDBOX_FROM,
    send: async (mail, handOver): Promise<MailAnswer> => {
      const bytes = await bytesOf(mail);
      if (!(await handOver())) return { kind: 'later', detail: 'somebody else sends it' };
      keep(folder, mail, bytes);
      return { kind: 'accepted', detail: `kept in ${folder}` };
    },
  };
}

/** Ids of receipts are in the order of creation, and so are the names of the files. */
function keep(folder: string, { messageId }: Mail, bytes: Buffer): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, `${messageId.replace(/@.*$/, '')}.eml`), bytes, { mode: 0o600 });
  const names = readdirSync(folder).toSorted();
  for (const name of names.slice(0, Math.max(0, names.length - KEPT_MAX)))
    rmSync(join(folder, name), { force: true });
}
