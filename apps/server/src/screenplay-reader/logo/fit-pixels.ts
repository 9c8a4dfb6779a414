import type { Pixels } from './pixels.ts';

/** Makes a picture as small as the box, never larger: each pixel is the mean of those that it stands for. */
export function fitPixels(from: Pixels, box: { readonly width: number; readonly height: number }): Pixels {
  const scale = Math.min(1, box.width / from.width, box.height / from.height);
  if (scale === 1) return from;
  const width = Math.max(1, Math.round(from.width * scale));
  const height = Math.max(1, Math.round(from.height * scale));
  const data = new Uint8Array(width * height * 4);
  const edge = (at: number, count: number, of: number): number => Math.floor((at * of) / count);
  for (let y = 0; y < height; y++) {
    const rows = [edge(y, height, from.height), edge(y + 1, height, from.height)] as const;
    for (let x = 0; x < width; x++) {
      const columns = [edge(x, width, from.width), edge(x + 1, width, from.width)] as const;
      putMean(from, columns, rows, data, (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

type Span = readonly [number, number];

/** What is transparent counts for no colour. */
function putMean(from: Pixels, columns: Span, rows: Span, to: Uint8Array, at: number): void {
  let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0];
  for (let y = rows[0]; y < Math.max(rows[1], rows[0] + 1); y++)
    for (let x = columns[0]; x < Math.max(columns[1], columns[0] + 1); x++) {
      const i = (y * from.width + x) * 4;
      const weight = from.data[i + 3]!;
      red += from.data[i]! * weight;
      green += from.data[i + 1]! * weight;
      blue += from.data[i + 2]! * weight;
      alpha += weight;
      count += 1;
    }
  if (alpha === 0) return;
  to[at] = Math.round(red / alpha);
  to[at + 1] = Math.round(green / alpha);
  to[at + 2] = Math.round(blue / alpha);
  to[at + 3] = Math.round(alpha / count);
}
