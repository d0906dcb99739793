import type { Railyard } from '@railyard/sdk';

/** Members of a payment whose amount means something to the sandbox's own card service: rules may send it elsewhere. */
export async function ofMockCardService(
  railyard: Railyard,
): Promise<Readonly<{ payment_service_id?: string }>> {
  const { items } = await railyard.paymentServices.list({ method: 'card', limit: 100 });
  const own = items.find((one) => one.active && one.payment_service_definition_id === 'mock-card');
  return own === undefined ? {} : { payment_service_id: own.id };
}
