import { renderRole } from '../../../answers/role.ts';
import { listRoles as listRows } from '../../../db/queries/roles.ts';
import { listRoles } from '../../../api-contract/roles.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';

const listRolesRoute = route(listRoles, async (context) => {
  return {
    status: 200,
    body: await listPage(context, {
      list: 'roles',
      fetch: (page) => listRows(context.parts.db, page),
      item: renderRole,
    }),
  };
});

export const roleRoutes: readonly AnyRoute[] = [listRolesRoute];
