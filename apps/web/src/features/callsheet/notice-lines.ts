const LONGEST = 300;

/** The notices of a text: a line each; a line that is longer than one may be goes on in the next. */
export const noticesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => line.match(new RegExp(`[^]{1,${LONGEST}}`, 'gu')) ?? []);
