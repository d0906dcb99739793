import type { Connector } from './connector.ts';

/** A connector of any kind, as far as its address goes. */
export type AddressedConnector = Pick<Connector, 'id' | 'baseUrls' | 'processor' | 'addressOf'>;

/** `processorAddresses`: where the operator placed a processor, by its name. */
export type AddressBook = Readonly<{
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
  where: AddressBook,
  connector: AddressedConnector,
  settings: Readonly<Record<string, unknown>>,
): string {
  const own = where.config.environment === 'production' ? (connector.addressOf?.(settings) ?? null) : null;
  const url = placedAddress(where, connector) ?? own ?? addressIn(where, connector);
  if (url === null) throw new Error(`BUG: ${connector.id} has no address in ${where.config.environment}`);
  return url;
}

/** Whether these settings say where the processor is, of one that has no address but those that it gives merchants. */
export function isAddressed(
  where: AddressBook,
  connector: AddressedConnector,
  settings: Readonly<Record<string, unknown>>,
): boolean {
  const { addressOf, baseUrls } = connector;
  if (where.config.environment !== 'production' || addressOf === undefined) return true;
  return (
    placedAddress(where, connector) !== null || addressOf(settings) !== null || baseUrls.production !== null
  );
}

/** Can this connector be used in this environment? */
export function isOffered(where: AddressBook, connector: AddressedConnector): boolean {
  const isOwn = where.config.environment === 'production' && connector.addressOf !== undefined;
  return isOwn || placedAddress(where, connector) !== null || addressIn(where, connector) !== null;
}

function placedAddress({ config }: AddressBook, connector: AddressedConnector): string | null {
  return config.processorAddresses[connector.processor ?? connector.id] ?? null;
}

function addressIn(
  { config, simulatorUrl }: AddressBook,
  { baseUrls, id, processor = id }: AddressedConnector,
): string | null {
  if (config.environment === 'production') return baseUrls.production;
  if (baseUrls.sandbox !== null) return baseUrls.sandbox;
  return simulatorUrl === null ? null : `${simulatorUrl}/${processor}`;
}
