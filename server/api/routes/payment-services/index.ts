import type { AnyRoute } from '../../route.ts';
import { create } from './create.ts';
import { remove } from './delete.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { createSession } from './session.ts';
import { update } from './update.ts';
import { verify } from './verify.ts';

export const paymentServiceRoutes: readonly AnyRoute[] = [
  list,
  create,
  get,
  update,
  remove,
  verify,
  createSession,
];
