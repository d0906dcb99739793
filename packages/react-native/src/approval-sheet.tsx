import {
  approvalAddress,
  CHALLENGE_MS,
  type End,
  type StepEvent,
  next,
  type Step,
} from '@railyard/client-core';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Sheet, type SheetProps } from './sheet.tsx';
import type { CardApproval } from './use-card-payment.ts';
import { useLatest } from './use-latest.ts';

/** Props of `ApprovalSheet`. */
export type ApprovalSheetProps = SheetProps &
  Readonly<{
    /** `approval_url` of a transaction, or of the 3-D Secure of a checkout session. */
    approvalUrl: string;
    /** The `redirect_url` that it was asked for with: a page of yours, or an address of your app. */
    returnUrl: string;
    /** After this long the buyer is not waited for any more. Ten minutes. */
    timeoutMs?: number;
    /** `returned`, `cancelled` or `timed-out`: ask your server how it went. */
    onEnd: (end: End) => void;
  }>;

/** Props of `ApprovalSheet` with `useCardPayment`. */
export type CardApprovalProps = SheetProps &
  Readonly<{
    /** As `useCardPayment` gives it; nothing is shown while it is null. */
    approval: CardApproval | null;
    /** The `redirect_url` that your server pays with: a page of yours, or an address of your app. */
    returnUrl: string;
  }>;

/**
 * The issuer's question, or whatever else the buyer has to approve elsewhere, in a web view over the app.
 *
 * @example
 * <ApprovalSheet WebView={WebView} approvalUrl={url} returnUrl="shop://back"
 *   onEnd={({ outcome }) => ask(outcome)} />
 */
export function ApprovalSheet(props: ApprovalSheetProps | CardApprovalProps): ReactNode {
  return 'approval' in props ? <CardApprovalSheet {...props} /> : <SingleApprovalSheet {...props} />;
}

/** Of a payment, which says what is shown, and hears what happens. */
function CardApprovalSheet({ approval, title = '3-D Secure', ...sheet }: CardApprovalProps): ReactNode {
  if (approval === null) return null;
  const { url, opened, offer, comeBack, leave, close } = approval;
  const page = { uri: approvalAddress(url, '05'), opened, offer };
  return <Sheet {...sheet} {...page} title={title} onBack={comeBack} onLeft={leave} onClose={close} />;
}

function SingleApprovalSheet(props: ApprovalSheetProps): ReactNode {
  const { approvalUrl, returnUrl, title = '3-D Secure', timeoutMs = CHALLENGE_MS, onEnd, ...sheet } = props;
  const latest = useLatest(onEnd);
  const step = useRef<Step>({ at: 'approval', returnUrl });
  const take = useCallback(
    (happening: StepEvent): void => {
      const before = step.current;
      step.current = next(before, happening);
      if (before.at !== 'end' && step.current.at === 'end') latest.current(step.current);
    },
    [latest],
  );
  useEffect(() => {
    step.current = { at: 'approval', returnUrl };
    const timer = setTimeout(() => take({ kind: 'timed-out' }), timeoutMs);
    return () => clearTimeout(timer);
  }, [approvalUrl, returnUrl, timeoutMs, take]);

  return (
    <Sheet
      {...sheet}
      title={title}
      uri={approvalAddress(approvalUrl, '05')}
      returnUrl={returnUrl}
      onBack={(url) => take({ kind: 'navigated', url })}
      onClose={() => take({ kind: 'closed' })}
    />
  );
}
