/**
 * `option` is the key of `connection_options["<connector id>"]` that overrides `approval_expires_at`, in
 * whole minutes from now.
 */
export type ApprovalWindow = Readonly<{ defaultMinutes: number; maxMinutes: number; option: string }>;

type ApprovalEnd =
  | Readonly<{ kind: 'at'; at: Date }>
  | Readonly<{ kind: 'problem'; pointer: string; message: string }>;

const MINUTE_MS = 60_000;

/**
 * Until when a buyer may approve or pay, where the merchant may choose:
 * `connection_options["<connector>"].<option>` (whole minutes from now) wins over `approval_expires_at`,
 * which wins over the connector's default. A time in the past or beyond the connector's maximum is a problem,
 * never cut to fit.
 */
export function approvalEnd(
  connectorId: string,
  window: ApprovalWindow,
  asked: Readonly<{ approvalExpiresAt: Date | null; options: Readonly<Record<string, unknown>> }>,
  now: Date,
): ApprovalEnd {
  const own = asked.options[window.option];
  const end = new Date(now.getTime() + window.maxMinutes * MINUTE_MS);
  if (own !== undefined && own !== null) {
    const pointer = `/connection_options/${connectorId}/${window.option}`;
    if (typeof own !== 'number' || !Number.isInteger(own) || own < 1)
      return { kind: 'problem', pointer, message: 'must be a whole number of minutes, at least 1' };
    if (own > window.maxMinutes)
      return { kind: 'problem', pointer, message: `must be at most ${window.maxMinutes} minutes` };
    return { kind: 'at', at: new Date(now.getTime() + own * MINUTE_MS) };
  }
  if (asked.approvalExpiresAt === null)
    return { kind: 'at', at: new Date(now.getTime() + window.defaultMinutes * MINUTE_MS) };
  if (asked.approvalExpiresAt <= now)
    return { kind: 'problem', pointer: '/approval_expires_at', message: 'must be in the future' };
  if (asked.approvalExpiresAt > end)
    return {
      kind: 'problem',
      pointer: '/approval_expires_at',
      message: `must be at most ${window.maxMinutes} minutes from now`,
    };

  return { kind: 'at', at: asked.approvalExpiresAt };
}
