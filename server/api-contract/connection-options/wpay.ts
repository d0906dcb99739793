import { dictionary, maybe, object } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const WpayEverdaypayOptions = object('WpayEverdaypayOptions', {
  merchant_defined_data: maybe(dictionary()),
  customerId: maybe(Type.String()),
  rewardsAccessToken: maybe(Type.String()),
  deviceId: maybe(Type.String()),
  postPaymentRedirect: maybe(Type.Boolean()),
});
describe(WpayEverdaypayOptions, {
  merchant_defined_data: 'Fields that you made at WPay.',
  customerId: 'The buyer at WPay.',
  rewardsAccessToken: "Opens the buyer's loyalty account.",
  deviceId: "The buyer's phone or computer.",
  postPaymentRedirect: 'Whether the buyer is sent back afterwards.',
});

export const WpayPaytoSimulationOptions = object('WpayPaytoSimulationOptions', {
  simulate: maybe(Type.String()),
  delay: maybe(Type.Integer()),
});
describe(WpayPaytoSimulationOptions, { simulate: 'Which outcome.', delay: 'After how many seconds.' });

export const WpayPaytoResourceOptions = object('WpayPaytoResourceOptions', {
  simulation: maybe(WpayPaytoSimulationOptions),
});
describe(WpayPaytoResourceOptions, { simulation: "What WPay's test system makes of it." });

export const WpayPaytoOptions = object('WpayPaytoOptions', {
  instrument: maybe(WpayPaytoResourceOptions),
  payment: maybe(WpayPaytoResourceOptions),
  refund: maybe(WpayPaytoResourceOptions),
});
describe(WpayPaytoOptions, {
  instrument: 'For making the agreement.',
  payment: 'For charging it.',
  refund: 'For giving back.',
});
