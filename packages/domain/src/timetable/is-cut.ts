import type { ProjectState } from '../state.ts';
import type { TimetableRow } from './timetable.ts';

/**
 * TT38: whether a row stands for a scene that the script has no more (결번), and nothing has become of it: it keeps its
 * place for a draft that brings the scene back, and until then there is nothing of it to shoot.
 */
export const isCut = (state: Pick<ProjectState, 'scene'>, row: TimetableRow): boolean =>
  row.sceneData !== null && row.state === 'planned' && state.scene.get(row.sceneData)?.status === 'omitted';
