import {
  type FormChange,
  type Handlers,
  SecureFields as Client,
  type SecureFieldsConfig,
  type VaultFailure,
} from '@railyard/secure-fields';
import { warnDeveloper } from '@railyard/client-core/developer-console';
import { type ReactNode, createContext, useContext, useEffect, useRef, useState } from 'react';

/** Props of `SecureFields`. */
export type SecureFieldsProps = SecureFieldsConfig &
  Readonly<{
    /** Fields, and whatever stands around them. */
    children?: ReactNode;
    /** Called when every field can be typed into. */
    onReady?: () => void;
    /** Called when something was typed. */
    onFormChange?: (change: FormChange) => void;
    /** Called when the card is in the checkout session. */
    onCardVaultSuccess?: (data: Handlers['card-vault-success']) => void;
    /** Called when the card could not be stored. */
    onCardVaultFailure?: (failure: VaultFailure) => void;
    /** Called when fields could not be shown. */
    onLoadError?: (error: Handlers['load-error']) => void;
  }>;

type Form = Readonly<{
  /** Null on a server, and until the first effect has run. */
  secureFields: Client | null;
  /** Every frame stands. */
  isReady: boolean;
  /** What was typed may be submitted. */
  isComplete: boolean;
  submit(): void;
}>;

const NO_FORM: Form = { secureFields: null, isReady: false, isComplete: false, submit: () => undefined };
const FormContext = createContext<Form>(NO_FORM);

/**
 * The form that the fields below it belong to. A new session makes a new form.
 *
 * @example <SecureFields sessionId={openSession} frameUrl="https://fields.example"><CardForm /></SecureFields>
 */
export function SecureFields({ children, ...props }: SecureFieldsProps): ReactNode {
  const [client, setClient] = useState<Client | null>(null);
  const [isReady, setReady] = useState(false);
  const [isComplete, setComplete] = useState(false);
  const latest = useLatest(props);
  const { frameUrl, locale, paymentMethod, paymentMethodId } = props;
  const sessionId = typeof props.sessionId === 'string' && props.sessionId !== '' ? props.sessionId : null;
  const isThere = sessionId !== null || typeof props.sessionId === 'function';
  const order = JSON.stringify(props.autoAdvance ?? null);
  useEffect(() => {
    if (!isThere) {
      const sentence = 'SecureFields draws no fields before its sessionId is there';
      warnDeveloper(frameUrl ?? '', sentence);
      return undefined;
    }

    // A function that opens a session may be new with every render, like the handlers.
    const opened = async (): Promise<string> => {
      const { sessionId: now } = latest.current;
      return typeof now === 'string' ? now : now();
    };
    const made = new Client({ ...configOf(latest.current), sessionId: sessionId ?? opened });
    made.addEventListener('ready', () => {
      setReady(true);
      latest.current.onReady?.();
    });
    made.addEventListener('form-change', (change) => {
      setComplete(change.complete);
      latest.current.onFormChange?.(change);
    });
    made.addEventListener('card-vault-success', (data) => latest.current.onCardVaultSuccess?.(data));
    made.addEventListener('card-vault-failure', (failure) => latest.current.onCardVaultFailure?.(failure));
    made.addEventListener('load-error', (error) => latest.current.onLoadError?.(error));
    setClient(made);
    return () => {
      made.destroy();
      setClient(null);
      setReady(false);
      setComplete(false);
    };
  }, [sessionId, isThere, frameUrl, locale, paymentMethod?.id, paymentMethodId, order, latest]);

  const form: Form = { secureFields: client, isReady, isComplete, submit: () => client?.submit() };
  return <FormContext.Provider value={form}>{children}</FormContext.Provider>;
}

/** Without the handlers, which are listened for. */
function configOf(props: Omit<SecureFieldsProps, 'children'>): SecureFieldsConfig {
  const {
    onReady: _ready,
    onFormChange: _change,
    onCardVaultSuccess: _success,
    onCardVaultFailure: _failure,
    onLoadError: _error,
    ...config
  } = props;
  return config;
}

/**
 * The form around the component: how it stands, and its `submit`.
 *
 * @example const { submit, isComplete } = useSecureFields()
 */
export function useSecureFields(): Form {
  return useContext(FormContext);
}

/** Handlers may be new with every render; what listens asks for the last ones. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
