import { setup } from './index.ts';

/** For pages without a bundler: `<script src="…/embed.js">` gives `window.railyard.setup`. */
Object.assign(window, { railyard: { setup } });
