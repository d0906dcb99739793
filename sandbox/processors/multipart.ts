/** A `multipart/form-data` body, as it came: one byte a character. */
export type FormPart = Readonly<{
  name: string;
  /** Of a file. */
  fileName: string | null;
  contentType: string | null;
  content: string;
}>;

export function isMultipart(contentType: string | undefined): boolean {
  return /^multipart\/form-data;/i.test(contentType ?? '');
}

export function multipartIn(contentType: string | undefined, body: string): readonly FormPart[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType ?? '')?.[1];
  if (boundary === undefined) return [];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part): readonly FormPart[] => {
      const end = part.indexOf('\r\n\r\n');
      if (end < 0) return [];
      const head = part.slice(0, end);
      const name = /;\s*name="([^"]*)"/i.exec(head)?.[1];

      if (name === undefined) return [];
      return [
        {
          name,
          fileName: /;\s*filename="([^"]*)"/i.exec(head)?.[1] ?? null,
          contentType: /\r\ncontent-type:\s*([^\r\n]+)/i.exec(head)?.[1]?.trim() ?? null,
          content: part.slice(end + 4).replace(/\r\n$/, ''),
        },
      ];
    });
}

/** The same as a form of texts, each file as its name: what tests look at. */
export function multipartAsForm(contentType: string | undefined, body: string): string {
  const form = new URLSearchParams();
  for (const { name, fileName, content } of multipartIn(contentType, body))
    form.append(name, fileName ?? content);
  return String(form);
}
