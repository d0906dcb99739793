import { maybe, object, oneOf } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const BrowserInfo = object('BrowserInfo', {
  javascript_enabled: Type.Boolean(),
  java_enabled: Type.Boolean(),
  language: Type.String(),
  color_depth: Type.Integer(),
  screen_height: Type.Integer(),
  screen_width: Type.Integer(),
  time_zone_offset: Type.Integer(),
  user_agent: Type.String(),
  user_device: oneOf('desktop', 'mobile'),
  accept_header: maybe(Type.String()),
});
describe(BrowserInfo, {
  javascript_enabled: 'Whether the browser runs scripts.',
  java_enabled: 'What `navigator.javaEnabled()` says.',
  language: 'What `navigator.language` says, for example `en-GB`.',
  color_depth: 'Bits for one pixel: `screen.colorDepth`.',
  screen_height: 'In pixels: `screen.height`.',
  screen_width: 'In pixels: `screen.width`.',
  time_zone_offset: 'Minutes from local time to UTC: `getTimezoneOffset()`.',
  user_agent: "The browser's `User-Agent` header.",
  user_device: 'What kind of device it is.',
  accept_header: "The browser's `Accept` header.",
});
