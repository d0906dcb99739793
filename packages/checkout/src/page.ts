import { startCard } from './card.ts';
import { pay } from './desk.ts';
import { all, find, need, showAlert, setResting, told } from './elements.ts';
import { giftCards, startGiftCards } from './gift-cards.ts';
import { leaveFor, NotPaid, openPopup } from './leave.ts';
import { startWallets } from './wallets.ts';
import { askParent, isEmbedded, startParent, emitEvent, tellComplete } from './parent.ts';

/**
 * The hosted page, with a script: cards and accounts can be typed, gift cards are counted, and an attempt that
 * came to nothing leaves what was typed. Without one, its buttons are plain forms.
 */
let popup: Window | null = null;
let isBusy = false;
/** What a button shows when it does not ask to wait. */
const faces = new Map<HTMLButtonElement, readonly ChildNode[]>();

const card = startCard(
  (session) => void make({ choice: 'card', session }),
  (why) => {
    emitEvent('transactionFailed', { message: why });
    ready(why);
  },
);
for (const section of all('.bank')) section.hidden = false;
startGiftCards();
startParent(() => find<HTMLFormElement>('card-form')?.requestSubmit());
for (const form of all<HTMLFormElement>('form[method=post]')) form.addEventListener('submit', onSubmit);
if (told['transaction'] === undefined) void startOffers();
tellReceipt();

/** A receipt offers nothing. */
async function startOffers(): Promise<void> {
  const wallets = await startWallets({
    begin(method) {
      if (isBusy) return false;
      emitEvent('paymentMethodSelected', { method });
      start();
      return true;
    },
    pay: (given, settled) => void make(given, settled),
    stop: ready,
  });
  const shown = all<HTMLButtonElement>('button[name=method]').map(({ value }) => value.split(':')[0] ?? '');
  emitEvent('optionsLoaded', { methods: [...new Set([...shown, ...wallets])] });
}

function onSubmit(event: SubmitEvent): void {
  const button =
    event.submitter instanceof HTMLButtonElement ? event.submitter : find<HTMLButtonElement>('pay');
  if (button === null || button.name !== 'method') return; // removing a card is a plain form
  event.preventDefault();
  if (isBusy) return;

  const form = event.target as HTMLFormElement;
  emitEvent('paymentMethodSelected', { method: button.value.split(':')[0] ?? '' });
  start();
  faces.set(button, [...button.childNodes]);
  button.textContent = told['wait'] ?? '';
  if (button.value === 'card') {
    card?.submit();
    return;
  }
  const isElsewhere = !/^(?:stored|bank|gift-cards)/.test(button.value);
  popup = isElsewhere ? openPopup() : null;
  const account = button.value.startsWith('bank:') ? { payment_method: accountIn(form) } : {};
  void make({ choice: button.value, ...account });
}

/** As the API takes a bank account. */
function accountIn(form: HTMLFormElement): object {
  const values = Object.fromEntries(
    Array.from(form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-name]'), (input) => [
      input.dataset['name'] ?? '',
      input.value.trim(),
    ]),
  );
  const { first_name, last_name, account_number = '', ...others } = values;
  return {
    ...others,
    account_holder: { first_name, last_name },
    account_number: account_number.replaceAll(/[ -]/g, '').toUpperCase(),
  };
}

type Wish = Readonly<{ choice: string; session?: string }>;

/** `settled`: told once whether it is paid, or under way, as soon as that is known. */
async function make(asked: Wish, settled: (isPaid: boolean) => void = () => {}): Promise<void> {
  let isSettled = false;
  let isCreated = false;
  const settle = (isPaid: boolean): void => {
    if (!isSettled) settled(isPaid);
    isSettled = true;
  };

  try {
    if (!(await askParent())) {
      settle(false);
      return ready('');
    }
    const paid = await pay({ ...asked, gift_cards: giftCards(), window: windowFor(asked.choice) });
    settle(paid.alert === undefined);
    isCreated = paid.transaction !== undefined;
    if (paid.transaction !== undefined) emitEvent('transactionCreated', paid.transaction);
    if (paid.url !== undefined) return await leaveFor(paid.url, paid.transaction?.id, popup);
    if (paid.transaction === undefined) emitEvent('transactionFailed', { message: paid.alert ?? '' });
    mark(asked.choice, paid.fields ?? []);
    ready(paid.alert ?? '');
  } catch (error) {
    settle(false);
    showFailure(error, isCreated);
  }
}

/** The buyer did not approve, or nobody answered: then nothing is known of a transaction that was created. */
function showFailure(error: unknown, isCreated: boolean): void {
  if (error instanceof NotPaid) emitEvent('transactionCancelled', error.transaction ?? {});
  else if (!isCreated) emitEvent('transactionFailed', { message: String(error) });
  ready(error instanceof NotPaid ? error.message : (told['network'] ?? ''));
}

/** Where the buyer approves, where they have to: a card's issuer asks in this page. */
function windowFor(choice: string): 'popup' | 'frame' | 'page' | null {
  if (popup !== null) return 'popup';
  if (/^(?:card|click-to-pay|stored:|wallet:)/.test(choice)) return 'frame';
  return isEmbedded ? 'page' : null;
}

function start(): void {
  isBusy = true;
  showAlert('');
  need('status').textContent = told['wait'] ?? '';
  for (const button of all<HTMLButtonElement>('button[name=method]')) setResting(button, true);
  for (const input of all('[aria-invalid]')) input.removeAttribute('aria-invalid');
}

/** The buyer's turn again; whatever was typed is still there. */
function ready(why: string): void {
  isBusy = false;
  popup?.close();
  popup = null;
  need('status').textContent = '';
  for (const button of all<HTMLButtonElement>('button[name=method]')) {
    setResting(button, false);
    button.replaceChildren(...(faces.get(button) ?? button.childNodes));
    faces.delete(button);
  }
  showAlert(why);
}

function mark(choice: string, fields: readonly string[]): void {
  const scheme = choice.split(':')[1] ?? '';
  const wrong = fields.flatMap((name) => find(`${scheme}-${name}`) ?? []);
  for (const input of wrong) input.setAttribute('aria-invalid', 'true');
  wrong[0]?.focus();
}

/** The receipt of an embedded page tells the shop that it is one. */
function tellReceipt(): void {
  const { transaction = '', status = '' } = told;
  if (transaction !== '') tellComplete({ id: transaction, status });
}
