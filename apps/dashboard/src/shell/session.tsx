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

/** Whether the person may do something in the merchant account that is looked at; not known yet: yes. */
export function useMay(): (scope: string) => boolean {
  const { data } = useMe();
  const account = useAccount();
  return (scope) => data === undefined || mayDo(data, account, scope);
}

/** The same, by what is known of the person: `*.read` is every scope that ends so. */
export function mayDo({ access }: Pick<Me, 'access'>, account: string, scope: string): boolean {
  return access
    .filter(({ merchant_account_id: id }) => id === null || id === account)
    .some(
      ({ permissions }) =>
        permissions.includes(scope) || permissions.includes(`*.${scope.split('.')[1] ?? ''}`),
    );
}

/** Acts that the person's role would allow there, and that are ticked off. */
export function useIsWithheld(): (act: 'capture' | 'refund' | 'review' | 'void') => boolean {
  const { data } = useMe();
  const account = useAccount();
  const rows = data?.access.filter(({ merchant_account_id: id }) => id === null || id === account) ?? [];
  return (act) => rows.length > 0 && rows.every(({ withheld }) => withheld.includes(act));
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
