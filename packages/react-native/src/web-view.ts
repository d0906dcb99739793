import { returnParameters } from '@railyard/client-core';
import type { ComponentType } from 'react';
import { Linking } from 'react-native';

/** What of a web view is used. `WebView` of `react-native-webview` is one; your app gives it. */
export type WebViewProps = {
  /** The page that is shown. */
  source: {
    /** Its address. */
    uri: string;
  };
  /** How it is laid out. */
  style?: {
    /** Share of the room that it takes. */
    flex: number;
  };
  /** Whatever a page wants to open is judged here, addresses of other apps, too. */
  originWhitelist?: string[];
  /** Whether pages may open windows of their own. */
  setSupportMultipleWindows?: boolean;
  /** Called where the page cannot be loaded. */
  onError?: (event: {
    /** What happened. */
    nativeEvent: {
      /** Why, in the platform's words. */
      description: string;
    };
  }) => void;
  /** Of iOS, then of Android: a page that the system has ended, as it does where memory is short. */
  onContentProcessDidTerminate?: () => void;
  /** Called where the page's process has ended. */
  onRenderProcessGone?: () => void;
  /** Called with each message of the page. */
  onMessage?: (event: {
    /** What was said. */
    nativeEvent: {
      /** The message. */
      data: string;
      /** Address of the page that said it. */
      url: string;
    };
  }) => void;
  /** Whether an address may be loaded. */
  onShouldStartLoadWithRequest?: (request: {
    /** The address. */
    url: string;
    /** Whether it is the page itself, not a frame in it. */
    isTopFrame?: boolean;
  }) => boolean;
  /** Called with each address that is shown. */
  onNavigationStateChange?: (state: {
    /** The address. */
    url: string;
  }) => void;
};
/** The `WebView` of react-native-webview, as far as it is used here. */
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
  leave?: () => void,
): boolean {
  if (!isTopFrame) return true;
  if (returnUrl !== undefined && returnParameters(url, returnUrl) !== null) {
    back(url);
    return false;
  }
  if (/^(?:https?|about):/i.test(url)) return true;
  // Where there is no such app the page stays, and has another way.
  if (NEVER.test(url)) return false;
  leave?.();
  Linking.openURL(url).catch(() => undefined);
  return false;
}

/** Whether two addresses are of one place. */
export function isOfOrigin(url: string, other: string): boolean {
  const originOf = (address: string): string => address.split('/', 3).join('/').toLowerCase();
  return originOf(url) === originOf(other);
}
