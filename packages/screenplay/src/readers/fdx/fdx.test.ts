import { expect, it } from 'vitest';
import { readFdx } from './fdx.ts';

const read = (content: string, mark = '', more = '') =>
  readFdx(
    new TextEncoder().encode(
      `${mark}<?xml version="1.0" encoding="UTF-8"?><FinalDraft Version="5"><Content>${content}</Content>${more}</FinalDraft>`,
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

const heading = (text: string, inner = ''): string =>
  `<Paragraph Type="Scene Heading" Number="3">${inner}<Text>${text}</Text></Paragraph>`;
const action = (text: string, attributes = ''): string =>
  `<Paragraph Type="Action"><Text${attributes}>${text}</Text></Paragraph>`;
const note = (text: string, attributes = ''): string =>
  `<ScriptNote${attributes}><Paragraph><Text>${text}</Text></Paragraph></ScriptNote>`;

it('keeps which revision changed a paragraph last', () => {
  const { paragraphs } = read(action('Rain.', ' RevisionID="2"') + action('Dust.'));
  expect(paragraphs.map(({ revision }) => revision)).toEqual([2, undefined]);
});

it('keeps the title page in front, and its first line as the title', () => {
  const page =
    '<TitlePage><Content><Paragraph Alignment="Center"><Text>밤의 정류장</Text></Paragraph><Paragraph><Text>김하은 씀</Text></Paragraph></Content></TitlePage>';
  const { title, paragraphs } = read(action('비가 온다.'), '', page);
  expect(title).toBe('밤의 정류장');
  expect(paragraphs.map(({ text, kind }) => [text, kind])).toEqual([
    ['밤의 정류장', 'other'],
    ['김하은 씀', 'other'],
    ['비가 온다.', 'action'],
  ]);
});

it('keeps an omitted scene as a heading, and tells what it still holds', () => {
  const omitted = `<OmittedScene>${heading('INT. CAFE - DAY')}${action('She left long ago.')}</OmittedScene>`;
  const { paragraphs, unread } = read(heading('', omitted) + action('Rain.'));
  expect(paragraphs).toMatchObject([
    { text: 'OMITTED', kind: 'heading', sceneNumber: '3' },
    { text: 'Rain.' },
  ]);
  expect(unread).toEqual([{ where: '생략된 씬', reason: expect.stringContaining('She left long ago.') }]);
});

it('keeps the summary of a scene, and notes that stand apart behind the line that they are about', () => {
  const summary =
    '<SceneProperties Length="1/8"><Summary><Paragraph><Text>They meet.</Text></Paragraph></Summary></SceneProperties>';
  const notes = `<ScriptNotes>${note('Rain machine?', ' Range="11,15"')}${note('Lost.')}</ScriptNotes>`;
  const { paragraphs, unread } = read(
    heading('INT. CAFE', summary) + action('Rain.') + action('Dust.'),
    '',
    notes,
  );
  expect(paragraphs.map(({ text, kind }) => [text, kind])).toEqual([
    ['INT. CAFE', 'heading'],
    ['They meet.', 'note'],
    ['Rain.', 'action'],
    ['Rain machine?', 'note'],
    ['Dust.', 'action'],
  ]);
  expect(unread).toEqual([{ where: '메모', reason: expect.stringContaining('Lost.') }]);
});

it('says when the file holds text that no paragraph holds', () => {
  const unknown =
    '<Sidebar><Paragraph><Text>A scene that stands in an element of the future.</Text></Paragraph></Sidebar>';
  expect(read(action('Rain.') + unknown).unread).toEqual([
    { where: '문서 전체', reason: expect.stringContaining('39자를 읽지 못했어요') },
  ]);
});

it('tells the words of page heads, which are left out', () => {
  const head =
    '<HeaderAndFooter><Header><Paragraph><Text>NIGHT BUS - draft 3</Text></Paragraph></Header></HeaderAndFooter>';
  expect(read(action('Rain.'), '', head).unread).toMatchObject([{ where: '쪽 머리말·꼬리말' }]);
});
