import type { Buyer } from '@railyard/sdk/schemas';
import { type ReactNode, useState } from 'react';
import { useAct, useRead } from '../../api/queries.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, TextField } from '../../parts/form.tsx';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { Loading, Trouble } from '../../parts/states.tsx';
import { toast } from '../../parts/toast.tsx';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** What can be edited has to be seen: it is revealed first, and a mask is never sent back. */
export function EditBuyer({ id, onClose }: Readonly<{ id: string; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const { data, error } = useRead('GET /buyers/{buyer_id}', { path: { buyer_id: id } }, { isRevealed: true });
  return (
    <Dialog title={say('edit_title')} onClose={onClose}>
      {error === null ? null : <Trouble problem={error} />}
      {data === undefined && error === null ? <Loading rows={6} /> : null}
      {data === undefined ? null : <BuyerForm buyer={data} onClose={onClose} />}
    </Dialog>
  );
}

const NAMES = ['first_name', 'last_name', 'email_address', 'phone_number'] as const;
const PLACES = ['line1', 'postal_code', 'city', 'country'] as const;
type TypedBuyer = Readonly<
  Record<(typeof NAMES)[number] | (typeof PLACES)[number] | 'display_name' | 'external_identifier', string>
>;

function BuyerForm({ buyer, onClose }: Readonly<{ buyer: Buyer; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const act = useAct('PUT /buyers/{buyer_id}', ['GET /buyers', 'GET /buyers/{buyer_id}']);
  const [typed, setTyped] = useState<TypedBuyer>(() => typedOf(buyer));
  const labels = useLabels();
  const submit = (): void =>
    act.mutate(
      { path: { buyer_id: buyer.id }, body: bodyOf(typed) },
      {
        onSuccess: () => {
          toast(say('saved'));
          onClose();
        },
      },
    );

  return (
    <Form
      onSubmit={submit}
      problem={act.error}
      acts={
        <>
          <button type="button" className="button" onClick={onClose}>
            {list('cancel')}
          </button>
          <button type="submit" className="button" data-kind="main" disabled={act.isPending}>
            {list('save')}
          </button>
        </>
      }
    >
      {(Object.keys(labels) as (keyof TypedBuyer)[]).map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          value={typed[name]}
          kind={name === 'email_address' ? 'email' : 'text'}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          problem={act.error?.ofField(pointerOf(name))}
        />
      ))}
    </Form>
  );
}

function useLabels(): Readonly<Record<keyof TypedBuyer, string>> {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  return {
    display_name: say('display_name'),
    external_identifier: list('external'),
    first_name: say('first_name'),
    last_name: say('last_name'),
    email_address: say('email'),
    phone_number: say('phone'),
    line1: say('line1'),
    postal_code: say('postal_code'),
    city: say('city'),
    country: list('country'),
  };
}

function typedOf({
  display_name: name,
  external_identifier: own,
  billing_details: details,
}: Buyer): TypedBuyer {
  const text = (value: string | null | undefined): string => value ?? '';
  return {
    display_name: text(name),
    external_identifier: text(own),
    first_name: text(details?.first_name),
    last_name: text(details?.last_name),
    email_address: text(details?.email_address),
    phone_number: text(details?.phone_number),
    line1: text(details?.address?.line1),
    postal_code: text(details?.address?.postal_code),
    city: text(details?.address?.city),
    country: text(details?.address?.country),
  };
}

/** What was emptied is cleared, and what is not in the form stays. */
function bodyOf(typed: TypedBuyer) {
  const valueOf = (name: keyof TypedBuyer): string | null => (typed[name] === '' ? null : typed[name]);
  return {
    display_name: valueOf('display_name'),
    external_identifier: valueOf('external_identifier'),
    billing_details: { ...entriesOf(NAMES, valueOf), address: entriesOf(PLACES, valueOf) },
  };
}

function entriesOf<Name extends keyof TypedBuyer>(
  names: readonly Name[],
  valueOf: (name: Name) => string | null,
): Readonly<Record<Name, string | null>> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string | null>; // its own keys
}

function pointerOf(name: keyof TypedBuyer): string {
  if (name === 'display_name' || name === 'external_identifier') return name;
  const isPlace = PLACES.some((one) => one === name);
  return isPlace ? `billing_details/address/${name}` : `billing_details/${name}`;
}
