import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFountain } from './fountain.ts';

const CORPUS = fileURLToPath(new URL('../../../../../../shared/corpus/fountain/', import.meta.url));
const LETTERS = {
  heading: 'H',
  character: 'C',
  dialogue: 'D',
  parenthetical: 'P',
  transition: 'T',
  note: 'N',
  other: 'O',
  action: 'A',
};

/** The kinds of a file's paragraphs, a letter each; what is left undeclared is action. */
async function read(name: string) {
  const { paragraphs, title } = readFountain(
    new Uint8Array(await readFile(`${CORPUS}nyousefi_${name}.fountain`)),
  );
  return { title, paragraphs, kinds: paragraphs.map(({ kind }) => LETTERS[kind ?? 'action']).join('') };
}

/** What the tests of Fountain's own parser expect of these files, which came with the specification. */
const KINDS: Record<string, string> = {
  Boneyard: 'AA',
  CenteredText: 'ATAA',
  Dialogue: 'CDCDCPDCDCDCDDDCDPCDCDCDPAACDDDDDDCPD',
  DualDialogue: 'CDCD',
  ForcedElements: 'AAACDCDD',
  Indenting: 'THACDCPDA',
  MultilineAction: 'AAAAAA',
  Notes: 'ANNAN',
  PageBreaks: 'AAA',
  SceneHeaders: 'HHHHHHHHHHHHHHHAAAAH',
  SceneNumbers: 'HHHHHHH',
  SectionHeaders: 'NNNNNNN',
  'Sections-Complex': 'NNHNNH',
  Simple: 'OOOAHACPDHATANNNANAHAANA',
  Synopses: 'NNNNNN',
  Transitions: 'TTATATT',
};

// The files lie beside the checkout, not in it: without them these tests are skipped, and say so.
describe.skipIf(!existsSync(CORPUS))('the official test files of Fountain', () => {
  it.each(Object.entries(KINDS))('%s', async (name, kinds) => {
    expect((await read(name)).kinds).toBe(kinds);
  });

  it('keep their numbers, titles, centred and dual lines', async () => {
    const numbers = await read('SceneNumbers');
    expect(numbers.paragraphs.map(({ sceneNumber }) => sceneNumber)).toEqual([
      '1',
      '1A',
      '1a',
      'A1',
      'I-1-A',
      '1',
      '110A',
    ]);
    expect((await read('Simple')).title).toBe('A Simple Script');
    const centred = await read('CenteredText');
    expect(centred.paragraphs.map(({ text, align }) => [text, align])).toEqual([
      ['Centered', 'center'],
      ['Not centered', 'left'],
      ['No space', 'center'],
      ['Lots of Space', 'center'],
    ]);
    const dual = await read('DualDialogue');
    expect(dual.paragraphs.map((paragraph) => paragraph.dual ?? false)).toEqual([false, false, true, false]);
  });
});
