import { newFrame } from '../../secure-fields/src/frame.ts';

/**
 * Stands before the rest of the page's script and is a hundredth of it: the fields of the card are asked for
 * while the rest is still on its way.
 */
for (const box of document.querySelectorAll<HTMLElement>('[data-frame]'))
  box.append(newFrame(box.dataset['frame'] ?? ''));
for (const id of ['card', 'no-script']) document.getElementById(id)?.toggleAttribute('hidden');
