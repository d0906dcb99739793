import type {
  WebhookEventNameInput,
  WebhookSubscription,
  WebhookSubscriptionCreate,
} from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import type { Problem } from '../../api/problem.ts';
import { useAct } from '../../api/queries.ts';
import { Conflict, type Disagreement } from '../../parts/conflict.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FormButtons } from '../../parts/form-buttons.tsx';
import { CheckField, Form, SelectField, TextField } from '../../parts/form.tsx';
import { toast } from '../../parts/toast.tsx';
import { navigate, useAddress } from '../../shell/router.tsx';
import { type SayText, useWords } from '../../words/words.ts';
import { EVENT_NAMES } from './event-names.ts';
import { SecretOnce } from './secret-once.tsx';
import { isListened } from './subscription.ts';
import { WORDS } from './words.ts';

type Authentication = 'keep' | 'none' | 'basic' | 'oauth_client_credentials' | 'oauth_password';
type Version = '2026-11-01' | 'published';
type Ordering = 'none' | 'resource' | 'endpoint';
type TypedEndpoint = Readonly<{
  url: string;
  /** Null: all of them. */
  events: readonly WebhookEventNameInput[] | null;
  version: Version;
  ordering: Ordering;
  authentication: Authentication;
  values: Readonly<Record<string, string>>;
}>;

const BLANK: TypedEndpoint = {
  url: '',
  events: null,
  version: '2026-11-01',
  ordering: 'none',
  authentication: 'none',
  values: {},
};

