import { SecureFields } from './index.ts';

/** For pages without a bundler: `<script src="…/secure-fields.js">` gives `window.SecureFields`. */
Object.assign(window, { SecureFields });
