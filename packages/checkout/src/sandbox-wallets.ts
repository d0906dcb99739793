import { money, need, told, walletButton } from './elements.ts';
import { sandboxToken } from './desk.ts';

/**
 * Stands in for the scripts of Apple, Google and Click to Pay in the sandbox: the same interfaces, with a sheet
 * of our own behind them. Nobody else is asked.
 */
type Card = Readonly<{ name: string; scheme: string; lastFour: string; panOnly: boolean; note: string }>;
type Sheet = Readonly<{
  simulated: string;
  choose: string;
  cancel: string;
  cards: readonly Card[];
}>;

const words = JSON.parse(need('wallets').dataset['sheet'] ?? '{}') as Sheet;

type OpenSheet = Readonly<{ card: Card; close: () => void }>;

/** The sheet of a wallet; null: the buyer gave up. It stays until it is closed. */
function showSheet(title: string, amount: string, cards: readonly Card[]): Promise<OpenSheet | null> {
  const sheet = document.createElement('dialog');
  sheet.className = 'sheet';
  sheet.setAttribute('aria-labelledby', 'sheet-title');
  const heading = add(sheet, 'h2', title);
  heading.id = 'sheet-title';
  add(sheet, 'p', words.simulated).className = 'soft';
  const form = add(sheet, 'form', '');
  const choices = add(form, 'fieldset', '');
  add(choices, 'legend', words.choose);
  for (const [index, card] of cards.entries()) {
    const label = add(choices, 'label', '');
    const radio = document.createElement('input');
    Object.assign(radio, { type: 'radio', name: 'card', value: card.name, checked: index === 0 });
    label.append(radio);
    add(label, 'span', `${card.scheme} •••• ${card.lastFour}`).dir = 'ltr';
    label.append(card.note);
  }
  const pay = add(form, 'button', amount);
  pay.className = 'main';

  const back = add(form, 'button', words.cancel);
  Object.assign(back, { type: 'button', className: 'quiet' });
  document.body.append(sheet);
  sheet.showModal();
  return new Promise((resolve) => {
    const close = (): void => {
      sheet.close();
      sheet.remove();
    };
    const give = (shown: OpenSheet | null): void => {
      if (shown === null) close();
      resolve(shown);
    };

    back.addEventListener('click', () => give(null));
    sheet.addEventListener('cancel', () => give(null));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const name = new FormData(form).get('card');
      const card = cards.find((one) => one.name === name);
      for (const button of [pay, back]) button.disabled = true;
      give(card === undefined ? null : { card, close });
    });
  });
}

function add<Name extends keyof HTMLElementTagNameMap>(
  to: HTMLElement,
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  to.append(made);
  return made;
}

/** What the button says, of an amount as wallets write it. */
function payFor(amount: string): string {
  return `${told['pay'] ?? ''} ${money(Math.round(Number(amount) * 10 ** Number(told['exponent'] ?? 2)))}`;
}

class SimulatedApplePay {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  static canMakePayments(): boolean {
    return true;
  }

  onvalidatemerchant: ((event: Readonly<{ validationURL: string }>) => void) | null = null;
  onpaymentauthorized: ((event: Readonly<{ payment: Readonly<{ token: object }> }>) => void) | null = null;
  oncancel: (() => void) | null = null;
  readonly #total: Readonly<{ amount: string }>;
  #close = (): void => {};

  constructor(_version: number, request: Readonly<{ total: { amount: string } }>) {
    this.#total = request.total;
  }

  begin(): void {
    const validationURL = need('wallets').dataset['validation'] ?? '';
    setTimeout(() => this.onvalidatemerchant?.({ validationURL }));
  }

  completeMerchantValidation(): void {
    const cards = words.cards.filter(({ panOnly }) => !panOnly);
    void showSheet('Apple Pay', payFor(this.#total.amount), cards).then(async (shown) => {
      if (shown === null) return this.oncancel?.();
      this.#close = shown.close;
      this.onpaymentauthorized?.({
        payment: { token: (await sandboxToken('apple', shown.card.name)) as object },
      });
    });
  }

  completePayment(): void {
    this.#close();
  }

  abort(): void {
    this.#close();
  }
}

class SimulatedGooglePay {
  async isReadyToPay(): Promise<{ result: boolean }> {
    return { result: true };
  }

  createButton({ onClick }: Readonly<{ onClick: () => void }>): HTMLElement {
    const button = walletButton('Google Pay', 'googlepay', 'Pay', onClick);
    button.className = 'google-pay';
    return button;
  }

  async loadPaymentData({
    transactionInfo: { totalPrice },
  }: Readonly<{ transactionInfo: { totalPrice: string } }>): Promise<object> {
    const shown = await showSheet('Google Pay', payFor(totalPrice), words.cards);
    if (shown === null) throw Object.assign(new Error('CANCELED'), { statusCode: 'CANCELED' });
    const { card, close } = shown;
    try {
      const token = await sandboxToken('google', card.name);
      const info = { cardDetails: card.lastFour, cardNetwork: card.scheme.toUpperCase() };
      return { paymentMethodData: { info, tokenizationData: { token } } };
    } finally {
      close();
    }
  }
}

async function clickToPay(): Promise<Record<string, string> | null> {
  const { cards } = words;
  const shown = await showSheet('Click to Pay', told['pay'] ?? '', cards.slice(0, 1));
  shown?.close();
  const id = crypto.randomUUID();
  return shown === null
    ? null
    : { merchant_transaction_id: id, src_correlation_id: id, src_dpa_id: 'sandbox' };
}

Object.assign(window, {
  ApplePaySession: SimulatedApplePay,
  google: { payments: { api: { PaymentsClient: SimulatedGooglePay } } },
  clickToPay,
});
