import { CROWD, isTitle } from '../words/titles.ts';
import { NARRATOR } from './speaker-name.ts';
import { readsAsAction } from './speech-or-action.ts';

/** A name set off by a mark that is no colon: `[연희] …`, `연희) …`, `연희 - …`, `연희/ …`. */
export interface MarkedName {
  written: string;
  mark: string;
  rest: string;
}

const NAME = String.raw`[가-힣A-Za-z][가-힣A-Za-z0-9·\s]{0,13}?(?:\([^()]{1,12}\))?`;
const BRACKETED = new RegExp(String.raw`^([[<【〈《「『(])\s*(${NAME})\s*[\]>】〉》」』)]\s*:?\s*(.*)$`, 's');
const SET_OFF = new RegExp(
  String.raw`^(${NAME})(?:\s*([)|])\s*|\s*(->|→|[\]>/_=▷▶])\s+|\s*(-)\s+|(\.)\s+)(\S.*)$`,
  's',
);

const STARRED = new RegExp(String.raw`^(\*{1,2})(${NAME})\1\s*:?\s*(.*)$`, 's');

/** The name that a line opens with, by a bracket around it or a mark behind it; `text` is folded. */
export function readMarkedName(text: string): MarkedName | null {
  const bracketed = BRACKETED.exec(text);
  if (bracketed?.[1] && bracketed[2]) {
    return { written: bracketed[2], mark: bracketed[1], rest: bracketed[3] ?? '' };
  }
  const starred = STARRED.exec(text);
  if (starred?.[2]) return { written: starred[2], mark: '*', rest: starred[3] ?? '' };
  const setOff = SET_OFF.exec(text);
  const mark = setOff?.slice(2, 6).find((one) => one !== undefined);
  if (!setOff?.[1] || !mark || !setOff[6]) return null;
  return { written: setOff[1], mark, rest: setOff[6] };
}

/** `손님1`, `한전 직원`, `일동`: named by what they are, so that once is enough. */
export function isSomebody(name: string): boolean {
  return name === NARRATOR || isTitle(name.split(' ').at(-1) ?? '') || CROWD.test(name);
}

/** What the vote asks of a cue. */
interface Voter {
  form: string;
  mark?: string;
  speech: string;
  name: { who: string };
}

/**
 * The mark behind which people speak in this document: names come again and again before it, and most of what stands
 * behind it is spoken. Null where there is none.
 */
export function voteMark(candidates: readonly Voter[]): string | null {
  let best: string | null = null;
  let most = 5;
  for (const [mark, cues] of Map.groupBy(candidates, (cue) => cue.mark)) {
    if (mark === undefined) continue;
    const names = Map.groupBy(cues, (cue) => cue.name.who);
    const again = [...names].flatMap(([name, list]) => (list.length >= 2 || isSomebody(name) ? list : []));
    const spoken = again.filter(({ name, speech }) => {
      return speech === '' || name.who === NARRATOR || !readsAsAction(speech, false);
    }).length;
    if (again.length <= most || spoken * 3 < again.length * 2) continue;
    most = again.length;
    best = mark;
  }
  return best;
}
