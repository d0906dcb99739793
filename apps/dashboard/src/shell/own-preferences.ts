import type { Me } from '@railyard/sdk/schemas';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { toast } from '../parts/toast.tsx';
import { isLanguage, useWords } from '../words/words.ts';
import { changePreferences, type Preferences, readPreferences } from './preferences.ts';
import { useMe } from './session.tsx';
import { SHELL } from './words.ts';

type Display = Pick<Preferences, 'language' | 'zone' | 'look' | 'letters'>;
const CHANGING = ['how somebody sees things'];

/** What a person chose in any browser holds in this one, too. */
export function useOwnPreferences(): void {
  const { data } = useMe();
  const kept = data?.caller === 'user' ? data.preferences : null;
  const isChanging = useIsMutating({ mutationKey: CHANGING }) > 0;
  useEffect(() => {
    if (kept !== null && !isChanging) changePreferences(displayOf(kept));
  }, [kept, isChanging]);
}

/** Changes it here at once, and then for wherever the person logs in next. */
export function useChangeDisplay(): (change: Partial<Display>) => void {
  const say = useWords(SHELL);
  const client = useQueryClient();
  const save = useMutation({
    mutationKey: CHANGING,
    scope: { id: 'display' }, // one after the other
    mutationFn: () =>
      call('PUT /me', { body: { preferences: keptOf(readPreferences()) } }, { merchantAccount: null }),
    onSuccess: (me) => client.setQueryData<Me>(['me'], me),
    onError: () => toast(say('display_not_kept'), 'bad'),
  });

  return (change) => {
    changePreferences(change);
    save.mutate();
  };
}

const LOOKS = ['light', 'dark'] as const;

function displayOf({
  language,
  time_zone: zone,
  look,
  has_single_keys: letters,
}: Me['preferences']): Display {
  return {
    language: language != null && isLanguage(language) ? language : null,
    zone: zone ?? null,
    look: LOOKS.find((one) => one === look) ?? 'system',
    letters: letters ?? true,
  };
}

function keptOf({ language, zone, look, letters }: Display) {
  return {
    language,
    time_zone: zone,
    look: look === 'system' ? null : look,
    has_single_keys: letters,
  };
}
