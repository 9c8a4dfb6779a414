const LONGEST = 120;
/** Control characters, and those that turn the order of what follows: `exe.gpj` would read `jpg.exe`. */
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** FS7: the name of a file as people gave it: composed Hangul, no path before it, nothing that is not seen. */
export function cleanFileName(said: string): string {
  const last = said.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(HIDDEN, '').replace(/\s+/g, ' ').trim();
  if (name.replace(/^\.+/, '') === '') return '이름 없는 파일';
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return [...name].length <= LONGEST
    ? name
    : `${[...name.slice(0, name.length - ending.length)].slice(0, LONGEST - ending.length).join('')}${ending}`;
}

/** The name that a download has: what people call it, with the ending that it came with. */
export function downloadName(called: string, cameAs: string): string {
  const ending = /\.[^.]{1,10}$/.exec(cameAs)?.[0] ?? '';
  const name = cleanFileName(called);
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}
