import { add } from './add.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { remove } from './delete.ts';
import { update } from './update.ts';

export const buyerRoutes = [list, add, get, update, remove] as const;
