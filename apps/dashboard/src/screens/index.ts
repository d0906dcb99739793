import type { ScreenEntry } from '../shell/screen.ts';
import { ACCOUNTS } from './accounts/screen.ts';
import { APPROVALS } from './approvals/screen.ts';
import { AUDIT } from './audit/screen.ts';
import { BUYERS } from './buyers/screen.ts';
import { CONNECTORS } from './connectors/screen.ts';
import { EXPERIMENTS } from './experiments/screen.ts';
import { FLOWS } from './flows/screen.ts';
import { GIFT_CARDS } from './gift-cards/screen.ts';
import { DISPUTES } from './disputes/screen.ts';
import { HOME } from './home/screen.ts';
import { INSIGHTS } from './insights/screen.ts';
import { KEYS } from './keys/screen.ts';
import { LINKS } from './links/screen.ts';
import { LOGIN } from './login/screen.ts';
import { ME } from './me/screen.ts';
import { MONITORING } from './monitoring/screen.ts';
import { PAYMENTS } from './payments/screen.ts';
import { PAYOUTS } from './payouts/screen.ts';
import { PEOPLE } from './people/screen.ts';
import { RECONCILIATION } from './reconciliation/screen.ts';
import { REFUNDS } from './refunds/screen.ts';
import { REPORTS } from './reports/screen.ts';
import { SANDBOX } from './sandbox/screen.ts';
import { THREE_D_SECURE } from './three-d-secure/screen.ts';
import { WALLETS } from './wallets/screen.ts';
import { RELAY } from './relay/screen.ts';
import { TAIL } from './tail/screen.ts';
import { WEBHOOKS } from './webhooks/screen.ts';

/** Every screen, in the order of the navigation: a list for each line, so that two changes seldom meet. */
const IN_ORDER: readonly (readonly ScreenEntry[])[] = [
  HOME,
  PAYMENTS,
  REFUNDS,
  DISPUTES,
  PAYOUTS,
  BUYERS,
  LINKS,
  GIFT_CARDS,
  CONNECTORS,
  WALLETS,
  FLOWS,
  THREE_D_SECURE,
  RELAY,
  WEBHOOKS,
  SANDBOX,
  INSIGHTS,
  EXPERIMENTS,
  MONITORING,
  RECONCILIATION,
  REPORTS,
  TAIL,
  APPROVALS,
  KEYS,
  PEOPLE,
  AUDIT,
  ACCOUNTS,
  ME,
  LOGIN,
];

export const SCREENS: readonly ScreenEntry[] = IN_ORDER.flat();
