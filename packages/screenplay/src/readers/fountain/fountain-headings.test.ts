import { describe, expect, it } from 'vitest';
import { readScript } from '../../read-script.ts';

async function headings(rows: readonly string[]) {
  const read = await readScript(new TextEncoder().encode(`${rows.join('\n')}\n`), 'oven.fountain');
  if (!read.ok) throw new Error(read.code);
  return read.organised.scenes.map(({ heading, doubts }) => [heading, doubts.map(({ code }) => code)]);
}

const NORA = ['', 'NORA', 'Who left it on?', ''];

describe('headings of a Fountain file', () => {
  it('OG81: stand without blank lines among such as have them', async () => {
    const fenced = ['INT. BAKERY - DAY', '', 'Flour.', ...NORA, 'EXT. YARD - DAY', '', 'Rain.', ...NORA];
    const bare = ['INT. CELLAR - NIGHT', 'Dough rises.', ...NORA, 'INT. LOFT', 'A cat sleeps.', ...NORA];
    expect(await headings([...fenced, ...bare])).toEqual([
      ['INT. BAKERY - DAY', []],
      ['EXT. YARD - DAY', []],
      ['INT. CELLAR - NIGHT', []],
      ['INT. LOFT', ['time_missing']],
    ]);
  });
});
