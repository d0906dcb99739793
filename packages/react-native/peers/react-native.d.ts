/**
 * As much of React Native as this package uses, so that a bare clone can check its types. `npm run check` checks
 * the same sources against the real ones (scripts/react-native-types.ts).
 */
declare module 'react-native' {
  import type { ComponentType, ReactNode } from 'react';

  type Style = Readonly<Record<string, string | number>>;
  type Common = Readonly<{
    accessibilityLabel?: string;
    accessibilityRole?: 'button' | 'header';
    children?: ReactNode;
    style?: Style;
  }>;

  export const ActivityIndicator: ComponentType<Common>;
  export const Modal: ComponentType<
    Readonly<{
      accessibilityLabel?: string;
      animationType?: 'slide';
      children?: ReactNode;
      onRequestClose?: () => void;
      presentationStyle?: 'pageSheet';
      visible?: boolean;
    }>
  >;
  export const Pressable: ComponentType<Common & Readonly<{ onPress?: () => void }>>;
  export const Text: ComponentType<Common>;
  export const View: ComponentType<Common>;

  export const AppState: Readonly<{
    addEventListener(type: 'change', listener: (state: string) => void): Readonly<{ remove(): void }>;
  }>;
  export const Linking: Readonly<{ openURL(url: string): Promise<unknown> }>;
  export const Platform: Readonly<{ OS: 'ios' | 'android' | 'macos' | 'windows' | 'web' }>;
  export const StyleSheet: Readonly<{ create<Styles extends Record<string, Style>>(styles: Styles): Styles }>;
}
