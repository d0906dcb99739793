import type { AnyRoute } from '../route.ts';

/** Every route that is served. One line per resource; the contract walk tells which operations still lack one. */
export const ROUTES: readonly AnyRoute[] = [];
