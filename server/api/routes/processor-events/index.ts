import type { AnyRoute } from '../../route.ts';
import { receive } from './receive.ts';

export const processorEventRoutes: readonly AnyRoute[] = [receive];
