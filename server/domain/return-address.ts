/** Can a buyer's browser be sent back here? An app's own scheme is fine; what a browser would run or show as its own content is not. */
export function isReturnable(url: string): boolean {
  return URL.canParse(url) && !/^(?:javascript|data|vbscript|blob|file|about):$/.test(new URL(url).protocol);
}
