import { get } from './get.ts';

export const cardDetailsRoutes = [get] as const;
