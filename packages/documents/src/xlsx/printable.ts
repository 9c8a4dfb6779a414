/** Characters that XML 1.0 cannot hold: a file with one of them does not open. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The text without characters that a spreadsheet file cannot hold; lone halves of surrogate pairs become U+FFFD. */
export const printable = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, '');
