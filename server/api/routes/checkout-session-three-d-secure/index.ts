import type { AnyRoute } from '../../route.ts';
import { create, get } from './browser.ts';
import { authenticate, version } from './native.ts';

export const checkoutSessionThreeDSecureRoutes: readonly AnyRoute[] = [create, get, version, authenticate];
