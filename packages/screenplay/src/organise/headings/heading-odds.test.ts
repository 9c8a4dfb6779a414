import { expect, it } from 'vitest';
import { textParagraphs } from '../../readers/txt/txt.ts';
import { organise } from '../organise.ts';

/** Place, inside or outside, time of day and flags of a heading among others of its kind. */
function fieldsOf(heading: string): unknown[] {
  const text = `${heading}\n준호가 걷는다.\n준호: 가자.\n미영: 어디로?\n`;
  const [scene] = organise({
    format: 'txt',
    title: null,
    paragraphs: textParagraphs(text),
    unread: [],
  }).scenes;
  return [scene?.setName, scene?.setting, scene?.timeOfDay, scene?.flags.join()];
}

it.each([
  ['OG18', 'S#12. 동네 슈퍼 앞 평상 (D, 맑음)', '동네 슈퍼 앞 평상', 'EXT', 'day'],
  ['OG18', 'S#12. 엘리베이터안(밤)', '엘리베이터안', 'INT', 'night'],
  ['OG18', 'S#12. 집밖 (밤)', '집밖', 'EXT', 'night'],
  ['OG18', 'S#12. 카페 안 (낮/안)', '카페 안', 'INT', 'day'],
  ['OG18', 'S#12. 카페 내부 (낮)', '카페', 'INT', 'day'],
  ['OG18', 'S#12. 차 안 (달리는) - 밤', '차 안', 'INT', 'night'],
  ['OG18', 'S#12. 민수 방 (세트) - 밤', '민수 방', 'INT', 'night'],
  ['OG18', 'S#12. 다시 카페 (낮)', '카페', 'INT', 'day'],
  ['OG18', 'S#12. 골목길 / 토요일 / 오후', '골목길', 'EXT', 'day'],
  ['OG18', 'S#12. 서울역 광장 (낮) 지훈이 걷는다.', '서울역 광장', 'EXT', 'day'],
  ['OG17', 'S#12. 옥상 - 매직아워', '옥상', 'EXT', 'sunset'],
  ['OG17', 'S#12. 카페 낮 이어서', '카페', 'INT', 'day'],
  ['OG17', 'S#12. INT. HOUSE - 3 A.M.', 'HOUSE', 'INT', 'night'],
  ['OG17', 'S#12. EXT. FIELD - PRE-DAWN', 'FIELD', 'EXT', 'dawn'],
  ['OG17', 'S#12. EXT. FIELD - DAY FOR NIGHT', 'FIELD', 'EXT', 'night'],
  ['OG16', 'S#12. 거실 인서트 (낮)', '거실', 'INT', 'day', 'insert'],
  ['OG16', 'S#12. 준호의 회상 (낮)', '준호의 회상', null, 'day', 'flashback'],
  ['OG16', 'S#12. 시장 몽타주 (낮)', '시장 몽타주', 'EXT', 'day', 'montage'],
])('%s: reads ‘%s’', (_rule, heading, ...expected) => {
  expect(fieldsOf(heading)).toEqual(expected.length === 3 ? [...expected, ''] : expected);
});
