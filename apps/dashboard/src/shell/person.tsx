import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askLogIn } from '../api/log-in.ts';
import { Icon } from '../parts/icon.tsx';
import { SCREENS } from '../screens/index.ts';
import { useWords } from '../words/words.ts';
import { Link, navigate } from './router.tsx';
import { useMe } from './session.tsx';
import { SHELL } from './words.ts';

/** Who is here, and the way out. */
export function Person(): ReactNode {
  const say = useWords(SHELL);
  const client = useQueryClient();
  const { data } = useMe();
  const leave = async (): Promise<void> => {
    await askLogIn<null>('POST /auth/logout').catch(() => null); // the log-in page says what is left
    client.clear();
    navigate('/login');
  };
  if (data === undefined) return null;
  const own = SCREENS.some(({ path }) => path === '/me');

  return (
    <>
      <span className="person-name" title={data.email_address ?? data.display_name}>
        {own ? <Link to="/me">{data.display_name}</Link> : data.display_name}
      </span>
      <button type="button" className="icon-button" title={say('log_out')} onClick={() => void leave()}>
        <Icon name="leave" />
        <span className="unseen">{say('log_out')}</span>
      </button>
    </>
  );
}
