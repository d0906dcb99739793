const ENDINGS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};
const ENDING_OF: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};

/**
 * A name to save evidence under. Whoever added it chose the name: its ending says what the file is all the same, so
 * that no computer opens it as a page or a program, and nothing in it is a folder or turns the direction of letters.
 */
export function evidenceFileName(name: string, type: string): string {
  const plain = name.replaceAll(/[\p{C}/\\:]/gu, '_').replace(/^\.+/, '');
  return ENDINGS[type]?.test(plain) === true ? plain : `${plain}${ENDING_OF[type] ?? '.bin'}`;
}
