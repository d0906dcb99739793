import type { MerchantAccount } from '@railyard/sdk/schemas';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { Problem } from '../api/problem.ts';

/** The merchant accounts that the person may look at. */
export function useAccounts(): UseQueryResult<readonly MerchantAccount[], Problem> {
  return useQuery<readonly MerchantAccount[], Problem>({
    queryKey: ['merchant accounts'],
    queryFn: async ({ signal }) => {
      const { items } = await call(
        'GET /merchant-accounts',
        { query: { limit: 100 } },
        { merchantAccount: null, signal },
      );
      return items;
    },
    staleTime: 60_000,
  });
}
