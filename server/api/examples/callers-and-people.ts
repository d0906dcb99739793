import type { Example } from './example.ts';

/** Of every instance. */
export const CUSTOMER_SUPPORT = '0192f000-0000-7000-8000-000000000013';
const user = { user_id: '{create_user.id}' };

/** Who calls, and people: what is for people alone is asked by one. */
export const PEOPLE: readonly Example[] = [
  { operation: 'get_me' },
  { operation: 'get_capabilities' },
  {
    operation: 'create_saved_view',
    body: {
      name: 'Refused today',
      screen: 'payments',
      query: { status: ['declined'] },
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
  {
    operation: 'update_me',
    body: { display_name: 'Jo Miller', preferences: { language: 'en', time_zone: 'America/Chicago' } },
  },
  { operation: 'list_sessions' },
  { operation: 'delete_session', params: { session_id: '{list_sessions.items.1.id}' } },
  { operation: 'create_passkey_options' },
  { operation: 'list_passkeys' },
  {
    operation: 'create_user',
    body: {
      email_address: 'sam@springfield.example',
      display_name: 'Sam',
      roles: [{ role_id: CUSTOMER_SUPPORT, merchant_account_id: 'springfield' }],
    },
  },
  { operation: 'get_user', params: user },
  { operation: 'list_users', query: { search: 'springfield' } },
  { operation: 'update_user', params: user, body: { display_name: 'Sam Rivers' } },
  { operation: 'create_user_invitation', params: user, body: { hours: 24 } },
  { operation: 'delete_user_invitations', params: user },
  { operation: 'list_user_sessions', params: user },
  {
    operation: 'create_role_assignment',
    body: { user_id: user.user_id, role_id: CUSTOMER_SUPPORT, withheld: ['refund'] },
  },
  {
    operation: 'update_role_assignment',
    params: { role_assignment_id: '{create_role_assignment.id}' },
    body: {
      withheld: [],
      limits: [{ act: 'refund', currency: 'USD', amount_per_act: 5000, amount_per_day: 20_000 }],
    },
  },
  { operation: 'list_role_assignments', query: { user_id: user.user_id } },
  {
    operation: 'delete_role_assignment',
    params: { role_assignment_id: '{create_role_assignment.id}' },
  },
  { operation: 'delete_user_sessions', params: user },
  { operation: 'delete_user', params: user },
];
