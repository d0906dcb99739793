import { type ReactNode, useState } from 'react';
import { newKey } from '../../api/call.ts';
import type { Problem } from '../../api/problem.ts';
import { useAct } from '../../api/queries.ts';
import { CopyButton } from '../../parts/copy-id.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Form, TextField } from '../../parts/form.tsx';
import { useFormats } from '../../parts/formats.ts';
import { LIST_WORDS } from '../../parts/list-words.ts';
import { readAmount } from '../../parts/money.ts';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

/** A new gift card, of which its provider tells the address. */
export function IssueGiftCard({ onClose }: Readonly<{ onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const { money } = useFormats();
  // one for what is meant by this dialogue, however often its button is pressed
  const [idempotencyKey] = useState(newKey);
  const [typed, setTyped] = useState(NOTHING);
  const act = useAct('POST /gift-cards/issuances', ['GET /gift-cards']);
  const body = bodyOf(typed);
  if (act.data !== undefined) return <IssuedCard url={act.data.url} onClose={onClose} />;

  const submit = (): void => {
    if (body !== null) act.mutate({ body, idempotencyKey });
  };
  return (
    <Dialog title={say('issue')} onClose={onClose}>
      <Form
        onSubmit={submit}
        problem={act.error}
        acts={
          <>
            <button type="button" className="button" onClick={onClose}>
              {list('cancel')}
            </button>
            <button
              type="submit"
              className="button"
              data-kind="main"
              disabled={body === null || act.isPending}
            >
              {say('issue_amount', { amount: body === null ? '' : money(body.amount, body.currency) })}
            </button>
          </>
        }
      >
        <Fields typed={typed} onType={setTyped} problem={act.error} />
      </Form>
    </Dialog>
  );
}

type TypedCard = Readonly<{ theme: string; currency: string; amount: string; external: string }>;
const NOTHING: TypedCard = { theme: '', currency: 'EUR', amount: '', external: '' };

/** Null until all of it is there. */
function bodyOf({ theme, currency, amount: typed, external }: TypedCard) {
  const amount = readAmount(typed, currency);
  if (theme === '' || amount === null || amount <= 0) return null;
  return { theme, amount, currency, ...(external === '' ? {} : { external_identifier: external }) };
}

function Fields({
  typed,
  onType,
  problem,
}: Readonly<{ typed: TypedCard; onType: (typed: TypedCard) => void; problem: Problem | null }>): ReactNode {
  const say = useWords(WORDS);
  const list = useWords(LIST_WORDS);
  const { currency } = typed;
  const isNoAmount = typed.amount !== '' && readAmount(typed.amount, currency) === null;
  return (
    <>
      <TextField
        label={say('theme')}
        value={typed.theme}
        onChange={(theme) => onType({ ...typed, theme })}
        help={say('theme_help')}
        problem={problem?.ofField('theme')}
      />
      <TextField
        label={list('amount')}
        kind="decimal"
        value={typed.amount}
        onChange={(amount) => onType({ ...typed, amount })}
        problem={isNoAmount ? say('amount_wrong', { currency }) : problem?.ofField('amount')}
      />
      <TextField
        label={list('currency')}
        value={currency}
        onChange={(value) => onType({ ...typed, currency: value.toUpperCase().slice(0, 3) })}
        problem={problem?.ofField('currency')}
      />
      <TextField
        label={list('external')}
        isOptional
        value={typed.external}
        onChange={(external) => onType({ ...typed, external })}
      />
    </>
  );
}

function IssuedCard({ url, onClose }: Readonly<{ url: string; onClose: () => void }>): ReactNode {
  const say = useWords(WORDS);
  return (
    <Dialog
      title={say('issued')}
      onClose={onClose}
      acts={
        <button type="button" className="button" data-kind="main" onClick={onClose}>
          {say('done')}
        </button>
      }
    >
      <p>{say('issued_why')}</p>
      <p>
        <code className="wrap">{url}</code>
      </p>
      <CopyButton text={url} label={say('copy_address')} />
    </Dialog>
  );
}