/** Another address, and its secret, which is shown once. */
export function NewEndpoint({ onClose }: Readonly<{ onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const address = useAddress();
  const [typed, setTyped] = useState(BLANK);
  const create = useAct('POST /webhook-subscriptions', ['GET /webhook-subscriptions']);
  if (create.data !== undefined) {
    const { id, secret } = create.data;
    return <SecretOnce secret={secret ?? ''} onClose={() => navigate(address(`/webhooks/${id}`))} />;
  }
  const authentication = authenticationOf(typed);
  const body = {
    url: typed.url,
    events: typed.events,
    api_version: typed.version,
    ordering: typed.ordering,
    ...(authentication === undefined ? {} : { authentication }),
  };

  return (
    <Dialog title={say('new')} onClose={onClose}>
      <EndpointForm
        {...{ typed, setTyped, onClose }}
        problem={create.error}
        isBusy={create.isPending}
        onSubmit={() => create.mutate({ body })}
      />
    </Dialog>
  );
}

/** What an endpoint is told, and how. */
export function EditEndpoint({
  subscription,
  onClose,
}: Readonly<{ subscription: WebhookSubscription; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const [typed, setTyped] = useState(() => typedOf(subscription));
  const [read, setRead] = useState(subscription);
  const update = useAct('PUT /webhook-subscriptions/{subscription_id}');
  const authentication = authenticationOf(typed);
  const submit = (ifMatch: string | undefined): void =>
    update.mutate(
      {
        path: { subscription_id: subscription.id },
        ifMatch,
        body: {
          ...(isListened(subscription) ? {} : { url: typed.url }),
          events: typed.events,
          api_version: typed.version,
          ordering: typed.ordering,
          ...(authentication === undefined ? {} : { authentication }),
        },
      },
      {
        onSuccess: () => {
          toast(say('saved'));
          onClose();
        },
      },
    );

  return (
    <Dialog title={say('edit')} onClose={onClose}>
      <EndpointForm
        {...{ typed, setTyped, onClose }}
        isListened={isListened(subscription)}
        mayKeep
        problem={update.error?.isConflict === true ? null : update.error}
        isBusy={update.isPending}
        onSubmit={() => submit(read.updated_at)}
      />
      {update.error?.isConflict === true ? (
        <Conflict
          resourceId={subscription.id}
          changedAt={subscription.updated_at ?? null}
          disagreements={disagreementsOf(typedOf(subscription), typed, say)}
          isBusy={update.isPending}
          onTheirs={() => {
            setRead(subscription);
            setTyped(typedOf(subscription));
            update.reset();
          }}
          onMine={() => submit(subscription.updated_at)}
        />
      ) : null}
    </Dialog>
  );
}

function typedOf({ url, events, api_version, ordering }: WebhookSubscription): TypedEndpoint {
  return {
    url,
    events: (events ?? null) as readonly WebhookEventNameInput[] | null, // of our own version
    version: api_version === 'published' ? 'published' : '2026-11-01',
    ordering: (ordering ?? 'none') as Ordering, // of our own version
    authentication: 'keep',
    values: {},
  };
}

function disagreementsOf(
  theirs: TypedEndpoint,
  mine: TypedEndpoint,
  say: SayText<typeof WORDS>,
): readonly Disagreement[] {
  const words = ({ url, events, version, ordering }: TypedEndpoint) => ({
    url,
    events: events === null ? say('all_events') : events.join(', '),
    version,
    ordering: say(`ordering_${ordering}`),
  });
  const [there, here] = [words(theirs), words(mine)];
  return (['url', 'events', 'version', 'ordering'] as const)
    .filter((name) => there[name] !== here[name])
    .map((name) => ({ label: say(name), theirs: there[name], mine: here[name] }));
}

function EndpointForm({
  typed,
  setTyped,
  problem,
  isBusy,
  onSubmit,
  onClose,
  isListened: isHere = false,
  mayKeep = false,
}: Readonly<{
  typed: TypedEndpoint;
  setTyped: (typed: TypedEndpoint) => void;
  problem: Problem | null;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  isListened?: boolean;
  mayKeep?: boolean;
}>): ReactNode {
  const say = useWords(WORDS);
  const put = (change: Partial<TypedEndpoint>): void => setTyped({ ...typed, ...change });
  return (
    <Form
      onSubmit={onSubmit}
      problem={problem}
      acts={<FormButtons label={say('save')} isBusy={isBusy} onCancel={onClose} />}
    >
      {isHere ? null : (
        <TextField
          label={say('url')}
          kind="url"
          value={typed.url}
          onChange={(url) => put({ url })}
          help={say('url_help')}
          problem={problem?.ofField('url')}
          placeholder="https://shop.example/webhooks"
        />
      )}
      <EventChoice chosen={typed.events} onChange={(events) => put({ events })} />
      <SelectField<Ordering>
        label={say('ordering')}
        value={typed.ordering}
        onChange={(ordering) => put({ ordering })}
        choices={(['none', 'resource', 'endpoint'] as const).map((value) => ({
          value,
          label: say(`ordering_${value}`),
        }))}
      />
      <SelectField<Version>
        label={say('version')}
        value={typed.version}
        onChange={(version) => put({ version })}
        choices={(['2026-11-01', 'published'] as const).map((value) => ({ value, label: value }))}
      />
      {isHere ? null : <AuthenticationFields {...{ typed, put, mayKeep }} />}
    </Form>
  );
}

function EventChoice({
  chosen,
  onChange,
}: Readonly<{
  chosen: TypedEndpoint['events'];
  onChange: (events: TypedEndpoint['events']) => void;
}>): ReactNode {
  const say = useWords(WORDS);
  const toggle = (name: WebhookEventNameInput): void => {
    const now = chosen ?? [];
    const next = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className="events">
      <legend>{say('events')}</legend>
      <CheckField label={say('all_events')} value={chosen === null} onChange={() => onChange(null)} />
      <div className="choices" role="group" aria-label={say('events')} tabIndex={0}>
        {EVENT_NAMES.map((name) => (
          <CheckField
            key={name}
            label={<code>{name}</code>}
            value={chosen?.includes(name) === true}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const FIELDS = {
  keep: [],
  none: [],
  basic: ['username', 'password'],
  oauth_client_credentials: ['client_id', 'client_secret', 'token_url', 'scope'],
  oauth_password: ['client_id', 'client_secret', 'token_url', 'scope', 'username', 'password'],
} as const;
const SECRETS: readonly string[] = ['password', 'client_secret'];

function AuthenticationFields({
  typed,
  put,
  mayKeep,
}: Readonly<{
  typed: TypedEndpoint;
  put: (change: Partial<TypedEndpoint>) => void;
  mayKeep: boolean;
}>): ReactNode {
  const say = useWords(WORDS);
  const kinds = (Object.keys(FIELDS) as Authentication[]).filter((kind) => mayKeep || kind !== 'keep');
  const labels: Readonly<Record<Authentication, string>> = {
    keep: say('as_it_is'),
    none: say('signature_alone'),
    basic: 'HTTP Basic',
    oauth_client_credentials: 'OAuth 2 client credentials',
    oauth_password: 'OAuth 2 password',
  };
  return (
    <>
      <SelectField<Authentication>
        label={say('authentication')}
        value={typed.authentication}
        onChange={(authentication) => put({ authentication })}
        choices={kinds.map((value) => ({ value, label: labels[value] }))}
      />
      {FIELDS[typed.authentication].map((name) => (
        <TextField
          key={name}
          label={say(name)}
          kind={SECRETS.includes(name) ? 'secret' : 'text'}
          isOptional={name === 'scope'}
          value={typed.values[name] ?? ''}
          onChange={(value) => put({ values: { ...typed.values, [name]: value } })}
        />
      ))}
    </>
  );
}

/** Undefined: it stays as it is. */
function authenticationOf({
  authentication: kind,
  values,
}: TypedEndpoint): WebhookSubscriptionCreate['authentication'] | undefined {
  const value = (name: string): string => values[name] ?? '';
  const client = {
    client_id: value('client_id'),
    client_secret: value('client_secret'),
    token_url: value('token_url'),
    scope: value('scope') === '' ? null : value('scope'),
  };
  switch (kind) {
    case 'keep':
      return undefined;
    case 'none':
      return null;
    case 'basic':
      return { kind, username: value('username'), password: value('password') };
    case 'oauth_client_credentials':
      return { kind, ...client };
    case 'oauth_password':
      return { kind, ...client, username: value('username'), password: value('password') };
    default:
      return kind satisfies never;
  }
}
