/** As much of the package as the tests ask; it brings no types. */
declare module 'aws4' {
  type Signed = { headers?: Record<string, string> };
  const aws4: {
    sign(
      request: Readonly<{
        service: string;
        region: string;
        method: string;
        host: string;
        path: string;
        headers: Record<string, string>;
        extraHeadersToInclude: Record<string, true>;
      }>,
      credentials: Readonly<{ accessKeyId: string; secretAccessKey: string }>,
    ): Signed;
  };
  export = aws4;
}
