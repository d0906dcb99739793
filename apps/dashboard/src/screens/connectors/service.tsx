import { type ReactNode, useState } from 'react';
import { useFullPage } from '../../api/full-page.ts';
import { useAct, useRead } from '../../api/queries.ts';
import { ActButton } from '../../parts/act-button.tsx';
import { CopyId } from '../../parts/copy-id.tsx';
import { Columns, DetailHead, DetailPage, Section } from '../../parts/detail-page.tsx';
import { Conflict, type Disagreement } from '../../parts/conflict.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FormProblem } from '../../parts/form.tsx';
import { codeText, methodName } from '../../parts/payment-words.ts';
import { Loading } from '../../parts/states.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { toast } from '../../parts/toast.tsx';
import { Facts, Time } from '../../parts/values.tsx';
import { navigate, oneOf, useAddress, usePart, useUrlQuery } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import type { Definition } from './catalogue.tsx';
import { ServiceHealth } from './health.tsx';
import { definitionOf, isPayments, partOf, scopeOf, type Service, type ServiceKind } from './kinds.ts';
import { choiceOf, type ServiceBody, type ServiceDraft, ServiceForm } from './service-form.tsx';
import { ServiceState } from './service-state.tsx';
import { WORDS } from './words.ts';

const TAB = { tab: oneOf('overview', 'settings') };

/** One connected company: how it does, and its settings. */
export function ServicePage({ kind }: Readonly<{ kind: ServiceKind }>): ReactNode {
  const say = useWords(WORDS);
  const id = usePart('id');
  const read = useRead(kind.read, { path: partOf(kind, id) });
  return (
    <DetailPage back={{ to: kind.path, label: say(kind.title) }} read={read}>
      {(service) => <OneService kind={kind} service={service} />}
    </DetailPage>
  );
}

function OneService({ kind, service }: Readonly<{ kind: ServiceKind; service: Service }>): ReactNode {
  const say = useWords(WORDS);
  const [{ tab }] = useUrlQuery(TAB);
  const { data: health } = useRead(
    'GET /payment-services/{payment_service_id}/health',
    { path: { payment_service_id: service.id } },
    { isWanted: isPayments(kind) },
  );

  return (
    <>
      <DetailHead
        title={service.display_name}
        status={<ServiceState service={service} health={health} />}
        acts={<ServiceActs kind={kind} service={service} />}
      >
        <code>{definitionOf(kind, service)}</code>
        {service.method === undefined ? null : ` · ${methodName(service.method)}`}
      </DetailHead>
      <Tabs
        label={service.display_name}
        current={tab}
        tabs={[
          { name: 'overview', label: say('overview') },
          { name: 'settings', label: say('settings') },
        ]}
      />
      {tab === 'settings' ? (
        <Settings kind={kind} service={service} />
      ) : (
        <Overview kind={kind} service={service} />
      )}
    </>
  );
}

/** What the company wants to know; undefined until it is read. */
function useDefinition(kind: ServiceKind, service: Service): Definition | undefined {
  const { data } = useFullPage(kind.definitions, { limit: 100 });
  return data?.items.find(({ id }) => id === definitionOf(kind, service));
}

function Overview({ kind, service }: Readonly<{ kind: ServiceKind; service: Service }>): ReactNode {
  const side = <ServiceFacts kind={kind} service={service} />;
  if (!isPayments(kind)) return side;
  return (
    <Columns side={side}>
      <ServiceHealth id={service.id} />
    </Columns>
  );
}

function ServiceFacts({ kind, service }: Readonly<{ kind: ServiceKind; service: Service }>): ReactNode {
  const say = useWords(WORDS);
  const definition = useDefinition(kind, service);
  const { webhook_url: webhook = null, accepted_currencies: currencies = [] } = service;
  const { accepted_countries: countries = [] } = service;
  const codes = (all: readonly string[]): ReactNode =>
    all.length === 0 ? null : <span className="code-list">{all.join(' ')}</span>;

  return (
    <>
      {webhook === null ? null : (
        <Section title={say('webhook')}>
          <div className="webhook-address">
            <CopyId id={webhook} />
            <p className="hint">{say('webhook_why')}</p>
          </div>
        </Section>
      )}
      <Section title={say('details')}>
        <Facts
          rows={[
            ['Id', <CopyId key="id" id={service.id} />],
            [say('position'), service.position],
            ...(service.fields ?? []).map(({ key, value }): [string, ReactNode] => [
              definition?.fields.find((field) => field.key === key)?.display_name ?? codeText(key),
              value,
            ]),
            [say('made'), <Time key="made" at={service.created_at} length="long" />],
            [say('currencies'), codes(currencies.slice(0, CODES_SHOWN))],
            [say('countries'), codes(countries.slice(0, CODES_SHOWN))],
          ]}
        />
      </Section>
    </>
  );
}

const CODES_SHOWN = 40;

