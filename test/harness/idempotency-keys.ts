import type { TestService } from './service.ts';

/** No key is known from another test, or from an earlier run of the same one: for `beforeEach`. */
export async function forgetIdempotencyKeys({ db }: Pick<TestService, 'db'>): Promise<void> {
  await db.query({ name: 'test_forget_keys', text: 'DELETE FROM idempotency_keys' }, []);
}
