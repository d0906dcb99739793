import { showChallenge } from './index.ts';

/** For pages without a bundler: `<script src="…/three-d-secure.js">` gives `window.showChallenge`. */
Object.assign(window, { showChallenge });
