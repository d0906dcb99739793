import { acquirer } from './acquirer.ts';
import { cardDetails } from './card-details.ts';
import { create } from './create.ts';
import { postFieldsRoute, putFieldsRoute } from './fields.ts';
import { get } from './get.ts';
import { remove } from './delete.ts';
import { update } from './update.ts';

export const checkoutSessionRoutes = [
  create,
  get,
  update,
  remove,
  putFieldsRoute,
  postFieldsRoute,
  cardDetails,
  acquirer,
] as const;
