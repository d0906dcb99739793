import type { AnyRoute } from '../../route.ts';
import { actions } from './actions.ts';
import { cancel } from './cancel.ts';
import { complete } from './complete.ts';
import { create } from './create.ts';
import { events } from './events.ts';
import { get } from './get.ts';
import { increment } from './increment.ts';
import { list } from './list.ts';
import { session } from './session.ts';
import { sync } from './sync.ts';
import { update } from './update.ts';

export const transactionRoutes: readonly AnyRoute[] = [
  actions,
  cancel,
  complete,
  create,
  events,
  get,
  increment,
  list,
  session,
  sync,
  update,
];
