import { systemClock } from '../../server/platform/clock.ts';
import { type Simulator, startSimulator } from '../../sandbox/processors/server.ts';
import { testDb } from './pure-db.ts';
import { openProcessorFront } from './processor-front.ts';
import { watch } from './recording.ts';
import { type TestService, openTestService } from './service.ts';
import { trustTestAuthority } from './tls-target.ts';

export type Production = Readonly<{
  service: TestService;
  simulator: Simulator;
  /** What production tells its processors as its own address, which nothing listens at. */
  publicUrl: string;
  close(): Promise<void>;
}>;

/**
 * A service with the settings of production, but for one address each of these processors: their simulators stand
 * at the other end of TLS connections.
 */
export async function openProduction(...processors: readonly string[]): Promise<Production> {
  trustTestAuthority();
  const database = await testDb();
  const simulator = await startSimulator({ db: database.db, clock: systemClock(), port: 0, watch });
  const fronts = await Promise.all(
    processors.map((processor) => openProcessorFront(simulator.url, processor, true)),
  );
  const publicUrl = 'https://pay.example';
  const service = await openTestService({
    worker: false,
    config: {
      environment: 'production',
      publicUrl,
      egressAllowLoopback: false,
      processorAddresses: Object.fromEntries(
        processors.map((processor, index) => [processor, fronts[index]?.url ?? '']),
      ),
    },
  });
  return {
    service,
    simulator,
    publicUrl,
    async close() {
      await service.close();
      for (const front of fronts) await front.close();
      await simulator.close();
      await database.close();
    },
  };
}

/** What a merchant sets Stripe up with; its simulator takes the rest. */
export const STRIPE_IN_PRODUCTION = {
  payment_service_definition_id: 'stripe-card',
  display_name: 'Stripe',
  accepted_currencies: ['USD'],
  accepted_countries: ['US'],
  fields: [
    { key: 'secret_key', value: 'sk_live_merchant' },
    { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' },
  ],
};
