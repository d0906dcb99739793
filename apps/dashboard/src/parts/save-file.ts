/**
 * Has the browser save a file. It is never shown in a window of this origin, whatever is in it: the browser writes it
 * where its user wants it, under the type that is given here.
 */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read it behind the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
