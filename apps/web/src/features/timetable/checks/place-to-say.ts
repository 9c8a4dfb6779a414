import type { PlanFinding, ProjectState } from '@ddak/domain';

/** Where in the project people say what a finding lacks and no change of the plan could know; null: nowhere. */
export function placeToSay(
  { timetableRow }: Pick<ProjectState, 'timetableRow'>,
  { ruleId, rowIds, limit }: PlanFinding,
): { readonly label: string; readonly path: string } | null {
  // PC4: where it is not about one move alone, places are not known.
  if (ruleId === 'companyMove' && limit === 0) return { label: '촬영지 정하기', path: 'locations?show=sets' };
  const column = ruleId === 'castKnown' ? 'cast' : ruleId === 'placeKnown' ? 'setName' : null;
  const sceneId = timetableRow.get(rowIds[0] ?? '')?.sceneData;
  return column && sceneId ? { label: '씬에 적기', path: `scenes?scene=${sceneId}&column=${column}` } : null;
}
