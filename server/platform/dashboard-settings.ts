import { parseOrigin, setting, wholeNumber } from './setting-parsers.ts';

/** Where people log in, and for how long. */
export type DashboardConfig = Readonly<{
  /** Origin of the dashboard: a host of its own, for the same listener. Null: there is none. */
  dashboardUrl: string | null;
  /** When a person has to log in again: after so long without a call, and after so long in any case. */
  sessionIdleMinutes: number;
  sessionHours: number;
}>;

export const DASHBOARD_SETTINGS = {
  dashboardUrl: setting(
    'RAILYARD_DASHBOARD_URL',
    '(`http://dashboard.localhost:` and `PORT` in the sandbox; none in production)',
    'The origin of the dashboard: a separate host name that leads to the same port of roles `all` and `api`. Where ' +
      'it is not set, this process serves no dashboard, and knows no cookie.',
    'an http(s) address without a path',
    parseOrigin,
  ),
  sessionIdleMinutes: wholeNumber(
    'RAILYARD_SESSION_IDLE_MINUTES',
    30,
    [1, 1_440],
    'After how many minutes in which nothing was done at the dashboard a person logs in again.',
  ),
  sessionHours: wholeNumber(
    'RAILYARD_SESSION_HOURS',
    12,
    [1, 168],
    'After how many hours a person logs in at the dashboard again, whatever they did.',
  ),
} as const;
