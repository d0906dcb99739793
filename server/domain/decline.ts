/** A standard error code of the API, one vocabulary over all connectors (a row of the table in this file). */
export type ErrorCode = string & { readonly __errorCode: true };
