import { SeededRandom } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { draftOf, keptText, mentionAt, withMention } from './mention-text.ts';

const random = new SeededRandom(1);
const haeun = { userId: random.newId(), name: '김하은' };
const other = { userId: random.newId(), name: '김하은' };
const haeunji = { userId: random.newId(), name: '김하은지' };

describe('a mention while it is written', () => {
  it('begins with @ at the start of a word, and is looked for by what follows', () => {
    expect(mentionAt('@ㅎㅇ', 3)).toEqual({ from: 0, search: 'ㅎㅇ' });
    expect(mentionAt('내일 @하', 5)).toEqual({ from: 3, search: '하' });
    expect(mentionAt('me@example.com', 14)).toBeNull();
    expect(mentionAt('@하은 님', 5)).toBeNull();
  });

  it('takes the place of what was typed', () => {
    const { draft, caret } = withMention(
      { text: '내일 @ㅎㅇ 봐요', named: [] },
      { from: 3, caret: 6 },
      haeun,
    );
    expect(draft).toEqual({ text: '내일 @김하은 봐요', named: [haeun] });
    expect(caret).toBe(8);
  });

  it('CM8: is kept by id, with the particle outside of it', () => {
    expect(keptText({ text: '@김하은에게 물어볼게요 ', named: [haeun] })).toBe(
      `@[${haeun.userId}]에게 물어볼게요`,
    );
  });

  it('CM8: tells people of one name and of longer names apart', () => {
    const draft = { text: '@김하은지, @김하은, @김하은', named: [haeun, haeunji, other] };
    expect(keptText(draft)).toBe(`@[${haeunji.userId}], @[${haeun.userId}], @[${other.userId}]`);
  });

  it('CM5: comes back by name when the comment is said in other words', () => {
    const kept = `@[${haeun.userId}]에게, 그리고 @[${haeunji.userId}]`;
    const names = new Map([haeun, haeunji].map(({ userId, name }) => [userId, name]));
    const draft = draftOf(kept, (userId) => names.get(userId)!);
    expect(draft.text).toBe('@김하은에게, 그리고 @김하은지');
    expect(keptText(draft)).toBe(kept);
  });
});
