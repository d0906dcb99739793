import type { AnyRoute } from '../../route.ts';
import { listAuditLogsRoute } from './list-audit-logs.ts';

export const auditLogRoutes: readonly AnyRoute[] = [listAuditLogsRoute];
