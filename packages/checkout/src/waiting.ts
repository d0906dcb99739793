import { stateNow } from './desk.ts';
import { told } from './elements.ts';

/**
 * The page of a payment that is under way, at a bank, a wallet or in another tab: as soon as it is not, the page
 * shows what came of it. Without scripts a button does.
 */
const FIRST_MS = 2_000;
const LAST_MS = 15_000;

async function watch(transactionId: string): Promise<void> {
  for (let pauseMs = FIRST_MS; ; pauseMs = Math.min(1.2 * pauseMs, LAST_MS)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const state = document.hidden ? null : await stateNow(transactionId).catch(() => null);
    if (state !== null && state.status !== 'processing') return showAnew(transactionId);
  }
}

function showAnew(transactionId: string): void {
  const address = new URL(window.location.href);
  if (transactionId !== '') address.searchParams.set('transaction_id', transactionId);
  window.location.replace(address);
}

void watch(told['waits'] ?? '');
