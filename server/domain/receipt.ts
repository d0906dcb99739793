/** What a receipt confirms: money that is held, money that was taken, or money that went back. */
export const RECEIPT_SUBJECTS = ['authorization', 'payment', 'refund'] as const;
export type ReceiptSubject = (typeof RECEIPT_SUBJECTS)[number];

/**
 * How it went. `unknown`: the whole message was handed to the mail server, and its answer was lost, so that it may have
 * been delivered; it is not sent again.
 */
export const RECEIPT_STATUSES = ['pending', 'sent', 'failed', 'unknown'] as const;
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number];

/** Of one transaction: whoever asks for more is not sending receipts. */
export const RECEIPTS_MAX = 20;

const LOCAL_PART_MAX = 64;
const ADDRESS_MAX = 254;
/** As browsers check `<input type="email">` (WHATWG HTML, "valid e-mail address"), with two labels or more. */
const MAIL_ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Whether a message can be sent there by plain SMTP (RFC 5321): one address, in ASCII, without a name beside it. */
export function isMailAddress(text: string): boolean {
  return text.length <= ADDRESS_MAX && text.indexOf('@') <= LOCAL_PART_MAX && MAIL_ADDRESS.test(text);
}

/** What is said of an address that none can be sent to. */
export const MAIL_ADDRESS_RULE = 'must be one e-mail address in ASCII, such as jo@example.com';

/** What may be shown and kept of an address: `j…@example.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`;
}
