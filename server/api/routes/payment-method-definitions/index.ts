import { list } from './list.ts';

export const paymentMethodDefinitionRoutes = [list] as const;
