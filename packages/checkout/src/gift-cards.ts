import { type GiftCard, askBalance } from './desk.ts';
import { all, find, money, need, showAlert, setResting, told } from './elements.ts';

const total = Number(told['amount'] ?? 0);
const cards: GiftCard[] = [];
let isAsking = false;

/** What gift cards pay of it, in the order in which they were given. */
export function giftCards(): readonly GiftCard[] {
  return cards;
}

/** The buyer types a card, sees what it pays and what is left to pay, and may take it back. */
export function startGiftCards(): void {
  const box = find<HTMLDetailsElement>('gift-cards');
  if (box === null) return;
  box.hidden = false;
  const form = need<HTMLFormElement>('gift-form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void add(form);
  });
}

async function add(form: HTMLFormElement): Promise<void> {
  const [number, pin] = ['gift-number', 'gift-pin'].map((id) => need<HTMLInputElement>(id).value.trim());
  const card = { number: number?.replaceAll(/[ -]/g, '') ?? '', pin: pin ?? '' };
  const button = form.querySelector('button');
  showAlert('');
  if (isAsking || cards.some((known) => known.number === card.number)) return;

  isAsking = true;
  if (button !== null) setResting(button, true);
  const answer = await askBalance(card).catch(() => ({ alert: told['network'] ?? '' }));
  if (button !== null) setResting(button, false);
  isAsking = false;
  if (!('balance' in answer) || answer.balance === undefined) return showAlert(answer.alert ?? '');
  const amount = Math.min(answer.balance, amountLeft());
  if (amount > 0) cards.push({ ...card, amount });
  form.reset();
  draw();
}

/** What they leave to pay. */
export function amountLeft(): number {
  return cards.reduce((rest, { amount }) => rest - amount, total);
}

function draw(): void {
  const list = need('gift-list');
  list.replaceChildren(...cards.flatMap((card) => row(card)), ...(cards.length === 0 ? [] : rest()));
  list.hidden = cards.length === 0;
  need('gift-only').hidden = !isAllPaid();
  for (const element of all('button[data-amount]'))
    element.textContent = `${told['pay'] ?? ''} ${money(amountLeft())}`;
  showWays();
}

function isAllPaid(): boolean {
  return amountLeft() === 0 && cards.length > 0;
}

/**
 * Ways to pay that cannot stand beside a gift card are away while there is one; wallets' buttons may come when there is
 * one already.
 */
export function showWays(): void {
  const isPaid = isAllPaid();
  for (const element of all('[data-alone]')) element.hidden = cards.length > 0;
  // A wallet cannot pay nothing.
  for (const element of all('#wallets, #wallets-or'))
    element.hidden = isPaid || find('wallets')?.childElementCount === 0;
  for (const element of all('#card, .bank:not([data-alone]), .stored')) element.hidden = isPaid;
}

function row(card: GiftCard): HTMLElement[] {
  const [name, value] = [document.createElement('dt'), document.createElement('dd')];
  name.textContent = `${need('gift-list').dataset['card'] ?? ''} •••• ${card.number.slice(-4)}`;

  const back = document.createElement('button');
  back.type = 'button';
  back.className = 'quiet';
  back.textContent = told['again'] ?? '';
  back.setAttribute('aria-label', `${told['again'] ?? ''}: ${name.textContent}`);
  back.addEventListener('click', () => {
    cards.splice(cards.indexOf(card), 1);
    draw();
    find('gift-cards')?.querySelector('summary')?.focus();
  });
  value.append(`−${money(card.amount)}`, back);
  return [name, value];
}

function rest(): HTMLElement[] {
  const [name, value] = [document.createElement('dt'), document.createElement('dd')];
  name.textContent = need('gift-list').dataset['left'] ?? '';
  value.textContent = money(amountLeft());
  value.id = 'left';
  return [name, value];
}
