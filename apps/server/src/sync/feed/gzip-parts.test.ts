import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { deflatedPart, gzipOf, joinedParts, storedPart } from './gzip-parts.ts';

it('joins what was compressed apart into a stream that says what they said, checksum and all', async () => {
  const texts = ['', 'a', '{"data":', '밤'.repeat(70_000), 'x'.repeat(65_535), '[1,2,3]', 'z'.repeat(65_536)];
  for (let round = 0; round < 20; round++) {
    const order = texts.map((_, i) => texts[(i * 5 + round * 3) % texts.length]!);
    const parts = await Promise.all(
      order.map((text, i) => {
        const bytes = Buffer.from(text);
        return (i + round) % 2 === 0 ? storedPart(bytes) : deflatedPart(bytes);
      }),
    );
    const inner = joinedParts(parts.slice(2, 5));
    const whole = gzipOf([...parts.slice(0, 2), inner, ...parts.slice(5)]);
    // It throws where the checksum or the length is wrong.
    expect(gunzipSync(Buffer.concat(whole)).toString()).toBe(order.join(''));
  }
  expect(gunzipSync(Buffer.concat(gzipOf([]))).byteLength).toBe(0);
});
