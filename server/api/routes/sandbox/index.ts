import type { AnyRoute } from '../../route.ts';
import { clockRoutes } from './clock.ts';
import { dueRoute } from './due.ts';
import { relayRoute } from './relays.ts';
import { situationRoutes } from './situations.ts';

export const sandboxRoutes: readonly AnyRoute[] = [...clockRoutes, dueRoute, relayRoute, ...situationRoutes];
