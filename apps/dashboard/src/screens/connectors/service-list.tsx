import type { PaymentServiceHealth } from '@railyard/sdk/schemas';
import type { ReactNode } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton, ActLink } from '../../parts/act-button.tsx';
import { type Formats, useFormats } from '../../parts/formats.ts';
import { Icon } from '../../parts/icon.tsx';
import { methodName } from '../../parts/payment-words.ts';
import { Age, Empty, Loading, Trouble } from '../../parts/states.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { toast } from '../../parts/toast.tsx';
import { None } from '../../parts/values.tsx';
import { Link } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { definitionOf, isPayments, partOf, scopeOf, type Service, type ServiceKind } from './kinds.ts';
import { LastError, ServiceState, Share } from './service-state.tsx';
import { RangeTabs, useRange } from './time-range.tsx';
import { WORDS } from './words.ts';

/** All services of a kind; payment services in the order in which they are tried, and how they do. */
export function ServicesPage({ kind }: Readonly<{ kind: ServiceKind }>): ReactNode {
  const say = useWords(WORDS);
  const read = useRead(kind.list, { query: { limit: 100 } });
  const items = [...(read.data?.items ?? [])].sort(
    (one, other) => (one.position ?? 0) - (other.position ?? 0),
  );

  return (
    <>
      <header className="page-head">
        <h1>{say(kind.title)}</h1>
        <Age
          readAt={read.dataUpdatedAt}
          isFetching={read.isFetching && !read.isPending}
          onRefresh={() => void read.refetch()}
        />
        <span className="page-acts">
          <ActLink needs={scopeOf(kind)} to={`${kind.path}/new`}>
            <Icon name="plus" />
            {say('add')}
          </ActLink>
        </span>
      </header>
      {isPayments(kind) && items.length > 0 ? (
        <div className="filter-bar">
          <RangeTabs />
        </div>
      ) : null}
      {read.error === null ? null : <Trouble problem={read.error} onRetry={() => void read.refetch()} />}
      {read.data === undefined && read.error === null ? <Loading /> : null}
      {read.data !== undefined && items.length === 0 ? <NoServices kind={kind} /> : null}
      {items.length === 0 ? null : <ServiceRows kind={kind} items={items} isOld={read.isPlaceholderData} />}
    </>
  );
}

function ServiceRows({
  kind,
  items,
  isOld,
}: Readonly<{ kind: ServiceKind; items: readonly Service[]; isOld: boolean }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Table
      label={say(kind.title)}
      columns={useColumns(kind, items, useHealth(kind))}
      items={items}
      idOf={({ id }) => id}
      hrefOf={({ id }) => `${kind.path}/${id}`}
      isOld={isOld}
    />
  );
}

function NoServices({ kind }: Readonly<{ kind: ServiceKind }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Empty
      title={say('empty')}
      action={
        <ActLink needs={scopeOf(kind)} to={`${kind.path}/new`}>
          {say('add_title')}
        </ActLink>
      }
    >
      {say(kind.empty)}
    </Empty>
  );
}

function useHealth(kind: ServiceKind): ReadonlyMap<string, PaymentServiceHealth> {
  const range = useRange();
  const { data } = useRead(
    'GET /payment-services/health',
    { query: { datetime_range: range } },
    { isWanted: isPayments(kind), everyMs: 30_000 },
  );
  return new Map((data?.items ?? []).map((one) => [one.payment_service_id, one]));
}

type Columns = readonly Column<Service>[];

