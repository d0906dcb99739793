import type { ScreenEntry } from '../shell/screen.ts';
import { APPROVALS } from './approvals/screen.ts';
import { LOGIN } from './login/screen.ts';
import { PAYMENTS } from './payments/screen.ts';
import { PAYOUTS } from './payouts/screen.ts';
import { REFUNDS } from './refunds/screen.ts';

/** Every screen, in the order of the navigation. */
export const SCREENS: readonly ScreenEntry[] = [...PAYMENTS, ...REFUNDS, ...PAYOUTS, ...APPROVALS, ...LOGIN];
