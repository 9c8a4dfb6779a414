import { describe, expect, it } from 'vitest';
import { plainParagraph, type TextRange } from '../../paragraph.ts';
import { organise } from '../organise.ts';
import { toSourceLines } from './source-line.ts';

/** `«연희»(작게) 왔어?`: what stands between the marks is bold. */
function paragraph(marked: string) {
  const bold: TextRange[] = [];
  let text = '';
  for (const [i, piece] of marked.split(/[«»]/).entries()) {
    if (i % 2 === 1) bold.push([text.length, text.length + piece.length]);
    text += piece;
  }
  return plainParagraph(text, { bold });
}
const rows = (...marked: string[]) => toSourceLines(marked.map(paragraph)).map(({ text }) => text);

const GLUED =
  '«[지문]»눈이 온다. «연희»(작게) 왔어? «해준»(웃으며) 응! «연희»어서 들어와. «[음향]»문 닫히는 소리.';

describe('lines inside a paragraph', () => {
  it('OG71: bold names and labels in brackets open a line each, and nothing is lost', () => {
    expect(rows(GLUED)).toEqual([
      '[지문]눈이 온다.',
      '연희(작게) 왔어?',
      '해준(웃으며) 응!',
      '연희어서 들어와.',
      '[음향]문 닫히는 소리.',
    ]);
  });

  it('OG71: a bold name that goes on with a particle is part of its sentence', () => {
    const told = '눈이 온다. «연희»가 문을 연다. «연희», 웃는다. «해준»(32)이 들어온다.';
    expect(rows(told, GLUED)[0]).toBe(told.replaceAll(/[«»]/g, ''));
  });

  it('OG71: who opens other lines before a colon opens one inside a paragraph too', () => {
    expect(
      rows('연희: 왔어?', '해준: 응.', '연희: 추웠지? 해준: (떨며) 조금. 연희: 앉아.', '해준: 그래.'),
    ).toEqual([
      ...['연희: 왔어?', '해준: 응.', '연희: 추웠지?', '해준: (떨며) 조금.', '연희: 앉아.', '해준: 그래.'],
    ]);
  });

  it('OG71: finds who speaks where one paragraph holds a whole scene', () => {
    const paragraphs = ['«S#1. 분식집 (낮)»', GLUED, '«S#2. 골목 (밤)»', GLUED].map(paragraph);
    const { scenes, lines } = organise({ format: 'docx', title: null, paragraphs, unread: [] });
    expect(scenes.map(({ characters }) => characters.map(({ name, lines }) => `${name} ${lines}`))).toEqual([
      ['연희 2', '해준 1'],
      ['연희 2', '해준 1'],
    ]);
    expect(lines.map(({ text }) => text).join('')).toContain('연희어서 들어와.');
  });

  it('OG71: a heading in bold ends where its bold does, though the action stands in the same row', () => {
    const paragraphs = [
      '«#1. 정류장 (낮)»버스가 선다. 사람들이 내린다.',
      '«#2. 골목»연희가 뛴다.',
      '«#3. 분식집» (밤)',
      '연희: 왔어?',
    ].map(paragraph);
    const { scenes, lines } = organise({ format: 'hwp', title: null, paragraphs, unread: [] });
    expect(scenes.map(({ sceneNo, setName, timeOfDay }) => [sceneNo, setName, timeOfDay])).toEqual([
      [1, '정류장', 'day'],
      [2, '골목', null],
      [3, '분식집', 'night'],
    ]);
    expect(lines.filter(({ type }) => type === 'action').map(({ text }) => text)).toEqual([
      '버스가 선다. 사람들이 내린다.',
      '연희가 뛴다.',
    ]);
  });

  const SPEECHES = ['연희: 왔어?', '해준: 응.', '눈이 그친다.', '연희: 추웠지?', '해준: 조금.'];

  it('OG71: a scene in one paragraph has a line in every row', () => {
    const paragraphs = ['S#1. 분식집 (낮)', SPEECHES.join('\n'), 'S#2. 골목 (밤)', SPEECHES.join('\n')];
    const { scenes, lines } = organise({
      format: 'docx',
      title: null,
      paragraphs: paragraphs.map(paragraph),
      unread: [],
    });
    for (const { characters } of scenes) expect(characters.map(({ name }) => name)).toEqual(['연희', '해준']);
    expect(lines.filter(({ type }) => type === 'action').map(({ text }) => text)).toEqual([
      '눈이 그친다.',
      '눈이 그친다.',
    ]);
  });

  it('OG71: a soft break goes on with the speech where only speeches are wrapped so', () => {
    const paragraphs = [
      'S#1. 분식집 (낮)',
      '연희: 오늘은 말이야\n손님이 많았어',
      '해준: 그래서\n늦었구나',
      '연희: 응',
      '해준: 가자\n이제',
    ];
    const { lines } = organise({
      format: 'docx',
      title: null,
      paragraphs: paragraphs.map(paragraph),
      unread: [],
    });
    expect(lines.filter(({ type }) => type === 'dialogue')).toHaveLength(7);
  });
});
