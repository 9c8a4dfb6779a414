import { itemsOfScene, itemText, suggestionsOfScene } from '../breakdown/items-of-scene.ts';
import { castOfDay, scenesOfDay } from '../callsheet/day-content.ts';
import { compareSheets } from '../callsheet/issue/compare-sheets.ts';
import { freezeCallsheet } from '../callsheet/issue/freeze-callsheet.ts';
import { readersOf } from '../callsheet/issue/readers-of.ts';
import { lastVersion } from '../callsheet/issue/versions-of.ts';
import { toldFindings } from '../checks/accepted/told-findings.ts';
import { checkBoard } from '../checks/check-board.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { Id } from '../kernel/id.ts';
import { sceneLabel } from '../scene/scene-label.ts';
import type { ProjectState } from '../state.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** Something that stands between a project and a shooting day: Korean, with the names that it is about. */
export interface OpenMatter {
  readonly kind: 'finding' | 'place' | 'actor' | 'item' | 'sheet' | 'reader';
  readonly isHard: boolean;
  readonly text: string;
  /** Of those that it is about, in the order of the plan; empty where the text says it all. */
  readonly names: readonly string[];
}

/** What one may judge of; a part that one may not write is nobody's matter here (OV2). */
export interface MattersAsked {
  readonly breakdown: boolean;
  readonly callsheet: boolean;
}

/** OV1: what is open before a day, by name: what the rules say, what nobody has said, the sheet, who has it. */
export function beforeDay(state: ProjectState, day: Timetable, asked: MattersAsked): readonly OpenMatter[] {
  const scenes = scenesOfDay(state, day._id);
  const places = new Set(scenes.flatMap(({ location, setName }) => (location === null && setName) || []));
  const parts = castOfDay(state, day._id).filter(({ actorName }) => actorName.trim() === '');
  const undecided = scenes.filter(({ _id }) => suggestionsOfScene(state, _id).length > 0);
  const needed = scenes
    .flatMap(({ _id }) => itemsOfScene(state, _id))
    .filter(({ status }) => status === 'needed');
  return [
    ...findings(state, day),
    ...named('place', '실제 촬영지가 정해지지 않은 곳', [...places]),
    ...named(
      'actor',
      '배우가 정해지지 않은 배역',
      parts.map(({ name }) => name),
    ),
    ...(asked.breakdown
      ? [
          ...named(
            'item',
            '브레이크다운 제안을 살펴보지 않은 씬',
            undecided.map((scene) => `S#${sceneLabel(state, scene)}`),
          ),
          ...named('item', '준비됨으로 표시하지 않은 것', [...new Set(needed.map(itemText))]),
        ]
      : []),
    ...(asked.callsheet ? sheetMatters(state, day._id) : []),
  ];
}

function findings(state: ProjectState, day: Timetable): OpenMatter[] {
  const { open } = toldFindings(state, day, checkBoard(state, day.boardId).get(day._id) ?? []);
  return open
    .map(
      ({ message, severity }): OpenMatter => ({
        ...{ kind: 'finding', isHard: severity === 'hard', text: message, names: [] },
      }),
    )
    .toSorted((a, b) => Number(b.isHard) - Number(a.isHard));
}

const named = (kind: OpenMatter['kind'], text: string, names: readonly string[]): OpenMatter[] =>
  names.length === 0 ? [] : [{ kind, isHard: false, text, names }];

/** OV3: the sheet and who has it, as far as it has come. */
function sheetMatters(state: ProjectState, dayId: Id): OpenMatter[] {
  const sheet = groupBy(state.callsheet, 'timetable').get(dayId)?.[0];
  const says = (text: string): OpenMatter[] => [{ kind: 'sheet', isHard: false, text, names: [] }];
  if (!sheet) return says('일촬표를 아직 만들지 않았어요.');
  const last = lastVersion(state, sheet._id);
  if (!last) return says('일촬표를 아직 발행하지 않았어요.');
  if (last.cancels) return says('촬영 취소를 알린 날이에요.');
  const now = freezeCallsheet(state, sheet._id);
  const changes = now ? compareSheets(last.sheet, now).length : 0;
  if (changes > 0) return says(`발행한 ${last.number}판과 달라진 줄이 ${changes}개 있어요.`);
  const waiting = readersOf(state, last).filter(({ standing }) => standing !== 'confirmed');
  return named(
    'reader',
    `${last.number}판을 확인하지 않은 사람`,
    waiting.map(({ name }) => name),
  );
}
