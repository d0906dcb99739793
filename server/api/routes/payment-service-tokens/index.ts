import type { AnyRoute } from '../../route.ts';
import { create } from './create.ts';
import { remove } from './delete.ts';
import { list } from './list.ts';

export const paymentServiceTokenRoutes: readonly AnyRoute[] = [list, create, remove];
