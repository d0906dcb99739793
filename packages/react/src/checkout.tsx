import { type Embed, type EmbedOptions, setup } from '@railyard/embed';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLatest } from './provider.tsx';

/** Props of `Checkout`. */
export type CheckoutProps = Omit<EmbedOptions, 'element' | 'form'> &
  Readonly<{
    /** Class of the element. */
    className?: string;
    /** Holds what `setup` gives: `submit()`. */
    checkoutRef?: RefObject<Embed | null>;
  }>;

/**
 * The whole checkout in a frame. Another amount, currency, country or token is another checkout.
 *
 * @example <Checkout amount={1299} currency="USD" country="US" token={token} onComplete={show} />
 */
export function Checkout({ className, checkoutRef, ...options }: CheckoutProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const latest = useLatest(options);
  const { amount, currency, country, token, apiUrl } = options;

  useEffect(() => {
    if (element.current === null) return undefined;
    const embed = setup({
      ...latest.current,
      element: element.current,
      onEvent: (name, data) => latest.current.onEvent?.(name, data),
      onComplete: (transaction) => latest.current.onComplete?.(transaction),
      onBeforeTransaction: () => latest.current.onBeforeTransaction?.(),
    });

    if (checkoutRef !== undefined) checkoutRef.current = embed;
    return () => {
      embed.destroy();
      if (checkoutRef !== undefined) checkoutRef.current = null;
    };
  }, [amount, currency, country, token, apiUrl, latest, checkoutRef]);
  return <div ref={element} className={className} />;
}
