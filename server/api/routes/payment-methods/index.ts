import { create } from './create.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { listOfBuyer } from './list-of-buyer.ts';
import { remove } from './delete.ts';
import { update } from './update.ts';

export const paymentMethodRoutes = [listOfBuyer, list, create, get, update, remove] as const;
