const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 } as const;

/** Coloured on a terminal, unless NO_COLOR asks for none; plain elsewhere. */
export function colourText(text: string, colour: keyof typeof CODES): string {
  const isAsked = (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';
  return process.stdout.isTTY && isAsked ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text;
}
