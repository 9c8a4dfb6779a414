import { expect, it } from 'vitest';
import { noticeHeadline } from '../index.ts';

it('NT13: names the project that a notice is of, and nothing where it is of none', () => {
  expect(noticeHeadline({ projectTitle: '막차의 우산', title: '1회차 일촬표가 나왔어요' })).toBe(
    '〈막차의 우산〉 1회차 일촬표가 나왔어요',
  );
  expect(noticeHeadline({ projectTitle: null, title: '새 소식: 초대 링크' })).toBe('새 소식: 초대 링크');
});
