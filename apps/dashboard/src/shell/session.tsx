import type { Me } from '@railyard/sdk/schemas';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { askLogIn, type WaysIn } from '../api/log-in.ts';
import type { Problem } from '../api/problem.ts';
import { useRead } from '../api/queries.ts';
import { setAhead } from '../parts/clock.ts';
import { useAccount } from './router.tsx';

/** Who is here, and what they may do in which merchant account. */
export function useMe(): UseQueryResult<Me, Problem> {
  return useQuery<Me, Problem>({
    queryKey: ['me'],
    queryFn: ({ signal }) => call('GET /me', {}, { merchantAccount: null, signal }),
    staleTime: 60_000,
  });
}

/** What can be ticked off of one person's role: the role allows it, they may not. */
export type HeldAct = 'capture' | 'refund' | 'review' | 'void';

/** Whether the person may do something in the merchant account that is looked at; not known yet: yes. */
export function useMay(): (scope: string, act?: HeldAct) => boolean {
  const { data } = useMe();
  const account = useAccount();
  return (scope, act) => data === undefined || mayDo(data, account, scope, act);
}

/** The same, by what is known of the person: `*.read` is every scope that ends so. */
export function mayDo(
  { access }: Pick<Me, 'access'>,
  account: string,
  scope: string,
  act?: HeldAct,
): boolean {
  return access
    .filter(({ merchant_account_id: id }) => id === null || id === account)
    .filter(({ withheld }) => act === undefined || !withheld.includes(act))
    .some(
      ({ permissions }) =>
        permissions.includes(scope) || permissions.includes(`*${scope.slice(scope.lastIndexOf('.'))}`),
    );
}

/** The clock of a sandbox can be moved ahead: what is written as "two days ago" goes by it. */
export function useAccountClock(): void {
  const isWanted = useEnvironment() === 'sandbox';
  const { data } = useRead('GET /capabilities', {}, { isWanted });
  const aheadSeconds = data?.clock_offset_seconds ?? 0;
  useEffect(() => setAhead(aheadSeconds * 1000), [aheadSeconds]);
}

/** A sandbox, or the real thing; null: not known yet. */
export function useEnvironment(): 'sandbox' | 'production' | null {
  const { data } = useQuery<WaysIn, Problem>({
    queryKey: ['ways in'],
    queryFn: () => askLogIn<WaysIn>('GET /auth/ways'),
    staleTime: Infinity,
  });
  return data?.environment ?? null;
}
