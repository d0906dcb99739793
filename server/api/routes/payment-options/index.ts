import type { AnyRoute } from '../../route.ts';
import { list } from './list.ts';

export const paymentOptionRoutes: readonly AnyRoute[] = [list];
