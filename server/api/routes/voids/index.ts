import type { AnyRoute } from '../../route.ts';
import { create } from './create.ts';
import { voidRoute } from './void.ts';

export const voidRoutes: readonly AnyRoute[] = [create, voidRoute];
