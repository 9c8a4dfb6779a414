import { describe, expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

const read = (text: string) =>
  organise({ format: 'txt', title: null, paragraphs: textParagraphs(text), unread: [] });
const places = (text: string) => read(text).scenes.map(({ setName }) => setName);
const most = (text: string): number => Math.max(0, ...read(text).scenes.map(({ confidence }) => confidence));

const SILENT = ['#1. 바닷가 (밤) - 30초', '#2. 등대 계단 - 40초', '#3. 등대 꼭대기 (어린이 참여) - 20초']
  .map((heading) => `${heading}\n고래가 물 위로 떠오른다. 등대가 깜박인다.\n`)
  .join('\n');

describe('what makes lines the headings of scenes', () => {
  it('OG27: a clean run that rises from 1 heads scenes though nobody speaks', () => {
    expect(places(`고래의 밤\n\n${SILENT}`)).toEqual(['바닷가', '등대 계단', '등대 꼭대기']);
  });

  it('OG27: a treatment in numbered parts is read, most of whose titles say no time', () => {
    const parts = ['#1. 옥탑방 (아침)', '#2. 거울 앞', '#3. 골목', '#4. 엔딩'];
    expect(places(parts.map((part) => `${part}\n지우가 천천히 걸어간다.\n`).join('\n'))).toHaveLength(4);
  });

  it('OG27: names in capitals that come again speak in English, whose speech has no endings', () => {
    const scene = (title: string, i: number) =>
      `${i + 1}. ${title}\n\nThe kettle sings.\n\nMIRA: Come in.\nTOBIAS: It is late.\n`;
    const titles = ['BOAT HOUSE', 'JETTY', 'BOAT HOUSE'];
    expect(places(titles.map(scene).join('\n'))).toEqual(titles);
  });

  it.each([
    [
      'a plan',
      ['1. 개요', '2. 추진 배경', '3. 세부 계획', '4. 기대효과'],
      '담당: 총무팀\n이번 행사는 5월에 진행합니다.',
    ],
    [
      'a lesson',
      ['1. 도입', '2. 전개', '3. 정리'],
      '교사: 지난 시간에 무엇을 배웠나요?\n학생: 분수를 배웠어요.',
    ],
    ['a manual', ['1. 설치 방법', '2. 환경 설정', '3. 실행'], 'npm install\nconfig.json 파일을 수정합니다.'],
    [
      'slides',
      ['S2.', 'S3.', 'S4.', 'S5.'],
      '다음은 저희 조가 조사한 내용입니다.\n결과를 보여 드리겠습니다.',
    ],
    [
      'questions',
      ['1. 환불은 언제 되나요?', '2. 회원 가입은 어떻게 하나요?', '3. 앱이 켜지지 않아요?'],
      '영업일 3일 안에 처리됩니다.',
    ],
  ])('OG28: nobody is sure of scenes in %s', (_, titles, body) => {
    expect(most(titles.map((title) => `${title}\n${body}\n`).join('\n'))).toBeLessThan(0.5);
  });

  it('OG28: a document with marks that hardly reads like a script is read, and says so', () => {
    const slides = ['S2.', 'S3.', 'S4.', 'S5.']
      .map((mark) => `${mark}\n다음은 조사 결과입니다.\n`)
      .join('\n');
    const { scenes, unread } = read(slides);
    expect(scenes.length).toBeGreaterThan(0);
    expect(unread).toEqual([{ where: '문서 전체', reason: expect.stringContaining('대본이 아닌 문서') }]);
  });

  it('OG31: a marker that fits the run heads a scene though its title asks or has a colon', () => {
    const script = ['S#1. 시작: 왜 지금인가', 'S#2. 비교: 무엇이 다른가?', 'S#3. 끝: 내일부터'];
    expect(read(script.map((one) => `${one}\n진행자: 안녕하세요!\n`).join('\n')).scenes).toHaveLength(3);
  });

  it.each([
    ['pictures', ['🎬 S#1. 카페 (낮)', '🎬 S#2. 골목 (밤)']],
    ['the number of a section', ['3-1. Scene 1 (카페)', '3-2. Scene 2 (골목)']],
    ['parts', ['### Segment 1: 카페 (0-5초)', '### Segment 2: 골목 (5-12초)']],
    ['a chapter between hashes', ['# 1장 # 카페', '# 2장 # 골목']],
    ['a number on a key', ['1️⃣ 카페 (낮)', '2️⃣ 골목 (밤)']],
  ])('OG31: a marker stands behind or between signs: %s', (_, headings) => {
    const script = headings.map((one) => `${one}\n수아가 창밖을 본다.\n수아: 비가 오네?\n`).join('\n');
    expect(places(script)).toEqual(['카페', '골목']);
  });
});
