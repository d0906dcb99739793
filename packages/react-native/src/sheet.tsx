import { type ReactNode, useState } from 'react';
import { ActivityIndicator, Modal, Pressable, StyleSheet, Text, View } from 'react-native';
import { isOfOrigin, mayOpen, type WebViewComponent } from './web-view.ts';

export type SheetProps = Readonly<{
  /** Of `react-native-webview`. */
  WebView: WebViewComponent;
  /** Stands above the page, and names the sheet for screen readers. */
  title?: string;
  /** Names the cross for screen readers. */
  closeLabel?: string;
  /** The button in the place of a page that could not be loaded. */
  retryLabel?: string;
}>;

type Page = Omit<SheetProps, 'title'> &
  Readonly<{
    title: string;
    /** Null: not known yet. */
    uri: string | null;
    returnUrl: string | undefined;
    onBack: (url: string) => void;
    /** Which of the times that the address was opened. */
    opened?: number;
    /** In the place of the page: why there is none, and another try. */
    offer?: Offer | null;
    onClose: () => void;
    onLost?: (why: string) => void;
    /** Another app, or a page of somebody else, is shown. */
    onLeft?: () => void;
    onMessage?: (text: string, url: string) => void;
  }>;

type Offer = Readonly<{ why: string | null; retry: () => void }>;

/** A page over the app, with a way out of it. */
export function Sheet({ title, closeLabel = 'Close', onClose, ...page }: Page): ReactNode {
  return (
    <Modal
      accessibilityLabel={title}
      animationType="slide"
      presentationStyle="pageSheet"
      visible
      onRequestClose={onClose}
    >
      <View style={styles.sheet}>
        <View style={styles.bar}>
          <Text accessibilityRole="header" style={styles.title}>
            {title}
          </Text>
          <Pressable
            accessibilityLabel={closeLabel}
            accessibilityRole="button"
            onPress={onClose}
            style={styles.close}
          >
            <Text style={styles.cross}>✕</Text>
          </Pressable>
        </View>
        <SheetPage key={page.opened} {...page} />
      </View>
    </Modal>
  );
}

function SheetPage(page: Omit<Page, 'title' | 'closeLabel' | 'onClose'>): ReactNode {
  const { WebView, retryLabel = 'Try again', uri, returnUrl, onBack, onLost, onLeft, onMessage } = page;
  const [isLost, setLost] = useState(false);
  // Whatever was loaded last, this address shows how things stand now.
  const offer = isLost ? { why: null, retry: () => setLost(false) } : (page.offer ?? null);
  if (offer !== null)
    return (
      <View style={styles.lost}>
        {offer.why !== null && <Text style={styles.why}>{offer.why}</Text>}
        <Pressable accessibilityRole="button" onPress={offer.retry} style={styles.again}>
          <Text style={styles.retry}>{retryLabel}</Text>
        </Pressable>
      </View>
    );
  if (uri === null) return <ActivityIndicator style={styles.page} />;

  const lose = (why: string): void => {
    if (onLost === undefined) setLost(true);
    else onLost(why);
  };
  return (
    <WebView
      source={{ uri }}
      style={styles.page}
      originWhitelist={['*']}
      setSupportMultipleWindows={false}
      onError={({ nativeEvent: { description } }) => lose(description)}
      onContentProcessDidTerminate={() => lose('the system ended the page')}
      onRenderProcessGone={() => lose('the system ended the page')}
      onMessage={({ nativeEvent: { data, url } }) => onMessage?.(data, url)}
      onShouldStartLoadWithRequest={(request) => mayOpen(request, returnUrl, onBack, onLeft)}
      onNavigationStateChange={({ url }) => {
        // Android does not ask about every redirect.
        if (/^https?:/i.test(url)) mayOpen({ url }, returnUrl, onBack);
        if (/^https?:/i.test(url) && !isOfOrigin(url, uri)) onLeft?.();
      }}
    />
  );
}

const styles = StyleSheet.create({
  sheet: { flex: 1, backgroundColor: '#ffffff' },
  bar: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', paddingLeft: 16 },
  title: { flexShrink: 1, fontSize: 17, fontWeight: '600', color: '#16191d' },
  close: { width: 48, height: 48, alignItems: 'center', justifyContent: 'center' },
  cross: { fontSize: 20, color: '#16191d' },
  page: { flex: 1 },
  lost: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  again: { minHeight: 48, justifyContent: 'center', paddingHorizontal: 16 },
  why: { fontSize: 16, color: '#16191d', textAlign: 'center', padding: 16 },
  retry: { fontSize: 17, fontWeight: '600', color: '#16191d' },
});
