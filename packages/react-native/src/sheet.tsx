import { type ReactNode, useState } from 'react';
import { ActivityIndicator, Modal, Pressable, StyleSheet, Text, View } from 'react-native';
import { mayOpen, type WebViewComponent } from './web-view.ts';

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
    onClose: () => void;
    onLost?: (why: string) => void;
    onMessage?: (text: string, url: string) => void;
  }>;

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
        <SheetPage {...page} />
      </View>
    </Modal>
  );
}

function SheetPage(page: Omit<Page, 'title' | 'closeLabel' | 'onClose'>): ReactNode {
  const { WebView, retryLabel = 'Try again', uri, returnUrl, onBack, onLost, onMessage } = page;
  const [isLost, setLost] = useState(false);
  if (uri === null) return <ActivityIndicator style={styles.page} />;
  // Whatever was loaded last, this address shows how things stand now.
  if (isLost)
    return (
      <Pressable accessibilityRole="button" onPress={() => setLost(false)} style={styles.lost}>
        <Text style={styles.retry}>{retryLabel}</Text>
      </Pressable>
    );

  const lose = (why: string): void => {
    setLost(true);
    onLost?.(why);
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
      onShouldStartLoadWithRequest={(request) => mayOpen(request, returnUrl, onBack)}
      onNavigationStateChange={({ url }) => {
        // Android does not ask about every redirect.
        if (/^https?:/i.test(url)) mayOpen({ url }, returnUrl, onBack);
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
  retry: { fontSize: 17, fontWeight: '600', color: '#16191d' },
});
