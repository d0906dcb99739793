import { connectors } from '../../server/connectors/registry.ts';

/** `npm run conformance` and `npm test` ask for some of the connectors. */
const only = process.env['RAILYARD_TEST_CONNECTORS']?.split(',');

export const askedConnectors = connectors.filter(({ id }) => only?.includes(id) !== false);
