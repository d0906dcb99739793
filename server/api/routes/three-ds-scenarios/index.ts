import type { AnyRoute } from '../../route.ts';
import { create } from './create.ts';
import { list } from './list.ts';
import { match } from './match.ts';
import { order } from './order.ts';
import { remove } from './delete.ts';
import { update } from './update.ts';

export const threeDsScenarioRoutes: readonly AnyRoute[] = [create, list, order, match, update, remove];
