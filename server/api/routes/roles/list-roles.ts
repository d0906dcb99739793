import { listRoles as listRows } from '../../../db/queries/roles.ts';
import { listRoles } from '../../contract/roles.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { role } from './role.ts';

export const listRolesRoute = route(listRoles, async (context) => {
  return {
    status: 200,
    body: await listPage(context, {
      list: 'roles',
      fetch: (page) => listRows(context.parts.db, page),
      item: role,
    }),
  };
});
