import { newFrame } from '@railyard/secure-fields/frame';

/**
 * Stands before the rest of the page's script and is a hundredth of it: the fields of the card are asked for
 * while the rest is still on its way.
 */
for (const box of document.querySelectorAll<HTMLElement>('[data-address]'))
  box.append(newFrame(box.dataset['address'] ?? ''));
for (const id of ['card', 'no-script']) document.getElementById(id)?.toggleAttribute('hidden');
