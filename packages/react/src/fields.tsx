import type {
  FieldEventName,
  FieldEvents,
  FieldOptions,
  FieldType,
  SecureField,
} from '@railyard/secure-fields';
import { warnUnknown } from '@railyard/client-core/developer-console';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useLatest, useSecureFields } from './provider.tsx';

type Handler<Name extends FieldEventName> = (event: FieldEvents[Name]) => void;

/** Props of a field. */
export type FieldProps = FieldOptions &
  Readonly<{
    /** Of the element: a `<label for>` of the page leads there. */
    id?: string;
    /** Class of the element. */
    className?: string;
    /** Called when something was typed. */
    onInput?: Handler<'input'>;
    /** Called when the cursor came into the field. */
    onFocus?: Handler<'focus'>;
    /** Called when the cursor left the field. */
    onBlur?: Handler<'blur'>;
    /** Called when the enter key was pressed. */
    onEnter?: Handler<'enter'>;
    /** Called when what was typed is hidden. */
    onRedacted?: Handler<'redacted'>;
    /** Called when what was hidden is shown. */
    onUnredacted?: Handler<'unredacted'>;
    /** The field itself, for `clear()`, `redactValue()` and the like; null until it is drawn. */
    fieldRef?: Ref<SecureField | null>;
  }>;

const HANDLERS = {
  input: 'onInput',
  focus: 'onFocus',
  blur: 'onBlur',
  enter: 'onEnter',
  redacted: 'onRedacted',
  unredacted: 'onUnredacted',
} as const satisfies Record<FieldEventName, keyof FieldProps>;

function Field({ type, ...props }: FieldProps & Readonly<{ type: FieldType }>): ReactNode {
  const { secureFields } = useSecureFields();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<SecureField | null>(null);
  const latest = useLatest(props);
  const options = optionsOf(props);
  const written = JSON.stringify(options);
  const { id, className } = props;

  useEffect(() => {
    if (secureFields === null || box.current === null) return undefined;

    // The client puts a box of its own in the place of what it is given; React keeps the one around it.
    const place = document.createElement('div');
    if (id !== undefined) place.id = id;
    if (className !== undefined) place.className = className;
    box.current.append(place);
    const drawn = secureFields.addField(place, { ...optionsOf(latest.current), type });
    checkHandlers(latest.current);
    field.current = drawn;
    hold(latest.current.fieldRef, drawn);
    for (const [name, handler] of Object.entries(HANDLERS) as [FieldEventName, keyof FieldProps][])
      drawn.addEventListener(name, (event) =>
        (latest.current[handler] as Handler<typeof name> | undefined)?.(event),
      );
    return () => {
      field.current = null;
      hold(latest.current.fieldRef, null);
      drawn.destroy();
    };
  }, [secureFields, type, id, className, latest]);
  useEffect(() => field.current?.update(optionsOf(latest.current)), [written, latest]);
  return <div ref={box} />;
}

/** A misspelt option is told by the field; a handler never comes to it. */
function checkHandlers(props: FieldProps): void {
  const given = Object.entries(props).flatMap(([name, value]) =>
    typeof value === 'function' && name !== 'fieldRef' ? [name] : [],
  );
  warnUnknown('', { of: 'A field has no handler', given, known: Object.values(HANDLERS) });
}

function hold(ref: FieldProps['fieldRef'], field: SecureField | null): void {
  if (typeof ref === 'function') ref(field);
  else if (ref !== null && ref !== undefined) (ref as { current: SecureField | null }).current = field;
}

/** What goes to the frame: no handlers, and nothing of the element. */
function optionsOf(props: FieldProps): FieldOptions {
  return Object.fromEntries(
    Object.entries(props).filter(
      ([name, value]) =>
        value !== undefined && typeof value !== 'function' && !['id', 'className', 'fieldRef'].includes(name),
    ),
  );
}

/**
 * Field for the card number.
 *
 * @example <CardNumber label="Card number" />
 */
export function CardNumber(props: FieldProps): ReactNode {
  return <Field {...props} type="number" />;
}

/**
 * Field for the expiry date.
 *
 * @example <ExpiryDate label="Expiry date" />
 */
export function ExpiryDate(props: FieldProps): ReactNode {
  return <Field {...props} type="expiryDate" />;
}

/**
 * Field for the security code.
 *
 * @example <SecurityCode label="Security code" />
 */
export function SecurityCode(props: FieldProps): ReactNode {
  return <Field {...props} type="securityCode" />;
}

/**
 * Field for the postal code.
 *
 * @example <PostalCode label="Postal code" />
 */
export function PostalCode(props: FieldProps): ReactNode {
  return <Field {...props} type="postalCode" />;
}
