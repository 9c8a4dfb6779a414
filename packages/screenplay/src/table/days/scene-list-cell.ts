import { foldWidth } from '../../organise/lines/normalise-text.ts';
import { type DashMeaning, readSceneNumber } from '../scenes/scene-number.ts';
import type { SceneCount } from '../table.ts';

/** No day has more; what counts further is no range of scenes. */
const LONGEST_RANGE = 30;

/** A scene of a day; `note`: what is said beside its number (`7(일부)`). */
export interface ListedScene extends SceneCount {
  readonly note: string;
}

/** TI18: the scenes that a cell lists: `1, 5A, 12~14`, `S#3 / S#7`, `8+9`; ranges counted out. `unread`: what is no number. */
export function readSceneList(text: string, dash: DashMeaning): { scenes: ListedScene[]; unread: string[] } {
  const scenes: ListedScene[] = [];
  const unread: string[] = [];
  const parts = foldWidth(text)
    .replace(/\s*([~-])\s*/g, '$1')
    .split(/[,、/+&·\n]|\s+(?=(?:s\s?#|씬|#)?\s?\d)/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const part of parts) {
    const range = /^(?:s\s?#|씬|#)?\s*(\d{1,4})\s*~\s*(?:s\s?#|씬|#)?\s*(\d{1,4})$/i.exec(part);
    const [from, until] = [Number(range?.[1]), Number(range?.[2])];
    if (range && until > from && until - from < LONGEST_RANGE) {
      for (let sceneNo = from; sceneNo <= until; sceneNo++)
        scenes.push({ episodeNo: null, sceneNo, subSceneNo: '', until: null, note: '' });
      continue;
    }
    const number = readSceneNumber(part, dash);
    if (number) {
      const { wasDate: _, ...count } = number;
      scenes.push({ ...count, note: /\(([^()\d]{2,})\)$/.exec(part)?.[1] ?? '' });
    } else if (!/^[-–—.xX]+$/.test(part)) unread.push(part);
  }
  return { scenes, unread };
}
