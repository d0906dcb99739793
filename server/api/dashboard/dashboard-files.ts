import path from 'node:path';
import type { StaticSite } from '../static-files.ts';

/** What scripts/build.mjs makes of apps/dashboard. */
const BUILT = path.join(import.meta.dirname, '../../../apps/dashboard/dist');

/** No inline script or style, no markup out of text, nothing of another origin. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types railyard',
].join('; ');
/** Everything that is not named is off, too, where a browser knows it. */
const PERMISSIONS = [
  ...[
    'camera',
    'display-capture',
    'geolocation',
    'hid',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((name) => `${name}=()`),
  ...['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'].map(
    (name) => `${name}=(self)`,
  ),
].join(', ');
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  vary: 'accept-encoding',
};

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Dashboard</title>' +
  '<h1>The dashboard is not built</h1>' +
  '<p>Run <code>node scripts/build.mjs</code> in the folder of Railyard, and load this page again.</p>' +
  '<p>The API is not affected.</p></html>';

/** The static client: its page answers for every address that is one of its screens. */
export const DASHBOARD_FILES: StaticSite = {
  folder: BUILT,
  headers: HEADERS,
  instead: (urlPath) => (isScreen(urlPath) ? { name: '/index.html', status: 200 } : null),
  notBuilt: { page: NOT_BUILT, sentence: 'the dashboard is not built: node scripts/build.mjs' },
};

/** An address without a dot in its last part is one of the client's own. */
function isScreen(urlPath: string): boolean {
  return !urlPath.slice(urlPath.lastIndexOf('/')).includes('.');
}
