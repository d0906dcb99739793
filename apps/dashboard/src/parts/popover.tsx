import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

type PopoverProps = Readonly<{
  /** What stands on the button. */
  label: ReactNode;
  className?: string;
  /** What a screen reader says of the button, where its label does not. */
  says?: string;
  /** What it shows; `close` takes it away. */
  children: (close: () => void) => ReactNode;
  /** Opens it from outside, such as by a key: another number each time. */
  openAt?: number;
}>;

/** A button, and what it shows beside itself: the browser's own popover, which Escape and a click elsewhere close. */
export function Popover({
  label,
  className = 'button',
  says,
  children,
  openAt = 0,
}: PopoverProps): ReactNode {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (openAt > 0) panel.current?.showPopover();
  }, [openAt]);
  const place = useCallback(() => placeBeside(button.current, panel.current), []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={says}
      >
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="popover"
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen ? (
          <PopoverBody onSize={place}>{children(() => panel.current?.hidePopover())}</PopoverBody>
        ) : null}
      </div>
    </>
  );
}

/** The first thing that can be used gets the focus; whenever its size changes, it is placed anew. */
function PopoverBody({ onSize, children }: Readonly<{ onSize: () => void; children: ReactNode }>): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    onSize();
    const size = new ResizeObserver(onSize);
    if (body.current !== null) size.observe(body.current);
    return () => size.disconnect();
  }, [onSize]);
  useEffect(() => {
    const first = body.current?.querySelector<HTMLElement>('input, select, button, a[href]');
    first?.focus({ preventScroll: true });
  }, []);
  return <div ref={body}>{children}</div>;
}

const GAP_PX = 4;

/** Below its button and in line with it, at the side where there is room, and within the window. */
function placeBeside(button: HTMLElement | null, panel: HTMLElement | null): void {
  if (button === null || panel === null) return;
  const at = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const isFromRight = getComputedStyle(button).direction === 'rtl';
  const [usual, other] = isFromRight ? [at.right - width, at.left] : [at.left, at.right - width];
  const isWithin = usual >= GAP_PX && usual + width <= innerWidth - GAP_PX;
  const start = isWithin ? usual : other;
  const left = Math.max(GAP_PX, Math.min(start, innerWidth - width - GAP_PX));
  const below = at.bottom + GAP_PX;
  const top = below + height > innerHeight && at.top - height > GAP_PX ? at.top - height - GAP_PX : below;
  panel.style.left = `${left}px`;
  panel.style.top = `${Math.max(GAP_PX, Math.min(top, innerHeight - height - GAP_PX))}px`;
}
