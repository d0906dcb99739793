import { isMailAddress } from '../domain/receipt.ts';
import { A_PATH, setting } from './setting-parsers.ts';

/** By what mail server receipts go. */
export type MailConfig = Readonly<{
  /** Null: receipts are not sent; a sandbox keeps them in its data folder. */
  smtpUrl: MailServerAddress | null;
  /** The sender of every receipt. */
  smtpFrom: string | null;
  /** A JSON file, mode 600. */
  smtpCredentials: string | null;
  /** PEM file. */
  smtpCa: string | null;
}>;

export type MailServerAddress = Readonly<{ host: string; port: number; isSecure: boolean }>;

/** Submission (RFC 6409), and submission over TLS (RFC 8314). */
const PORTS = { smtp: 587, smtps: 465 } as const;

export const MAIL_SETTINGS = {
  smtpUrl: setting(
    'RAILYARD_SMTP_URL',
    '(receipts are not sent; a sandbox keeps them in `mail` in the data folder)',
    'The mail server that receipts are sent by: `smtp://HOST` with STARTTLS, which it must have, or `smtps://HOST`. ' +
      'For roles `all`, `api` and `worker`.',
    'an smtp(s) address without a path, user and password',
    parseMailServer,
  ),
  smtpFrom: setting(
    'RAILYARD_SMTP_FROM',
    '(none)',
    'The address that receipts come from; that server must be allowed to send for its domain (SPF, DKIM).',
    'an e-mail address',
    (text) => (isMailAddress(text) ? text : undefined),
  ),
  smtpCredentials: setting(
    'RAILYARD_SMTP_CREDENTIALS',
    '(none: the server asks for no log-in)',
    'JSON file, mode 600, with `username` and `password`. It is read again when it changes.',
    ...A_PATH,
  ),
  smtpCa: setting(
    'RAILYARD_SMTP_CA',
    '(those of the system)',
    'PEM file of the authority that signed the certificate of the mail server.',
    ...A_PATH,
  ),
} as const;

function parseMailServer(text: string): MailServerAddress | undefined {
  const [, scheme, host, port] =
    /^(smtps?):\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?\/?$/i.exec(text) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  const isSecure = scheme.toLowerCase() === 'smtps';
  const number = port === undefined ? PORTS[isSecure ? 'smtps' : 'smtp'] : Number(port);
  return number >= 1 && number <= 65_535
    ? { host: host.replace(/^\[|\]$/g, ''), port: number, isSecure }
    : undefined;
}
