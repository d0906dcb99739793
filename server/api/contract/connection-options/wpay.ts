import Type from 'typebox';
import { dictionary, maybe, object } from '../shared/schema.ts';

export const WpayEverdaypayOptions = object('WpayEverdaypayOptions', {
  merchant_defined_data: maybe(dictionary()),
  customerId: maybe(Type.String()),
  rewardsAccessToken: maybe(Type.String()),
  deviceId: maybe(Type.String()),
  postPaymentRedirect: maybe(Type.Boolean()),
});

export const WpayPaytoSimulationOptions = object('WpayPaytoSimulationOptions', {
  simulate: maybe(Type.String()),
  delay: maybe(Type.Integer()),
});

export const WpayPaytoResourceOptions = object('WpayPaytoResourceOptions', {
  simulation: maybe(WpayPaytoSimulationOptions),
});

export const WpayPaytoOptions = object('WpayPaytoOptions', {
  instrument: maybe(WpayPaytoResourceOptions),
  payment: maybe(WpayPaytoResourceOptions),
  refund: maybe(WpayPaytoResourceOptions),
});
