import { showChallenge } from '@railyard/three-d-secure';
import { giveUp, returnUrl, type State, stateOf } from './desk.ts';
import { showAlert, told } from './elements.ts';
import { isEmbedded, leaveTop } from './parent.ts';

/** Opened while the buyer's click still counts, or the browser does not let it. Null: it did not. */
export function openPopup(): Window | null {
  if (!isEmbedded || told['redirect'] === 'full_page') return null;
  return window.open('', '_blank', 'popup,width=500,height=640');
}

/** Our own approval page runs inside this one; every other company's has a window of its own. */
export async function leaveFor(
  url: string,
  transactionId: string | undefined,
  popup: Window | null,
): Promise<void> {
  if (transactionId !== undefined && url.startsWith(`${window.location.origin}/approve/`)) {
    popup?.close();
    return followAnswer(await inDialog(url, transactionId));
  }
  if (url.startsWith(returnUrl)) return reloadPage();
  if (!isEmbedded) return window.location.assign(url);
  if (popup === null || transactionId === undefined) return leaveTop(url);
  popup.opener = null; // A company's page has no business with this one.
  popup.location.href = url;
  showAlert(told['window'] ?? '');
  return followAnswer(await whenClosed(popup, transactionId));
}

async function inDialog(approvalUrl: string, transactionId: string): Promise<State> {
  const title = told['challenge'] ?? '';
  // On a phone the issuer's page is as wide as the window and as high as what it asks, not the whole screen.
  const windowSize = innerWidth < 520 ? '02' : '03';
  const { outcome } = await showChallenge({ approvalUrl, returnUrl, title, windowSize });
  return outcome === 'returned' ? stateOf(transactionId) : giveUp(transactionId);
}

const LOOK_MS = 1000;

/** The other window may be cut off from this one by whoever it shows, so the payment itself is looked at. */
async function whenClosed(popup: Window, transactionId: string): Promise<State> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const wasClosed = popup.closed;
    const state = await stateOf(transactionId);
    if (state.status !== 'processing') {
      popup.close();
      return state;
    }
    if (wasClosed) return state;
  }
}

/** Paid, or under way: the page says so. Else the buyer goes on here. */
function followAnswer({ status, alert, transaction }: State): void {
  if (alert !== null) throw new NotPaid(alert, transaction);
  if (status === 'active') throw new NotPaid('', transaction);
  reloadPage();
}

export class NotPaid extends Error {
  readonly transaction: State['transaction'];
  constructor(alert: string, transaction: State['transaction']) {
    super(alert);
    this.transaction = transaction;
  }
}

/** The page as it stands now: a receipt, or that the payment is under way. */
function reloadPage(): void {
  window.location.replace(window.location.href);
}
