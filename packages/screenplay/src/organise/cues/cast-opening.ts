/** Whether a line opens with a person and a particle or comma: `준호가 …`, `수진, …`. */
export function startsWithCast(text: string, cast: ReadonlySet<string>): boolean {
  const latin = /^[A-Z][a-z]+(?:\s[A-Z][a-z]+)?/.exec(text)?.[0].toUpperCase();
  if (latin !== undefined && (cast.has(latin) || cast.has(latin.split(' ')[0] ?? ''))) return true;
  const opening = /^([가-힣A-Za-z0-9]{1,12}(?: [가-힣]{1,5})?)/.exec(text)?.[1];
  if (opening === undefined) return false;
  for (let length = Math.min(opening.length, 12); length >= 1; length--) {
    if (!cast.has(opening.slice(0, length))) continue;
    return /^(?:[은는이가을를의와과도]|에게|한테|께서|[,\s])/.test(text.slice(length));
  }
  return false;
}
