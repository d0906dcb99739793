import type { AnyRoute } from '../../route.ts';
import { capture } from './capture.ts';
import { create } from './create.ts';
import { get } from './get.ts';
import { list } from './list.ts';

export const captureRoutes: readonly AnyRoute[] = [capture, create, get, list];
