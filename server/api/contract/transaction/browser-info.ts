import Type from 'typebox';
import { maybe, object, oneOf } from '../shared/schema.ts';

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
