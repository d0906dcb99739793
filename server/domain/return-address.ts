/**
 * Can a buyer's browser be sent back here? An app's own scheme is fine; what a browser would run or show as
 * its own content is not.
 */
export function isReturnable(url: string): boolean {
  return URL.canParse(url) && !/^(?:javascript|data|vbscript|blob|file|about):$/.test(new URL(url).protocol);
}

/**
 * The published form for a buyer in an app of the merchant's, who is shown a page of ours and sent nowhere.
 */
export function isReturnedAsData(url: string): boolean {
  return /^data:application\/json;base64,[A-Za-z0-9+/_-]*={0,2}$/.test(url);
}
