import type { Example } from './example.ts';

/** Who calls, and people: what is for people alone is asked by one. */
export const PEOPLE: readonly Example[] = [
  { operation: 'get_me' },
  { operation: 'get_capabilities' },
  {
    operation: 'create_saved_view',
    body: {
      name: 'Refused today',
      screen: 'payments',
      query: { status: ['authorization_declined'] },
      shared: true,
    },
  },
  { operation: 'list_saved_views', query: { screen: 'payments' } },
  {
    operation: 'update_saved_view',
    params: { saved_view_id: '{create_saved_view.id}' },
    body: { name: 'Refused' },
  },
  { operation: 'delete_saved_view', params: { saved_view_id: '{create_saved_view.id}' } },
];
