import { withTime } from '../headings/heading-details.ts';
import { readTail } from '../headings/heading-tail.ts';
import type { HeadingTail } from '../headings/heading-tail-fields.ts';
import { foldWidth } from '../lines/normalise-text.ts';
import { readSetting } from '../words/setting-words.ts';

/** What columns or fields say about where and when a scene plays; '' where they say nothing. */
export interface WhereAndWhen {
  /** What stands behind the number in its own cell, or a title. */
  title: string;
  place: string;
  time: string;
  setting: string;
}

/** The tail of a heading as its cells tell it. A place leads where there is one; a title is the place's name else. */
export function readRowTail({ title, place, time, setting }: WhereAndWhen): HeadingTail {
  const own = readTail(oneLine(title));
  const told = place === '' ? own : readTail(placeAlone(place));
  const tail = {
    ...told,
    flags: [...new Set([...own.flags, ...told.flags])],
    omitted: own.omitted || told.omitted,
  };
  const timed = time === '' ? withOwnTime(tail, own) : withTime(tail, oneLine(time));
  const inside = settingOf(setting);
  return inside === null ? timed : { ...timed, setting: inside, settingGuessed: false };
}

const oneLine = (text: string): string =>
  foldWidth(text)
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** `@준호의 방 — 낡은 책상, 램프`: the place, and how it looks. */
function placeAlone(written: string): string {
  const text = oneLine(written)
    .replace(/^@/, '')
    .replace(/(?<=[\s.])@/g, '');
  const [first = text, ...rest] = text.split(/\s+-{1,2}\s+/);
  return rest.length > 0 && rest.join(' ').length > 12 ? first : text;
}

function withOwnTime(tail: HeadingTail, own: HeadingTail): HeadingTail {
  if (tail.timeText !== null || own.timeText === null) return tail;
  return { ...tail, timeText: own.timeText, timeOfDay: own.timeOfDay, relativeTime: own.relativeTime };
}

function settingOf(written: string): HeadingTail['setting'] {
  const text = oneLine(written).replace(/\.$/, '');
  return /^(?:E|O|EX|옥외)$/i.test(text) ? 'EXT' : readSetting(text);
}
