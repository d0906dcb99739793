import type { Connector } from './connector.ts';

/** A connector of any kind, as far as its address goes. */
export type Addressed = Pick<Connector, 'id' | 'baseUrls' | 'processor' | 'addressOf'>;

/** `processorAddresses`: where the operator placed a processor, by its name. */
export type Where = Readonly<{
  config: Readonly<{
    environment: 'sandbox' | 'production';
    processorAddresses: Readonly<Record<string, string>>;
  }>;
  simulatorUrl: string | null;
}>;

/**
 * The processor's address for whoever has these settings. A connector without one in this environment is not offered
 * (see `isOffered`).
 */
export function baseUrlOf(
  where: Where,
  connector: Addressed,
  settings: Readonly<Record<string, unknown>>,
): string {
  const own = where.config.environment === 'production' ? (connector.addressOf?.(settings) ?? null) : null;
  const url = placed(where, connector) ?? own ?? addressIn(where, connector);
  if (url === null) throw new Error(`BUG: ${connector.id} has no address in ${where.config.environment}`);
  return url;
}

/** Whether these settings say where the processor is, of one that gives each merchant an address. */
export function isAddressed(
  where: Where,
  connector: Addressed,
  settings: Readonly<Record<string, unknown>>,
): boolean {
  if (where.config.environment !== 'production' || connector.addressOf === undefined) return true;
  return placed(where, connector) !== null || connector.addressOf(settings) !== null;
}

/** Can this connector be used in this environment? */
export function isOffered(where: Where, connector: Addressed): boolean {
  const isOwn = where.config.environment === 'production' && connector.addressOf !== undefined;
  return isOwn || placed(where, connector) !== null || addressIn(where, connector) !== null;
}

function placed({ config }: Where, connector: Addressed): string | null {
  return config.processorAddresses[connector.processor ?? connector.id] ?? null;
}

function addressIn(
  { config, simulatorUrl }: Where,
  { baseUrls, id, processor = id }: Addressed,
): string | null {
  if (config.environment === 'production') return baseUrls.production;
  if (baseUrls.sandbox !== null) return baseUrls.sandbox;
  return simulatorUrl === null ? null : `${simulatorUrl}/${processor}`;
}
