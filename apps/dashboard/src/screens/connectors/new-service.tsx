import type { ReactNode } from 'react';
import { useAct } from '../../api/queries.ts';
import { navigate, useAddress } from '../../shell/router.tsx';
import type { Definition } from './catalogue.tsx';
import type { ServiceKind } from './kinds.ts';
import { ServiceForm } from './service-form.tsx';

/** A company that is to be connected: its form, and then its page. */
export function NewServiceForm({
  kind,
  definition,
}: Readonly<{ kind: ServiceKind; definition: Definition }>): ReactNode {
  const address = useAddress();
  const create = useAct(kind.create, [kind.list, 'GET /payment-services/health']);
  const save = (body: object): void => {
    const given = { [`${kind.member}_definition_id`]: definition.id, ...body };
    create.mutate(
      { body: given as never }, // by the word of its own kind
      { onSuccess: ({ id }) => navigate(address(`${kind.path}/${id}`)) },
    );
  };

  return (
    <ServiceForm
      kind={kind}
      definition={definition}
      first={{
        name: definition.display_name,
        values: {},
        currencies: { isAll: true, typed: '' },
        countries: { isAll: true, typed: '' },
        settlement: true,
        active: true,
      }}
      stored={[]}
      serviceId={null}
      problem={create.error}
      isPending={create.isPending}
      onSave={save}
    />
  );
}
