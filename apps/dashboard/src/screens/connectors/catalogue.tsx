import type { PaymentServiceDefinition } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useFullPage } from '../../api/full-page.ts';
import { DetailHead } from '../../parts/detail-page.tsx';
import { TextField } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { methodName } from '../../parts/payment-words.ts';
import { Empty, Loading, Trouble } from '../../parts/states.tsx';
import { Link, text, useUrlQuery } from '../../shell/router.tsx';
import { useWords } from '../../words/words.ts';
import { isSimulated, type ServiceKind } from './kinds.ts';
import { NewServiceForm } from './new-service.tsx';
import { WORDS } from './words.ts';

/** A definition of any kind; those of others than payment services have less. */
export type Definition = Pick<PaymentServiceDefinition, 'id' | 'display_name' | 'fields'> &
  Partial<PaymentServiceDefinition>;

const QUERY = { definition: text };
/** All there are: a company each, of which nobody has written so many. */
const ALL = 100;

/** What can be connected, to search; and behind it the form of the one that was chosen. */
export function NewServicePage({ kind }: Readonly<{ kind: ServiceKind }>): ReactNode {
  const say = useWords(WORDS);
  const [{ definition: chosen }] = useUrlQuery(QUERY);
  const read = useFullPage(kind.definitions, { limit: ALL });
  const items: readonly Definition[] = read.data?.items ?? [];
  const definition = items.find(({ id }) => id === chosen);

  return (
    <>
      <nav className="crumb" aria-label={say(kind.title)}>
        <Link to={kind.path}>{say(kind.title)}</Link>
        {definition === undefined ? null : <Link to={`${kind.path}/new`}>{say('add_title')}</Link>}
      </nav>
      <DetailHead title={definition?.display_name ?? say('add_title')} />
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {read.data === undefined && read.error === null ? <Loading /> : null}
      {definition === undefined ? (
        read.data === undefined ? null : (
          <Catalogue kind={kind} items={items} />
        )
      ) : (
        <NewServiceForm key={definition.id} kind={kind} definition={definition} />
      )}
    </>
  );
}

function Catalogue({
  kind,
  items,
}: Readonly<{ kind: ServiceKind; items: readonly Definition[] }>): ReactNode {
  const say = useWords(WORDS);
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/);
  const found = items
    .filter((one) => words.every((word) => textOf(one).includes(word)))
    .sort(
      (one, other) =>
        Number(isSimulated(one.id)) - Number(isSimulated(other.id)) ||
        one.display_name.localeCompare(other.display_name),
    );
  return (
    <>
      <div className="search-field">
        <TextField label={say('find')} value={typed} onChange={setTyped} />
      </div>
      <p className="hint" role="status">
        {say('found', { count: found.length })}
      </p>
      {found.length === 0 ? <Empty title={say('none_found')} /> : null}
      <ul className="catalogue">
        {found.map((one) => (
          <li key={one.id}>
            <Link className="catalogue-item" to={`${kind.path}/new?definition=${one.id}`}>
              <strong>{one.display_name}</strong>
              <span className="soft">
                {[
                  one.method === undefined ? null : methodName(one.method),
                  <code key="id">{one.id}</code>,
                  isSimulated(one.id) ? say('simulated') : null,
                ]
                  .filter((part) => part !== null)
                  .map((part, index) => (
                    <span key={index}>
                      {index === 0 ? '' : ' · '}
                      {part}
                    </span>
                  ))}
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function textOf({ id, display_name: name, method = '' }: Definition): string {
  return `${id} ${name} ${methodName(method)} ${method}`.toLowerCase();
}
