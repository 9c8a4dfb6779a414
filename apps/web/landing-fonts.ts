import subsetFont from 'subset-font';

type Range = readonly [from: number, to: number];

/** One face of a font that is cut into parts: its CSS, its file, and the characters that it holds. */
interface Face {
  readonly css: string;
  readonly file: string;
  readonly ranges: readonly Range[];
}

/** The text that a page shows, without its markup. */
export const textOf = (html: string): string =>
  html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');

/** The faces that a page's own text needs, so that they come with the page. */
export function fontsOf(
  text: string,
  css: string,
): { readonly css: string; readonly files: readonly string[] } {
  const used = usedFaces(charactersOf(text), css);
  return { css: used.map((face) => faceCss(face)).join(''), files: used.map(({ file }) => file) };
}

/**
 * The same faces, each cut down to the characters of the text (a quarter of the bytes) and written into the CSS itself:
 * they are there with the text, so that it is painted once, in its own letters. The rest of each face stays a file, for
 * what the operator or a script may write.
 */
export async function cutFonts(
  text: string,
  css: string,
  read: (path: string) => Promise<Buffer>,
): Promise<string> {
  const characters = charactersOf(text);
  const cut = usedFaces(characters, css).map(async (face) => {
    const held = characters.filter((character) => holds(face, character));
    const bytes = await subsetFont(await read(face.file), String.fromCodePoint(...held), {
      targetFormat: 'woff2',
    });
    const file = `data:font/woff2;base64,${bytes.toString('base64')}`;
    const rest = { ...face, ranges: held.reduce(without, face.ranges) };
    const part = { ...face, file, ranges: held.map((character): Range => [character, character]) };
    // Without waiting for it a browser paints in other letters even what has come with the page.
    return faceCss(rest) + faceCss(part, 'block');
  });
  return (await Promise.all(cut)).join('');
}

const charactersOf = (text: string): number[] =>
  [...new Set(text)].map((character) => character.codePointAt(0)!);

const holds = ({ ranges }: Face, character: number): boolean =>
  ranges.some(([from, to]) => character >= from && character <= to);

const without = (ranges: readonly Range[], character: number): readonly Range[] =>
  ranges.flatMap(([from, to]): Range[] => {
    if (character < from || character > to) return [[from, to]];
    const around: Range[] = [
      [from, character - 1],
      [character + 1, to],
    ];
    return around.filter(([first, last]) => first <= last);
  });

/** `optional`: what has not come when the page is first painted is used the next time; nothing moves under a reader's eyes. */
function faceCss({ css, file, ranges }: Face, display: 'optional' | 'block' = 'optional'): string {
  if (ranges.length === 0) return '';
  const said = ranges.map(([from, to]) =>
    from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`,
  );
  return css
    .replace(/src:[^;}]+/, `src:url(${file})format("woff2")`)
    .replace(/font-display:\w+/, `font-display:${display}`)
    .replace(/(;unicode-range:[^;}]+)?;?\}$/, `;unicode-range:${said.join()}}`);
}

const usedFaces = (characters: readonly number[], css: string): Face[] =>
  facesOf(css).filter((face) => characters.some((character) => holds(face, character)));

const facesOf = (css: string): Face[] =>
  [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([face]) => {
    const file = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1];
    return file ? [{ css: face, file, ranges: rangesOf(face) }] : [];
  });

function rangesOf(face: string): readonly Range[] {
  const said = /unicode-range:([^;}]+)/.exec(face)?.[1];
  if (!said) return [[0, 0x24f]];
  return said.split(',').map((part): Range => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
  });
}
