import type { AnyRoute } from '../../route.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { createSession } from './session.ts';

export const paymentServiceDefinitionRoutes: readonly AnyRoute[] = [list, get, createSession];
