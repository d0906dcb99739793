import type { ReactNode } from 'react';

/** Drawn on sixteen by sixteen, as lines. */
const PATHS = {
  check: 'M3.5 8.5l3 3 6-7',
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  close: 'M4 4l8 8M12 4l-8 8',
  plus: 'M8 3v10M3 8h10',
  down: 'M4 6l4 4 4-4',
  next: 'M6 4l4 4-4 4',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  search: 'M7 12A5 5 0 107 2a5 5 0 000 10zM10.5 10.5L14 14',
  columns: 'M2.5 3.5h11v9h-11zM6.2 3.5v9M9.8 3.5v9',
  filter: 'M2 4h12M4.5 8h7M6.5 12h3',
  export: 'M8 2.5v7M5 7l3 3 3-3M2.5 13h11',
  more: 'M3.4 8a.1.1 0 10.2 0 .1.1 0 10-.2 0M7.9 8a.1.1 0 10.2 0 .1.1 0 10-.2 0M12.4 8a.1.1 0 10.2 0 .1.1 0 10-.2 0',
  display: 'M2.5 5h11M2.5 11h11M10 3.2v3.6M6 9.2v3.6',
  keyboard: 'M1.5 4h13v8h-13zM4 6.700h.01M6.700 6.700h.01M9.300 6.700h.01M12 6.700h.01M5 9.500h6',
  leave: 'M6.500 2.500h-4v11h4M6.500 8h7M10.500 5l3 3-3 3',
  home: 'M2.5 7.5L8 3l5.5 4.5v6h-11z',
  payments: 'M1.5 4h13v8.5h-13zM1.5 6.8h13M4 10h2.5',
  refunds: 'M5.5 3L2.5 6l3 3M2.5 6h7a3.5 3.5 0 010 7H6',
  disputes: 'M8 2.5l6 10.5H2zM8 6.5v3M8 11.3h.01',
  payouts: 'M3 13h10M8 10.5v-8M5 5l3-3 3 3',
  buyers: 'M8 8a2.8 2.8 0 100-5.6A2.8 2.8 0 008 8zM2.8 13.6c.6-2.6 2.6-4 5.2-4s4.6 1.4 5.2 4',
  links: 'M6.5 9.5l3-3M5 7.5L3.3 9.2a2.5 2.5 0 003.5 3.5L8.5 11M7.5 5l1.7-1.7a2.5 2.5 0 013.5 3.5L11 8.5',
  gift: 'M2 5.5h12v3H2zM3 8.5h10v5H3zM8 5.5v8M8 5.5S7.5 2 5.5 2.5 6 5.5 8 5.5zM8 5.5S8.5 2 10.5 2.5 10 5.5 8 5.5z',
  connectors: 'M5.5 2v3M10.5 2v3M3.5 5h9v2.5a4.5 4.5 0 01-9 0zM8 12v2.5',
  shield: 'M8 2l5 1.8v4c0 3-2 5.2-5 6.2-3-1-5-3.2-5-6.2v-4z',
  wallet: 'M2 4.5h10.5v8.5H2zM2 4.5l8-2.5v2.5M10 8.7h2.5',
  flows: 'M3 3h3v3H3zM10 3h3v3h-3zM10 10h3v3h-3zM6 4.5h4M8 4.5v7h2',
  relay: 'M2 8h4M10 8h4M6 5.5v5h4v-5zM12.5 6.5L14 8l-1.5 1.5',
  webhooks: 'M2.5 8h3l2-4.5 2.5 9L12 8h1.5',
  insights: 'M2.5 13.5h11M4 11V8M7 11V4M10 11V6.5M13 11V9',
  experiments:
    'M6.500 2.500h3M7 2.500v4L3.200 12.500a.8.8 0 00.7 1.200h8.200a.8.8 0 00.7-1.200L9 6.500v-4M5 10h6',
  monitoring: 'M8 2.5a5.5 5.5 0 105.5 5.5M8 5v3l2 1.5',
  reconcile: 'M3 5h10M3 8h10M3 11h6M11 11l1.2 1.2L14.5 10',
  reports: 'M4 2h5.5L12.5 5v9H4zM9 2v3.5h3.5M6 8.5h4.5M6 11h4.5',
  tail: 'M2.5 4h8M2.5 8h11M2.5 12h5',
  keys: 'M6 10a3 3 0 110-.01M8 8l5.5-5.5M11.5 4.5l1.5 1.5',
  people:
    'M6 7.5A2.3 2.3 0 106 3a2.3 2.3 0 000 4.5z' +
    'M1.8 13c.4-2.3 2-3.6 4.2-3.6s3.8 1.3 4.2 3.6M10.5 7.3a2 2 0 100-4M11.5 9.7c1.5.3 2.4 1.5 2.7 3.3',
  audit: 'M3 2.5h10v11H3zM5.5 5.5h5M5.5 8h5M5.5 10.5h3',
  accounts: 'M2.5 13.5h11M4 13.5v-9l4-2 4 2v9M6.5 7h.01M9.5 7h.01M6.5 10h.01M9.5 10h.01',
  sandbox: 'M8 14A6 6 0 108 2a6 6 0 000 12zM8 4.5V8l2.5 1.5',
  me: 'M8 8a2.8 2.8 0 100-5.6A2.8 2.8 0 008 8zM2.8 13.6c.6-2.6 2.6-4 5.2-4s4.6 1.4 5.2 4',
  inbox: 'M2.5 9.5l1.5-6h8l1.5 6v3.5h-11zM2.5 9.5h3.3l.7 1.5h3l.7-1.5h3.3',
} as const;

export type IconName = keyof typeof PATHS;

/** A small picture beside a word; it says nothing by itself. */
export function Icon({ name }: Readonly<{ name: IconName }>): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
