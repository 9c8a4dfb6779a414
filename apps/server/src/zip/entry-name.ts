/** What file systems take in one name; Hangul has three bytes a letter. */
const MOST_BYTES = 180;

/** A name that leads nowhere when it is unpacked, and that every system can keep, with the ending that it has. */
export function entryName(said: string): string {
  const name = said
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '');
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  let stem = name.slice(0, name.length - ending.length);
  while (Buffer.byteLength(stem + ending) > MOST_BYTES) stem = [...stem].slice(0, -1).join('');
  return stem + ending || '_';
}
