import { expect, it } from 'vitest';
import { readFdx } from './fdx.ts';

const read = (content: string, mark = '') =>
  readFdx(
    new TextEncoder().encode(
      `${mark}<?xml version="1.0" encoding="UTF-8"?><FinalDraft Version="5"><Content>${content}</Content></FinalDraft>`,
    ),
  );

it('keeps scene numbers, lengths and pages', () => {
  const { paragraphs } = read(
    '<Paragraph Number="12A" Type="Scene Heading"><SceneProperties Length="1 3/8" Page="4"/><Text>INT. </Text><Text>CAFE</Text></Paragraph>',
    '\ufeff',
  );
  expect(paragraphs).toMatchObject([
    { kind: 'heading', text: 'INT. CAFE', sceneNumber: '12A', lengthEighths: 11, page: 4 },
  ]);
});

it('keeps dual dialogue in order, the second speaker marked', () => {
  const cue = (name: string): string =>
    `<Paragraph Type="Character"><Text>${name}</Text></Paragraph><Paragraph Type="Dialogue"><Text>Hi</Text></Paragraph>`;
  const { paragraphs } = read(
    `<Paragraph><DualDialogue>${cue('EVE')}${cue('ADAM')}</DualDialogue></Paragraph>`,
  );
  expect(paragraphs.map((p) => [p.text, p.dual ?? false])).toEqual([
    ['EVE', false],
    ['Hi', false],
    ['ADAM', true],
    ['Hi', true],
  ]);
});

it('keeps notes, bold runs and text of unknown kinds', () => {
  const { paragraphs } = read(
    '<Paragraph Type="Action"><ScriptNote><Paragraph><Text>check</Text></Paragraph></ScriptNote><Text>He </Text><Text Style="Bold+Italic">runs</Text></Paragraph><Paragraph Type="General"><Text>S#1. 카페</Text></Paragraph>',
  );
  expect(paragraphs).toMatchObject([
    { kind: 'action', text: 'He runs', bold: [[3, 7]] },
    { kind: 'note', text: 'check' },
    { text: 'S#1. 카페' },
  ]);
  expect(paragraphs[2]?.kind).toBeUndefined();
});
