import {
  ApprovalSheet,
  CheckoutSheet,
  keptCardSession,
  payWithWalletSdk,
  type SessionPayment,
  type SnapshotStorage,
  useCard,
  useCardPayment,
} from '@railyard/react-native';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Text, TextInput, View } from 'react-native';
import { WebView } from 'react-native-webview';

/** What an app writes; its types are checked against React Native and react-native-webview. */
const api = { apiUrl: 'https://pay.example' };

export function Pay({ token }: { token: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button title="Pay $12.99" onPress={() => setOpen(true)} />
      {isOpen && (
        <CheckoutSheet
          WebView={WebView}
          apiUrl="https://pay.example"
          amount={1299}
          currency="USD"
          country="US"
          token={token}
          returnUrl="https://shop.example/done"
          title="Corner Shop"
          onComplete={({ id, status }) => console.log(id, status)}
          onEvent={(name, data) => console.log(name, data)}
          onClose={({ outcome, transaction }) => {
            console.log(outcome, transaction?.id);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

export function OwnForm({ sessionId }: { sessionId: string }): ReactNode {
  const card = useCard({ api, sessionId });
  const [approvalUrl, setApprovalUrl] = useState<string | null>(null);
  const pay = async (): Promise<void> => {
    if (await card.tokenize()) setApprovalUrl(await askYourServer(sessionId));
  };

  return (
    <View>
      <TextInput {...card.inputs.number} accessibilityLabel="Card number" />
      <TextInput {...card.inputs.expiryDate} accessibilityLabel="Expiry date" />
      <TextInput {...card.inputs.securityCode} accessibilityLabel={card.codeLabel} secureTextEntry />
      {card.fault !== null && <Text>{card.fault.kind}</Text>}
      <Button title="Pay" disabled={!card.isComplete || card.isBusy} onPress={() => void pay()} />
      {approvalUrl !== null && (
        <ApprovalSheet
          WebView={WebView}
          approvalUrl={approvalUrl}
          returnUrl="https://shop.example/done"
          onEnd={() => setApprovalUrl(null)}
        />
      )}
    </View>
  );
}

/** Where there is one, the session of a payment that was under way when the process ended. */
export function SafeForm({ storage }: { storage: SnapshotStorage }): ReactNode {
  const [sessionId, setSessionId] = useState<string | null>(null);
  useEffect(() => {
    void keptCardSession(storage).then(async (kept) => setSessionId(kept ?? (await newSessionOfYours())));
  }, [storage]);
  return sessionId === null ? null : <PaidForm sessionId={sessionId} storage={storage} />;
}

function PaidForm({ sessionId, storage }: { sessionId: string; storage: SnapshotStorage }): ReactNode {
  const card = useCardPayment({
    api,
    sessionId,
    storage,
    pay: (asked) => payOnYourServer(asked.sessionId, asked.idempotencyKey),
    read: readOnYourServer,
    onEnd: ({ outcome, transaction }) => console.log(outcome, transaction?.id),
  });

  return (
    <View>
      <TextInput {...card.inputs.number} accessibilityLabel="Card number" />
      <TextInput {...card.inputs.expiryDate} accessibilityLabel="Expiry date" />
      <TextInput {...card.inputs.securityCode} accessibilityLabel={card.codeLabel} secureTextEntry />
      {card.message !== null && <Text>{card.message}</Text>}
      {card.canRetry ? (
        <Button title="Look again" onPress={card.retry} />
      ) : (
        <Button title="Pay" disabled={!card.isComplete || card.isBusy} onPress={card.pay} />
      )}
      <ApprovalSheet WebView={WebView} approval={card.approval} returnUrl="https://shop.example/done" />
    </View>
  );
}

export function payByPayPal(
  token: string,
  showPayPal: (orderId: string) => Promise<boolean>,
): Promise<object> {
  return payWithWalletSdk(
    { ...api, token },
    {
      idempotencyKey: 'order-1815',
      transaction: { amount: 1299, currency: 'USD', payment_method: { method: 'paypal' } },
      approve: (session) => showPayPal(String(session.session_data?.['order_id'])),
    },
  );
}

declare function newSessionOfYours(): Promise<string>;
declare function payOnYourServer(sessionId: string, idempotencyKey: string): Promise<SessionPayment>;
declare function readOnYourServer(sessionId: string): Promise<SessionPayment | null>;
declare function askYourServer(sessionId: string): Promise<string | null>;
