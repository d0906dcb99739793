import {
  keepPreviousData,
  QueryClient,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useAccount } from '../shell/router.tsx';
import { type AnswerOf, call, type Input, type OperationName } from './call.ts';
import { type Problem, problemOf } from './problem.ts';

/** After so long, what is shown says that it is not fresh any more. */
export const STALE_MS = 60_000;

/** What the browser keeps of answers. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: true,
        retry: (tries, error) => tries < 2 && isPassing(problemOf(error)),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Whether it may come right by itself. */
function isPassing({ status }: Problem): boolean {
  return status === 0 || status === 429 || status === 502 || status === 503;
}

type ReadOptions = Readonly<{
  /** False: not asked yet. */
  isWanted?: boolean;
  /** Asked again every so often, while the page is seen. */
  everyMs?: number | false;
  /** With personal data of buyers, which are masked otherwise. What was revealed is not kept for other pages. */
  isRevealed?: boolean;
}>;

/** The key under which an answer is kept. */
export function keyOf(account: string | null, name: OperationName, given?: unknown): readonly unknown[] {
  return given === undefined ? [account, name] : [account, name, given];
}

/** Each look is written down: it is not asked for again by itself, and is forgotten when nobody looks any more. */
const REVEALED = { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false } as const;

/** Reads an operation of the contract, and keeps what it said while it is asked again. */
export function useRead<Name extends OperationName>(
  name: Name,
  given: Input<Name>,
  { isWanted = true, everyMs = false, isRevealed = false }: ReadOptions = {},
): UseQueryResult<AnswerOf<Name>, Problem> {
  const merchantAccount = useAccount();
  return useQuery<AnswerOf<Name>, Problem>({
    queryKey: isRevealed
      ? [...keyOf(merchantAccount, name, given), 'revealed']
      : keyOf(merchantAccount, name, given),
    queryFn: ({ signal }) => call(name, given, { merchantAccount, signal, isRevealed }),
    ...(isRevealed ? REVEALED : {}),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    refetchInterval: everyMs,
  });
}

/** Does something by an operation; then what was read by `changes` is read again (left out: all of the account). */
export function useAct<Name extends OperationName>(
  name: Name,
  changes?: readonly OperationName[],
): UseMutationResult<AnswerOf<Name>, Problem, Input<Name>> {
  const merchantAccount = useAccount();
  const client = useQueryClient();
  return useMutation<AnswerOf<Name>, Problem, Input<Name>>({
    mutationFn: (given) => call(name, given, { merchantAccount }),
    onSettled: async () => {
      const keys =
        changes === undefined ? [[merchantAccount]] : changes.map((one) => keyOf(merchantAccount, one));
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
