import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The weights a sheet is set in, and the face of the logo. */
export type Face = 'regular' | 'medium' | 'bold' | 'logo';

const FILES: Readonly<Record<Face, () => string>> = {
  regular: () => import.meta.resolve('@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'),
  medium: () => import.meta.resolve('@expo-google-fonts/noto-sans-kr/500Medium/NotoSansKR_500Medium.ttf'),
  bold: () => import.meta.resolve('@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf'),
  logo: () => import.meta.resolve('@fontsource/fugaz-one/files/fugaz-one-latin-400-normal.woff'),
};
export const FACES = Object.keys(FILES) as Face[];

const loaded = new Map<Face, Buffer>();

/** The bytes of a face, from the npm package that ships it; read once. */
export function fontBytes(face: Face): Buffer {
  let bytes = loaded.get(face);
  if (!bytes) {
    bytes = readFileSync(fileURLToPath(FILES[face]()));
    loaded.set(face, bytes);
  }
  return bytes;
}
