import type { ComponentType } from 'react';
import type { IconName } from '../parts/icon.tsx';
import type { Row } from '../words/words.ts';

/** The four groups of the navigation, in its order. */
export const GROUPS = ['money', 'setup', 'watch', 'organisation'] as const;
export type Group = (typeof GROUPS)[number];

/** A screen: where it is, and how it is loaded when somebody goes there. */
export type ScreenEntry = Readonly<{
  /** Its path within a merchant account; `{id}` stands for a part that changes. */
  path: string;
  /** What it is called, in the title of the window and in the navigation. */
  label: Row;
  /** Where it stands in the navigation; left out: nowhere, such as the page of one thing. */
  group?: Group;
  icon?: IconName;
  /** The letter that goes there after `g`. */
  key?: string;
  /** Who lacks this scope does not see it in the navigation. */
  scope?: string;
  /** It stands by itself, without a merchant account, a session and the frame: its path is the whole address. */
  isOutside?: true;
  /** Only where the service is a sandbox. */
  isOfSandbox?: true;
  load: () => Promise<Readonly<{ Screen: ComponentType }>>;
}>;
