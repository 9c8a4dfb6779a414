import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readInSandbox } from './read-in-sandbox.ts';

const FORMATS = ['txt', 'fountain', 'fdx', 'docx', 'hwp', 'hwpx', 'pdf'] as const;
/** `npm run test:long` tries all of them; every `npm test` a tenth. */
const COUNT = process.env.DDAK_LONG === '1' ? 315 : 35;

/** The same damage for the same number: cut, sprinkled with noise, a piece lost, a piece moved, a piece doubled. */
function damage(file: Uint8Array, seed: number): Uint8Array {
  let state = seed * 2654435761 + 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state % Math.max(1, below);
  };
  const bytes = file.slice();
  const at = random(bytes.length);
  switch (seed % 5) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      for (let i = 0; i < 20; i++) bytes[random(bytes.length)] = random(256);
      return bytes;
    case 2:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + random(2000))]);
    case 3:
      return bytes.copyWithin(at, random(bytes.length), random(bytes.length));
    default:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(0, 3000), bytes.subarray(at)]);
  }
}

it(`ends with a reading or a clear message for ${COUNT} damaged files`, async () => {
  const files = await Promise.all(
    FORMATS.map((format) =>
      readFile(new URL(`../../../../packages/screenplay/fixtures/night-bus-stop.${format}`, import.meta.url)),
    ),
  );
  const answers = await Promise.all(
    Array.from({ length: COUNT }, async (_, seed) => {
      const format = FORMATS[seed % FORMATS.length] as string;
      return {
        seed,
        format,
        answer: await readInSandbox(damage(files[seed % FORMATS.length]!, seed), `a.${format}`),
      };
    }),
  );
  for (const { seed, format, answer } of answers) {
    const label = `${format} ${seed}`;
    if (answer.ok) expect(answer.organised.lines.length, label).toBeGreaterThan(0);
    else expect(answer.message, label).toMatch(/[가-힣]/);
    // A reader that died instead of answering would be a hole in `readScript`.
    expect(answer.ok || answer.code, label).not.toBe('reader_failed');
  }
}, 180_000);
