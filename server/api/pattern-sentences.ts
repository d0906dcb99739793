/**
 * What a text has to look like, for people: a sentence for every pattern of the contract. A test finds a pattern that
 * has none.
 */
export const PATTERN_SENTENCES: Readonly<Record<string, string>> = {
  '^[^\\x00-\\x1f\\x7f]+$': 'must be one line, without control characters',
  '^[A-Z]{3}$': 'must be the three capital letters of ISO 4217, for example USD',
  '^[A-Z]{2}$': 'must be the two capital letters of ISO 3166-1, for example US',
  '^\\d{2}/\\d{2}$': 'must be month and year in two digits each, for example 12/30 for December 2030',
  '^[^\\s@]+@[^\\s@]+$': 'must be an e-mail address, for example jo@shop.example',
  '^\\d+$': 'must hold digits only',
  '^[a-z][a-z0-9/-]{0,49}$':
    'must be the path of a screen without its first slash, in small letters, for example payments',
  '^[0-9]{6,8}$': 'must be the first six to eight digits of a card number',
  '^[0-9a-f]{64}$': 'must be a SHA-256 digest in 64 small hexadecimal digits',
  '^[A-Z]{2}-[A-Z0-9]{1,3}$': 'must be a subdivision of ISO 3166-2 with its country, for example US-CA',
  '^\\+[1-9]\\d{1,14}$':
    'must be a plus sign, the country code and the number in digits (E.164), for example +14155550123',
  '^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$':
    'must be an origin as browsers write it, without a path or a final slash, for example https://shop.example',
  '^flow_[a-z_]+$':
    'must begin with flow_ and go on in small letters and underscores, for example flow_decline',
  '^[a-z][a-z0-9+.-]{1,49}$':
    'must be the scheme of an address, in small letters and without the colon, for example myapp',
  '^[a-z0-9][a-z0-9_-]{0,49}$':
    'must be a name of small letters, digits, hyphens and underscores, for example other-acquirer',
  '^#[0-9a-fA-F]{6}$': 'must be a # and six hexadecimal digits, for example #1d4ed8',
  '^(https://|data:image/(png|jpeg|gif|webp|svg\\+xml)[;,])':
    'must be an https address, or a picture as a data: address (PNG, JPEG, GIF, WebP or SVG)',
  '^"[^"]{1,64}"$': 'must be the `updated_at` that you read, in double quotes',
  '^https?://': 'must begin with https:// or http://',
  '^[a-zA-Z0-9-]+$': 'must hold letters, digits and hyphens only',
  '^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$': 'must be a number in decimal digits, for example 0.95',
  '^0?\\d$': 'must be one digit, with or without a 0 before it, for example 05',
  '^\\d+(?:vh|px)$': 'must be a number with vh or px, for example 600px',
  '^\\d+(?:vw|px)$': 'must be a number with vw or px, for example 400px',
  '^[12](\\.\\d+){0,2}$': 'must be a version of 3-D Secure, for example 2.2.0',
};
