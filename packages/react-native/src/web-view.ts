import { returnParameters } from '@railyard/client-core';
import type { ComponentType } from 'react';
import { Linking } from 'react-native';

/** What of a web view is used. `WebView` of `react-native-webview` is one; your app gives it. */
export type WebViewProps = {
  source: { uri: string };
  style?: { flex: number };
  /** Whatever a page wants to open is judged here, addresses of other apps, too. */
  originWhitelist?: string[];
  setSupportMultipleWindows?: boolean;
  onError?: (event: { nativeEvent: { description: string } }) => void;
  /** Of iOS, then of Android: a page that the system has ended, as it does where memory is short. */
  onContentProcessDidTerminate?: () => void;
  onRenderProcessGone?: () => void;
  onMessage?: (event: { nativeEvent: { data: string; url: string } }) => void;
  onShouldStartLoadWithRequest?: (request: { url: string; isTopFrame?: boolean }) => boolean;
  onNavigationStateChange?: (state: { url: string }) => void;
};
export type WebViewComponent = ComponentType<WebViewProps>;

/** Nothing leads out of a web view into the files or the scripts of an app. */
const NEVER = /^(?:file|content|javascript|data|blob|filesystem):/i;

/**
 * Whether a web view may open an address. The one to come back to is told and not opened; one of another app, as
 * banks have them, is given to that app.
 */
export function mayOpen(
  { url, isTopFrame = true }: Readonly<{ url: string; isTopFrame?: boolean }>,
  returnUrl: string | undefined,
  back: (url: string) => void,
): boolean {
  if (!isTopFrame) return true;
  if (returnUrl !== undefined && returnParameters(url, returnUrl) !== null) {
    back(url);
    return false;
  }
  if (/^(?:https?|about):/i.test(url)) return true;
  // Where there is no such app the page stays, and has another way.
  if (!NEVER.test(url)) Linking.openURL(url).catch(() => undefined);
  return false;
}
