import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const headings = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] }).scenes.map(
    ({ heading }) => heading,
  );
const FRONT = '밤기차\n1. 기획의도\n떠나는 사람들.\n2. 등장인물\n수아, 도현\n3. 줄거리\n밤새 달린다.\n';
const BODY = '수아가 표를 접는다.\n수아: 어디까지 가세요?\n도현: 종점이요.\n';

describe('what stands before the script', () => {
  it('OG33: numbered sections are no scenes where the scenes have a mark of their own', () => {
    const scenes = ['S#1. 대합실 (밤)', 'S#2. 객차 (새벽)'];
    expect(headings(FRONT + scenes.map((one) => `${one}\n${BODY}`).join('\n'))).toEqual(scenes);
  });

  it('OG33: numbered sections are no scenes where the scenes are numbered alike', () => {
    const scenes = ['1. 대합실 / 밤', '2. 객차 / 새벽', '3. 종점 / 아침'];
    expect(headings(FRONT + scenes.map((one) => `${one}\n${BODY}`).join('\n'))).toEqual(scenes);
  });

  it.each([
    ['S#', 'S#1. 대합실 (밤)', 'S#2. 객차 (새벽)'],
    ['씬', '씬 1. 대합실 / 밤', '씬 2. 객차 / 새벽'],
    ['#', '#1. 대합실 (밤)', '#2. 객차 (새벽)'],
  ])('OG32: a first heading glued to the title has a line of its own: %s', (_, first, second) => {
    expect(headings(`밤기차 (초고) ${first}\n${BODY}\n${second}\n${BODY}`)).toEqual([first, second]);
  });

  it('OG32: the number of a cut is no first heading that is glued to something', () => {
    const text = ['#1. 대합실 (밤)', 'C#1 하나의 손. 표가 접힌다.', BODY, '#2. 객차 (새벽)', BODY].join('\n');
    expect(headings(text)).toEqual(['#1. 대합실 (밤)', '#2. 객차 (새벽)']);
  });

  it('OG33: a deleted scene without a number is none', () => {
    const text = 'INT. HALL - DAY\n\nAnn waits.\n\nSCENE DELETED\n\nEXT. YARD - NIGHT\n\nAnn runs.\n';
    expect(headings(text)).toEqual(['INT. HALL - DAY', 'EXT. YARD - NIGHT']);
  });

  it('OG59: a heading again at the top of a page, and numbers of shots, open no scene', () => {
    const pages = ['씬 1. 대합실 (밤)', '씬 1. 대합실 (밤) (계속)', '씬 2. 객차 (새벽)'];
    const shots = `#2-1\n- 화면: 표를 접는 손\n#2-2\n- 화면: 멀어지는 기차\n`;
    expect(headings(`${pages.map((one) => `${one}\n${BODY}`).join('\n')}\n${shots}`)).toEqual([
      pages[0],
      pages[2],
    ]);
  });

  it('OG33: a place between two signs heads a scene where nothing plainer does', () => {
    const scenes = ['-부두 창고-', '-방파제-', '-선실-'];
    expect(headings(scenes.map((one) => `${one}\n${BODY}`).join('\n'))).toEqual(scenes);
  });
});
