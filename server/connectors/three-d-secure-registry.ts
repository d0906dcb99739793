import { mockThreeDSecure } from './mock-three-d-secure/definition.ts';
import type { ThreeDSecureConnector } from './three-d-secure-connector.ts';
import { threedsecureio } from './threedsecureio/definition.ts';

/** Every connector of a 3-D Secure server: one line each. */
export const threeDSecureConnectors: readonly ThreeDSecureConnector[] = [mockThreeDSecure, threedsecureio];
