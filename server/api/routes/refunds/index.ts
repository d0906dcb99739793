import type { AnyRoute } from '../../route.ts';
import { createAll } from './create-all.ts';
import { createForTransaction } from './create-for-transaction.ts';
import { create } from './create.ts';
import { get, getOfTransaction } from './get.ts';
import { listAll } from './list-all.ts';
import { list } from './list.ts';

export const refundRoutes: readonly AnyRoute[] = [
  createAll,
  createForTransaction,
  create,
  get,
  getOfTransaction,
  list,
  listAll,
];
