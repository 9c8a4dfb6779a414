/** One face of a font that is cut into parts: its CSS, its file, and the characters that it holds. */
interface Face {
  readonly css: string;
  readonly file: string;
  readonly holds: (character: number) => boolean;
}

/**
 * The faces that a page's own text needs, so that they come with the page. `optional`: what has not come when the
 * page is first painted is used the next time; nothing moves under a reader's eyes.
 */
export function fontsOf(
  html: string,
  css: string,
): { readonly css: string; readonly files: readonly string[] } {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
  const characters = [...new Set(text)].map((character) => character.codePointAt(0)!);
  const used = facesOf(css).filter(({ holds }) => characters.some(holds));
  return {
    css: used.map((face) => face.css.replace(/font-display:\w+/, 'font-display:optional')).join(''),
    files: used.map(({ file }) => file),
  };
}

const facesOf = (css: string): Face[] =>
  [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([face]) => {
    const file = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1];
    return file ? [{ css: face, file, holds: rangeOf(face) }] : [];
  });

function rangeOf(face: string): Face['holds'] {
  const said = /unicode-range:([^;}]+)/.exec(face)?.[1];
  if (!said) return (character) => character < 0x250;
  const ranges = said.split(',').map((part): readonly [number, number] => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
  });
  return (character) => ranges.some(([from, to]) => character >= from && character <= to);
}
