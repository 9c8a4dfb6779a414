import type { Scene, Setting, TimeOfDay } from '@ddak/domain';
import { foldWidth } from '../../organise/lines/normalise-text.ts';
import { readRowTail } from '../../organise/tables/row-tail.ts';
import { readSetting } from '../../organise/words/setting-words.ts';
import { readTime } from '../../organise/words/time-words.ts';

export interface WhenAndWhere {
  readonly setName: string;
  readonly setting: Setting | null;
  readonly timeOfDay: TimeOfDay | null;
  readonly timeText: string;
}

const plain = (text: string): string => foldWidth(text).replace(/\s+/g, ' ').trim();

/** TI11: a letter is a sign of the form; a word is kept as the script's own. */
const wordOf = (text: string): string => (/^[mden]\.?$/i.test(text) ? '' : text.slice(0, 40));

/**
 * TI11: what cells of time and of inside or outside say, whichever column they stand in: `D`, `낮`, `D/I`, `밤(실내)`. E is
 * evening beside nothing, and outside beside a time. `unread` is what said neither.
 */
export function readWhen(
  time: string,
  setting: string,
): Pick<WhenAndWhere, 'setting' | 'timeOfDay' | 'timeText'> & { readonly unread: readonly string[] } {
  const found = { setting: null as Setting | null, timeOfDay: null as TimeOfDay | null, timeText: '' };
  const unread: string[] = [];
  const takeTime = (text: string): boolean => {
    const read = readTime(/^[mden]$/i.test(text) ? text.toUpperCase() : text);
    if (!read || found.timeOfDay !== null) return false;
    found.timeOfDay = read.timeOfDay;
    found.timeText ||= wordOf(text);
    return true;
  };
  const takeSetting = (text: string): boolean => {
    const read = settingOf(text);
    if (read && found.setting === null) found.setting = read;
    return read !== null;
  };
  const [when, where] = [plain(time), plain(setting)];
  if (when !== '' && !takeTime(when) && !takeSetting(when)) {
    const parts = when.split(/[/·,|()&+-]|\s/).map((part) => part.trim());
    const rest = parts.filter((part) => part !== '' && !takeTime(part) && !takeSetting(part));
    if (found.timeOfDay === null && found.timeText === '') found.timeText = when.slice(0, 40);
    if (rest.length > 0) unread.push(when);
  }
  if (where !== '' && !takeSetting(where)) {
    const rest = where
      .split(/[·,|()&+\s]/)
      .filter((part) => part !== '' && !takeSetting(part) && !takeTime(part));
    if (rest.length > 0) unread.push(where);
  }
  return { ...found, unread };
}

function settingOf(text: string): Setting | null {
  if (/^(?:E|O|EX|L\/E|옥외|오픈)\.?$/i.test(text)) return 'EXT';
  return /^(?:I|IN)\.?$/i.test(text) ? 'INT' : readSetting(text);
}

/** A cell that says place and time in one: `카페 / 낮`. */
export function readPlaceAndTime(text: string): WhenAndWhere {
  const tail = readRowTail({ title: '', place: text, time: '', setting: '' });
  return {
    setName: tail.setName ?? plain(text),
    setting: tail.settingGuessed ? null : tail.setting,
    timeOfDay: tail.timeOfDay,
    timeText: wordOf(tail.timeText ?? ''),
  };
}

const KINDS: readonly (readonly [kind: NonNullable<Scene['shootKind']>, words: RegExp])[] = [
  ['L', /^(?:l|loc\.?|location|로케(?:이션)?|야외|현장)$/i],
  ['O', /^(?:o|open(?:set)?|오픈(?:세트)?|오픈\s*세트)$/i],
  ['S', /^(?:s|set|st|studio|세트(?:장)?|스튜디오)$/i],
];

/** L, O or S; null where the cell says none of them. */
export const readShootKind = (text: string): Scene['shootKind'] =>
  KINDS.find(([, words]) => words.test(plain(text)))?.[0] ?? null;
