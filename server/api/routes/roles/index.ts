import type { AnyRoute } from '../../route.ts';
import { listRolesRoute } from './list-roles.ts';

export const roleRoutes: readonly AnyRoute[] = [listRolesRoute];
