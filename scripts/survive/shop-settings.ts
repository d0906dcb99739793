/**
 * Where the shop is told of what happens. Cards, debits and gift cards are there in a sandbox that was started for the
 * first time.
 */
export async function subscribeTo(url: string, token: string, endpointUrl: string): Promise<void> {
  const answer = await fetch(`${url}/webhook-subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: endpointUrl }),
  });
  if (answer.status !== 201) throw new Error(`no subscription: ${answer.status} ${await answer.text()}`);
  await answer.body?.cancel();
}
