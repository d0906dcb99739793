import { CommandError } from '../command-error.ts';
import { unknownWord } from '../words.ts';
import { judgeForeign } from './judge-foreign.ts';
import { judgeOwn } from './judge-own.ts';
import { spreedlyApi, stripeApi } from './mapped-call.ts';
import { loadContract } from './requests.ts';
import type { Judge } from './verdict.ts';

/** An API that requests were written for. */
type Origin = Readonly<{
  /** Whether a request in a recording of a whole page went to it. */
  isHost(host: string): boolean;
  judge(): Promise<Judge>;
}>;

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** By the word after `--from`. */
export const ORIGINS: Readonly<Record<string, Origin>> = {
  railyard: {
    isHost: (host) => LOOPBACK.test(host),
    judge: async () => judgeOwn(await loadContract('2026-11-01')),
  },
  published: {
    isHost: (host) => LOOPBACK.test(host) || /^api\.[a-z0-9.-]+\.gr4vy\.app$/.test(host),
    judge: async () => judgeOwn(await loadContract('published')),
  },
  stripe: {
    isHost: (host) => host === 'api.stripe.com' || host === 'files.stripe.com',
    judge: async () => judgeForeign(await stripeApi(), (await loadContract('2026-11-01')).operations),
  },
  spreedly: {
    isHost: (host) => host === 'core.spreedly.com',
    judge: async () => judgeForeign(await spreedlyApi(), (await loadContract('2026-11-01')).operations),
  },
};

/** @throws CommandError where there is none of that name */
export function originNamed(name: string): Origin {
  const origin = Object.hasOwn(ORIGINS, name) ? ORIGINS[name] : undefined;
  if (origin !== undefined) return origin;
  throw new CommandError(
    `${unknownWord('API', name, Object.keys(ORIGINS))} --from is one of ${Object.keys(ORIGINS).join(', ')}.`,
  );
}
