import { days } from './setting-parsers.ts';

/** How many days what happened stays, and what came of it; see docs/config.md. */
export type RetentionConfig = Readonly<{
  relayLogDays: number;
  auditLogDays: number;
  timelineDays: number;
  processorEventDays: number;
  webhookEventDays: number;
  /** 0: calls are not logged. */
  requestLogDays: number;
  settlementReportDays: number;
  reportFileDays: number;
  disputeFileDays: number;
  /** How long a token with the scope `embed` is good at most. */
  embedTokenDays: number;
}>;

/** Those settings, in the order of their page. */
export const RETENTION_SETTINGS = {
  relayLogDays: days(
    'RAILYARD_RELAY_LOG_DAYS',
    400,
    1,
    'How many days the rows about relayed requests stay; PCI DSS 10.5.1 wants a year.',
  ),
  auditLogDays: days(
    'RAILYARD_AUDIT_LOG_DAYS',
    400,
    365,
    'How many days the audit log stays; PCI DSS 10.5.1 wants a year, and the database keeps it that long.',
  ),
  timelineDays: days(
    'RAILYARD_TIMELINE_DAYS',
    730,
    90,
    'How many days after a transaction last changed its timeline stays: `GET ' +
      '/transactions/{id}/events` and `/actions`. The transaction itself stays.',
  ),
  processorEventDays: days(
    'RAILYARD_PROCESSOR_EVENT_DAYS',
    180,
    90,
    'How many days it is remembered which events a processor has sent, so that one that comes again is not read again.',
  ),
  webhookEventDays: days(
    'RAILYARD_WEBHOOK_EVENT_DAYS',
    30,
    7,
    'How many days events stay, with their deliveries to webhook subscriptions.',
  ),
  requestLogDays: days(
    'RAILYARD_REQUEST_LOG_DAYS',
    30,
    0,
    'How many days the log of API calls stays that `GET /requests` shows. 0: calls are not logged.',
  ),
  settlementReportDays: days(
    'RAILYARD_SETTLEMENT_REPORT_DAYS',
    400,
    1,
    "How many days after a processor's settlement report was read or given up it stays listed in " +
      '`processor_reports`, with the lines of it that came to nothing. What it settled stays.',
  ),
  reportFileDays: days(
    'RAILYARD_REPORT_FILE_DAYS',
    400,
    1,
    'How many days the file of a report is kept after its run has ended. The run stays listed.',
  ),
  disputeFileDays: days(
    'RAILYARD_DISPUTE_FILE_DAYS',
    400,
    60,
    'How many days the bytes of files stay after their dispute has closed or expired, for the case that the bank ' +
      'decides anew. What was said, and that a file was shown, stays.',
  ),
  embedTokenDays: days(
    'RAILYARD_EMBED_TOKEN_DAYS',
    1,
    1,
    'For how many days at most a token with the scope `embed` may be made; one that was made for longer is refused.',
  ),
} as const;