function useColumns(
  kind: ServiceKind,
  items: readonly Service[],
  health: ReadonlyMap<string, PaymentServiceHealth>,
): Columns {
  const say = useWords(WORDS);
  const { number, percent } = useFormats();
  const name: Columns[number] = {
    name: 'name',
    label: say('name'),
    narrow: 'lead',
    cell: ({ display_name }) => <strong>{display_name}</strong>,
  };
  const company: Columns[number] = {
    name: 'company',
    label: say('company'),
    narrow: 'sub',
    cell: (service) => <code className="soft">{definitionOf(kind, service)}</code>,
  };
  const state: Columns[number] = {
    name: 'state',
    label: say('state'),
    narrow: 'end',
    cell: (service) => <ServiceState service={service} health={health.get(service.id)} />,
  };
  if (!isPayments(kind)) return [name, company, state];

  return [
    name,
    { name: 'method', label: say('method'), cell: ({ method }) => methodName(method ?? '') },
    company,
    state,
    ...healthColumns(health, say, { number, percent }),
    {
      name: 'position',
      label: say('position'),
      align: 'end',
      cell: (service) => <Position kind={kind} service={service} items={items} say={say} />,
    },
  ];
}

type Writers = Pick<Formats, 'number' | 'percent'>;

/** How each does, in numbers. */
function healthColumns(
  health: ReadonlyMap<string, PaymentServiceHealth>,
  say: SayText<typeof WORDS>,
  { number, percent }: Writers,
): Columns {
  const rate = (value: number | null | undefined): ReactNode =>
    value === null || value === undefined ? <None /> : <span className="number">{percent(value)}</span>;

  return [
    {
      name: 'payments',
      label: say('payments'),
      align: 'end',
      cell: ({ id }) => <PaymentCount id={id} count={health.get(id)?.payments} write={number} />,
    },
    {
      name: 'share',
      label: say('share'),
      align: 'end',
      cell: ({ id }) => <Share share={health.get(id)?.share} />,
    },
    {
      name: 'approval',
      label: say('approval'),
      align: 'end',
      narrow: 'sub',
      cell: ({ id }) => rate(health.get(id)?.approval_rate),
    },
    {
      name: 'errors',
      label: say('errors'),
      align: 'end',
      cell: ({ id }) => rate(health.get(id)?.error_rate),
    },
    { name: 'last_error', label: say('last_error'), cell: ({ id }) => <LastError health={health.get(id)} /> },
  ];
}

function PaymentCount({
  id,
  count,
  write,
}: Readonly<{ id: string; count: number | undefined; write: (count: number) => string }>): ReactNode {
  if (count === undefined) return <None />;
  if (count === 0) return <span className="number soft">0</span>;
  return (
    <Link className="number" to={`/payments?payment_service_id=${id}`}>
      {write(count)}
    </Link>
  );
}

/** Moves it before the one above, or behind the one below: what stands there moves on by itself. */
function Position({
  kind,
  service,
  items,
  say,
}: Readonly<{
  kind: ServiceKind;
  service: Service;
  items: readonly Service[];
  say: SayText<typeof WORDS>;
}>): ReactNode {
  const update = useAct(kind.update, [kind.list]);
  const at = items.findIndex(({ id }) => id === service.id);
  const { display_name: name } = service;
  const move = (to: number): void => {
    const other = items[to];
    if (other === undefined) return;
    // Whoever comes to a place that is taken moves what stands there on by one.
    const [mover, place] = to < at ? [service, other.position ?? 1] : [other, service.position ?? 1];
    update.mutate(
      { path: partOf(kind, mover.id), body: { position: place } },
      { onError: ({ message }) => toast(message, 'bad') },
    );
  };

  return (
    <span className="order-buttons">
      <ActButton
        needs="payment-services.write"
        className="icon-button"
        aria-disabled={at === 0}
        disabled={update.isPending}
        onClick={() => move(at - 1)}
      >
        <span className="turn-up">
          <Icon name="down" />
        </span>
        <span className="unseen">{say('up', { name })}</span>
      </ActButton>
      <ActButton
        needs="payment-services.write"
        className="icon-button"
        aria-disabled={at === items.length - 1}
        disabled={update.isPending}
        onClick={() => move(at + 1)}
      >
        <Icon name="down" />
        <span className="unseen">{say('down', { name })}</span>
      </ActButton>
    </span>
  );
}