/** The form that it was made with; what is secret is empty, and stays as it is where nothing is typed. */
function Settings({ kind, service }: Readonly<{ kind: ServiceKind; service: Service }>): ReactNode {
  const say = useWords(WORDS);
  const update = useAct(kind.update);
  const definition = useDefinition(kind, service);
  // from when somebody types on, the form stays what it was made of, whatever others do meanwhile
  const [typedOver, setTypedOver] = useState<Service | null>(null);
  const read = typedOver ?? service;
  const [sent, setSent] = useState<ServiceBody>({});
  if (definition === undefined) return <Loading />;
  const save = (body: ServiceBody, ifMatch: string | undefined): void => {
    setSent(body);
    // the form is made anew with what was saved: what follows is told by the promise
    update.mutateAsync({ path: partOf(kind, service.id), body, ifMatch }).then(
      () => {
        setTypedOver(null);
        toast(say('saved'));
      },
      () => undefined, // the form shows it
    );
  };
  const isConflict = update.error?.isConflict === true;

  return (
    <div onInput={() => setTypedOver(read)}>
      <ServiceForm
        key={read.updated_at}
        kind={kind}
        definition={definition}
        first={draftOf(read, definition)}
        stored={definition.fields.filter(({ secret }) => secret).map(({ key }) => key)}
        serviceId={service.id}
        problem={isConflict ? null : update.error}
        isPending={update.isPending}
        onSave={(body) => save(body, read.updated_at)}
      />
      {isConflict ? (
        <Conflict
          resourceId={service.id}
          changedAt={service.updated_at ?? null}
          disagreements={disagreementsOf(definition, service, sent, say)}
          isBusy={update.isPending}
          onTheirs={() => {
            setTypedOver(null);
            update.reset();
          }}
          onMine={() => save(sent, service.updated_at)}
        />
      ) : null}
    </div>
  );
}

function draftOf(service: Service, definition: Definition): ServiceDraft {
  return {
    name: service.display_name,
    values: Object.fromEntries((service.fields ?? []).map(({ key, value }) => [key, String(value)])),
    currencies: choiceOf(service.accepted_currencies ?? [], definition.supported_currencies),
    countries: choiceOf(service.accepted_countries ?? [], definition.supported_countries),
    settlement: service.settlement_reporting_enabled ?? false,
    active: service.active,
  };
}

/** What stands otherwise than it was sent; secrets are never shown. */
function disagreementsOf(
  { fields }: Definition,
  service: Service,
  sent: ServiceBody,
  say: SayText<typeof WORDS>,
): readonly Disagreement[] {
  const listed = (codes: readonly string[] = []): string => codes.join(' ');
  const stored = new Map((service.fields ?? []).map(({ key, value }) => [key, String(value)]));
  const shown = (sent.fields ?? []).filter(({ key }) => fields.some((one) => one.key === key && !one.secret));

  const pairs: readonly (readonly [string, string, string | undefined])[] = [
    [say('name'), service.display_name, sent.display_name],
    [
      say(service.method === undefined ? 'active_other' : 'active'),
      service.active ? '✓' : '–',
      sent.active === true ? '✓' : '–',
    ],
    [say('currencies'), listed(service.accepted_currencies), listed(sent.accepted_currencies)],
    [say('countries'), listed(service.accepted_countries), listed(sent.accepted_countries)],
    ...shown.map(({ key, value }) => {
      const label = fields.find((one) => one.key === key)?.display_name ?? key;
      return [label, stored.get(key) ?? '', value] as const;
    }),
  ];
  return pairs.flatMap(([label, theirs, mine = '']) => (theirs === mine ? [] : [{ label, theirs, mine }]));
}

function ServiceActs({ kind, service }: Readonly<{ kind: ServiceKind; service: Service }>): ReactNode {
  const say = useWords(WORDS);
  const [isSure, setIsSure] = useState(false);
  const update = useAct(kind.update);
  const { id, active } = service;
  const turn = (): void =>
    update.mutate(
      { path: partOf(kind, id), body: { active: !active } },
      { onSuccess: () => toast(say('saved')), onError: ({ message }) => toast(message, 'bad') },
    );

  return (
    <>
      <ActButton needs={scopeOf(kind)} disabled={update.isPending} onClick={turn}>
        {say(active ? 'switch_off' : 'switch_on')}
      </ActButton>
      <ActButton needs={scopeOf(kind)} data-kind="bad" onClick={() => setIsSure(true)}>
        {say('delete')}
      </ActButton>
      {isSure ? <DeleteDialog kind={kind} service={service} onClose={() => setIsSure(false)} /> : null}
    </>
  );
}

function DeleteDialog({
  kind,
  service,
  onClose,
}: Readonly<{ kind: ServiceKind; service: Service; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const remove = useAct(kind.remove, [kind.list, 'GET /payment-services/health']);
  const confirm = (): void =>
    remove.mutate(
      { path: partOf(kind, service.id) },
      {
        onSuccess: () => {
          toast(say('deleted'));
          navigate(address(kind.path));
        },
      },
    );
  return (
    <Dialog
      title={say('delete_title', { name: service.display_name })}
      onClose={onClose}
      acts={
        <button
          type="button"
          className="button"
          data-kind="bad"
          disabled={remove.isPending}
          onClick={confirm}
        >
          {say('delete')}
        </button>
      }
    >
      <p>{say('delete_why')}</p>
      {remove.error === null ? null : <FormProblem problem={remove.error} />}
    </Dialog>
  );
}
