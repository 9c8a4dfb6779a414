import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** The weights a sheet is set in, and the face of the logo. */
export type Face = 'regular' | 'medium' | 'bold' | 'logo';
/** What a face does not have is looked for in these, in this order: emoji, other signs, rare Hanja. */
export const FALLBACKS = ['emoji', 'symbols', 'hanja'] as const;
export type Typeface = Face | (typeof FALLBACKS)[number];

const FILES: Readonly<Record<Typeface, () => string>> = {
  regular: () => import.meta.resolve('@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'),
  medium: () => import.meta.resolve('@expo-google-fonts/noto-sans-kr/500Medium/NotoSansKR_500Medium.ttf'),
  bold: () => import.meta.resolve('@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf'),
  logo: () => import.meta.resolve('@fontsource/fugaz-one/files/fugaz-one-latin-400-normal.woff'),
  // All of the first two blocks of Hanja in one weight; Noto's own have nine, and nine times the size.
  hanja: () =>
    import.meta.resolve(
      '@expo-google-fonts/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
    ),
  emoji: () => import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  symbols: () =>
    import.meta.resolve('@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'),
};

const loaded = new Map<Typeface, Buffer>();
const opened = new Map<Typeface, Font>();

/** The bytes of a typeface, from the npm package that ships it; read once. */
export function fontBytes(typeface: Typeface): Buffer {
  let bytes = loaded.get(typeface);
  if (!bytes) {
    bytes = readFileSync(fileURLToPath(FILES[typeface]()));
    loaded.set(typeface, bytes);
  }
  return bytes;
}

export function hasGlyph(typeface: Typeface, codePoint: number): boolean {
  let font = opened.get(typeface);
  if (!font) {
    font = create(fontBytes(typeface)) as Font;
    opened.set(typeface, font);
  }
  return font.hasGlyphForCodePoint(codePoint);
}
