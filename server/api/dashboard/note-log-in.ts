import { DEFAULT_MERCHANT_ACCOUNT } from '../../access/admission.ts';
import type { AuditActor, AuditEntry } from '../../db/queries/audit-logs.ts';
import type { LiveSessionRow } from '../../db/queries/sessions.ts';
import { newId } from '../../platform/entropy.ts';
import type { Edge } from '../edge.ts';
import type { LogInCall } from './log-in-route.ts';

/**
 * Log-ins are of the instance, and stand in the audit log of the merchant account `default`: made and ended sessions,
 * and tries that failed.
 */
const NOTHING_SIGNED = { confirmationId: null, reason: null, agentMandateId: null };

export function noteLogIn(
  edge: Edge,
  call: LogInCall,
  who: Omit<AuditActor, keyof typeof NOTHING_SIGNED>,
  way: string,
): Promise<void> {
  const actor = { ...who, ...NOTHING_SIGNED };
  return note(edge, call, {
    action: 'created',
    operation: 'log_in',
    resourceId: who.sessionId ?? '',
    resourceName: way,
    actor,
  });
}

export function noteLogOut(edge: Edge, call: LogInCall, session: LiveSessionRow): Promise<void> {
  const { session_id: sessionId, user_id: id, display_name: name, email_address: email, way } = session;
  const actor = {
    kind: 'user',
    id,
    name,
    email,
    sessionId,
    address: call.address,
    ...NOTHING_SIGNED,
  } as const;
  return note(edge, call, {
    action: 'deleted',
    operation: 'log_out',
    resourceId: sessionId,
    resourceName: way,
    actor,
  });
}

/** Somebody tried, and did not get in. Who it was is known only where a passkey or a link was. */
export function noteFailedLogIn(
  edge: Edge,
  call: LogInCall,
  {
    reason,
    user,
  }: Readonly<{
    reason: string;
    user: Readonly<{ id: AuditActor['id']; name: string; email: string }> | null;
  }>,
): Promise<void> {
  const who =
    user === null
      ? ({ kind: 'service', id: null, name: 'Unknown', email: null } as const)
      : ({ kind: 'user', ...user } as const);
  const actor = { ...who, sessionId: null, address: call.address, ...NOTHING_SIGNED };
  return note(edge, call, {
    action: 'created',
    operation: 'log_in_failed',
    resourceId: '',
    resourceName: reason,
    actor,
  });
}

function note(
  { audit, parts }: Edge,
  { requestId }: LogInCall,
  what: Pick<AuditEntry, 'action' | 'operation' | 'resourceId' | 'resourceName' | 'actor'>,
): Promise<void> {
  const now = parts.clock.now();
  return audit.write({
    ...what,
    auditLogId: newId(now),
    merchantAccountId: DEFAULT_MERCHANT_ACCOUNT,
    at: now,
    resourceType: what.operation === 'log_in_failed' ? 'failed-log-in' : 'session',
    requestId,
  });
}
