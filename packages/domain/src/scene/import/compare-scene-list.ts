import type { Change } from '../../change.ts';
import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { ListedScene } from './listed-scene.ts';
import { planListedScenes } from './plan-listed-scenes.ts';

/** What a list would do to one scene: `fields` are what of it changes, in Korean. */
export interface ListedSceneLine {
  readonly what: 'new' | 'changed' | 'same';
  readonly fields: readonly string[];
}

const WORDS: Readonly<Record<string, string>> = {
  name: '제목',
  setName: '극중 장소',
  location: '실제 촬영지',
  setting: '안·밖',
  timeOfDay: '시간',
  timeText: '시간',
  shootKind: 'L/O/S',
  synopsis: '내용',
  characters: '인물',
  cutCount: '컷',
  pages: '분량',
  screenMinutes: '예상 분량',
  plannedMinutes: '촬영 소요',
  storyDay: '극중 날짜',
  sequence: '시퀀스',
  note: '비고',
  flags: '구성',
  status: '상태',
};

/** SC11: scene by scene what `importScenes` would do, before it does: found by the same plan. */
export function compareSceneList(
  state: ProjectState,
  listed: readonly ListedScene[],
  ids: { readonly projectId: Id; readonly commandId: Id },
): ListedSceneLine[] {
  return planListedScenes(state, listed, ids).scenes.map(({ scene, changes }) => ({
    what: scene === undefined ? 'new' : changes.length > 0 ? 'changed' : 'same',
    fields: scene === undefined ? [] : [...new Set(changes.flatMap(fieldsOf))],
  }));
}

const fieldsOf = (change: Change): string[] => {
  if (change.table === 'breakdownItem') return ['준비물'];
  return change.op === 'update' ? Object.keys(change.after).flatMap((column) => WORDS[column] ?? []) : [];
};
