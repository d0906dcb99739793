/** What entries of a story are about. A client may meet one that it does not know. */
export const STORY_KINDS = [
  'request',
  'decision',
  'authentication',
  'screening',
  'token',
  'call',
  'gift-card',
  'processor-event',
  'status',
  'wait',
  'change',
  'posting',
  'settlement',
  'dispute',
  'message',
  'receipt',
  'audit',
] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** Why a payment service was not taken. */
export const ALTERNATIVE_REASONS = [
  'named-other',
  'not-in-rule',
  'does-not-take',
  'failing',
  'not-reached',
  'beyond-limit',
  'changed-since',
] as const;
export type AlternativeReason = (typeof ALTERNATIVE_REASONS)[number];
