import type { AnyRoute } from '../../route.ts';
import { create } from './create.ts';
import { cryptogram } from './cryptogram.ts';
import { receive } from './event.ts';
import { list } from './list.ts';
import { remove, resume, suspend } from './move.ts';

export const networkTokenRoutes: readonly AnyRoute[] = [
  list,
  create,
  cryptogram,
  suspend,
  resume,
  remove,
  receive,
];
