/** How a dispute may stand, in the order of its life. */
export const STATUSES = [
  'needs_response',
  'under_review',
  'accepted',
  'won',
  'lost',
  'expired',
  'closed',
] as const;
