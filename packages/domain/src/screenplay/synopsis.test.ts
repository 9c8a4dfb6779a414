import { describe, expect, it } from 'vitest';
import type { LineType, OrganisedLine } from './organised.ts';
import { synopsisOfLines } from './synopsis.ts';

const lines = (...list: [LineType, string, Partial<OrganisedLine>?][]): OrganisedLine[] =>
  list.map(([type, text, more], i) => ({ n: i + 1, text, type, scene: 0, rows: 1, confidence: 1, ...more }));

describe('the synopsis of a scene', () => {
  it('OG22: tells what somebody does, not what the light is like', () => {
    expect(
      synopsisOfLines(
        lines(
          ['action', '형광등이 깜박인다. 빈 복도.'],
          ['action', '준호가 봉투를 열어 사진을 꺼낸다.', { mentions: ['준호'] }],
          ['character', '준호', { who: '준호' }],
          ['dialogue', '이게 뭐야.'],
        ),
      ),
    ).toBe('준호가 봉투를 열어 사진을 꺼낸다.');
  });

  it('OG22: takes who is called by the given name for the person', () => {
    const text = synopsisOfLines(
      lines(['action', '햇살이 든다. 유리가 창문을 연다.', { mentions: ['차유리'] }]),
    );
    expect(text).toBe('유리가 창문을 연다.');
  });

  it('OG22: takes a sentence that goes on in the next row as one', () => {
    const wrapped = lines(
      ['action', 'Rain on the roof of the mill. ROWENA climbs the stairs with a', { mentions: ['ROWENA'] }],
      ['action', 'lantern in her hand.', { mentions: ['ROWENA'] }],
      ['action', '편의점 앞'],
      [
        'action',
        '연희가 밤새 내린 눈을 빗자루로 쓸어 길 한쪽에 높이 쌓아 두고 허리를',
        { mentions: ['연희'] },
      ],
      ['action', '편다.'],
    );
    expect(synopsisOfLines(wrapped.slice(0, 2))).toBe('ROWENA climbs the stairs with a lantern in her hand.');
    expect(synopsisOfLines(wrapped.slice(2))).toBe(
      '연희가 밤새 내린 눈을 빗자루로 쓸어 길 한쪽에 높이 쌓아 두고 허리를 편다.',
    );
  });

  it.each([
    '석구가 젖은 우산을 접어 문 옆에 세워 두고 천천히 의자를 빼서 앉는다',
    '석구, 젖은 우산을 접어 문 옆에 세워 두고 천천히 의자를 빼서 앉음',
  ])('OG22: a sentence without a full stop ends with its row: %s', (told) => {
    const rows = lines(['action', told, { mentions: ['석구'] }], ['action', '밖에는 비가 계속 내리고 있다']);
    expect(synopsisOfLines(rows)).toBe(told);
  });

  it('OG22: takes what is said where nothing is done', () => {
    expect(
      synopsisOfLines(
        lines(
          ['action', '어두운 방.'],
          ['character', '준호(E)', { who: '준호' }],
          ['dialogue', '거기 누구 있어요?'],
        ),
      ),
    ).toBe('준호: 거기 누구 있어요?');
  });

  it('OG22: leaves out how the parts of a montage are listed', () => {
    expect(synopsisOfLines(lines(['action', '- 현수가 열쇠를 문마다 끼워 본다.']))).toBe(
      '현수가 열쇠를 문마다 끼워 본다.',
    );
    expect(synopsisOfLines(lines(['action', '2) 단이가 장터를 가로지른다.']))).toBe(
      '단이가 장터를 가로지른다.',
    );
  });

  it('OG22: is one line of at most 60 characters, and empty where there is no text', () => {
    const long = synopsisOfLines(lines(['action', `준호가 ${'아주 '.repeat(40)}천천히 걷는다.`]));
    expect(long).toBe(`준호가${' 아주'.repeat(18)}…`);
    expect(synopsisOfLines(lines(['action', '아'.repeat(80)]))).toBe(`${'아'.repeat(59)}…`);
    const english = 'We see some of the hall, a yawning milkman, etc., but mostly Petulia, who sleeps.';
    expect(synopsisOfLines(lines(['action', english]))).toBe(
      'We see some of the hall, a yawning milkman, etc., but…',
    );
    expect(synopsisOfLines([])).toBe('');
  });
});
