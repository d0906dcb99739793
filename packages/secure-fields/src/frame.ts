/** Begins to load a field. A page that knows its address may do so before the rest of its script is there. */
export function newFrame(src: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = src;
  // The document inside is light: in a frame that is dark, browsers would put a white ground under it.
  frame.style.cssText = 'display:block;width:100%;height:100%;border:0;color-scheme:light';
  if (knowsAutofill()) frame.allow = 'autofill';
  return frame;
}

/** Browsers that do not know the permission warn about it in the console. */
function knowsAutofill(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { features(): string[] } };
  return featurePolicy?.features().includes('autofill') === true;
}
