import type { z } from 'zod';
import { teamsOfUnit } from '../../crew/team-unit.ts';
import { deriveId, type Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import type { Unit } from '../../timetable/timetable.ts';
import { asPlanned } from '../as-planned.ts';
import { buildCallsheetView } from '../build-callsheet-view.ts';
import type { Callsheet } from '../callsheet.ts';
import type { CallsheetView, CastCallLine, ExtrasCallLine } from '../callsheet-view.ts';
import { castOfDay, locationsOfDay } from '../day-content.ts';
import type { editCallsheet } from '../edit-callsheet.ts';

export type SheetEdit = Omit<z.infer<typeof editCallsheet.args>, 'callsheetId'>;

/** CS39: a line of the sheet that is not as the plan would have it. Null: it does not stand there. */
export interface PlanDifference {
  readonly key: string;
  readonly part: '집합' | '배우 콜' | '보조출연 콜' | '팀별 콜' | '촬영지' | '식사';
  readonly title: string;
  readonly now: string | null;
  readonly plan: string | null;
  /** What takes the plan's value over. */
  readonly edit: Partial<SheetEdit>;
}

/** CS39: where a sheet's calls, places and head count are not what board, breakdown and crew would give now. */
export function planDifferences(happened: ProjectState, callsheetId: Id): readonly PlanDifference[] {
  const sheet = happened.callsheet.get(callsheetId);
  if (!sheet) return [];
  const state = asPlanned(happened, sheet.timetable);
  const planned = plannedSheet(state, sheet, state.timetable.get(sheet.timetable)?.unit ?? 'A');
  const view = (one: Callsheet): CallsheetView | null =>
    buildCallsheetView({ ...state, callsheet: new Map(state.callsheet).set(callsheetId, one) }, callsheetId, {
      phones: 'none',
    });
  const [now, plan] = [view(sheet), view(planned)];
  if (!now || !plan) return [];
  return [
    ...gatheringDifference(sheet, planned),
    ...placeDifferences(state, sheet, planned),
    ...lineDifferences('배우 콜', now.castCalls, plan.castCalls, {
      keyOf: (line) => line.characterId,
      titleOf: (line) => [line.character, line.actor].filter(Boolean).join(' · '),
      textOf: castText,
      edit: entryEdit('castCalls', 'characterId', sheet, planned),
    }),
    ...lineDifferences('보조출연 콜', now.extrasCalls, plan.extrasCalls, {
      keyOf: (line) => line.name,
      titleOf: (line) => line.name,
      textOf: extrasText,
      edit: entryEdit('extrasCalls', 'name', sheet, planned),
    }),
    ...lineDifferences('팀별 콜', now.teamCalls, plan.teamCalls, {
      keyOf: (line) => line.crewTeamId,
      titleOf: (line) => line.team,
      textOf: (line) => line.calltime,
      edit: entryEdit('teamCalls', 'crewTeamId', sheet, planned),
    }),
    ...mealDifference(sheet, plan),
  ];
}

/** CS39: several of them as one edit, and so as one step that is undone at once. */
export function takeFromPlan(differences: readonly PlanDifference[]): SheetEdit {
  const taken: SheetEdit = { patch: {}, put: {}, remove: [] };
  for (const { edit } of differences) {
    Object.assign(taken.patch, edit.patch);
    taken.remove.push(...(edit.remove ?? []));
    for (const [widget, entries] of Object.entries(edit.put ?? {})) {
      const put = taken.put as Record<string, unknown[]>;
      put[widget] = [...(put[widget] ?? []), ...entries];
    }
  }
  return taken;
}

/** The sheet as the plan would make it, with what only people know (places, things to bring, charge) kept. */
function plannedSheet(state: ProjectState, sheet: Callsheet, unit: Unit): Callsheet {
  const places = locationsOfDay(state, sheet.timetable);
  const idOf = (what: string): Id => deriveId(sheet._id, `plan/${what}`, 0);
  const castEntry = new Map(sheet.castCalls.map((call) => [call.characterId, call]));
  const teamEntry = new Map(sheet.teamCalls.map((call) => [call.crewTeamId, call]));
  const placeEntry = new Map(sheet.locations.map((entry) => [entry.locationId, entry]));
  return {
    ...sheet,
    primaryCallLocation: places[0]?.realName ?? sheet.primaryCallLocation,
    locations: places.map(({ _id }) => placeEntry.get(_id) ?? { _id: idOf(_id), locationId: _id }),
    teamCalls: teamsOfUnit(state, unit).map(({ _id }) => ({
      ...(teamEntry.get(_id) ?? { _id: idOf(_id), crewTeamId: _id, place: '', preparation: '' }),
      calltime: null,
    })),
    castCalls: castOfDay(state, sheet.timetable).map(({ _id }) => ({
      ...(castEntry.get(_id) ?? { _id: idOf(_id), characterId: _id, preparation: '' }),
      ...{ arrival: null, makeup: null, wardrobe: null },
    })),
    extrasCalls: extrasOfPlan(state, sheet),
    mealCount: null,
  };
}

/** The entries by hand of groups that the breakdown knows, without their number and time. */
function extrasOfPlan(state: ProjectState, sheet: Callsheet): Callsheet['extrasCalls'] {
  const bare = { ...sheet, extrasCalls: [] };
  const view = buildCallsheetView(
    { ...state, callsheet: new Map(state.callsheet).set(sheet._id, bare) },
    sheet._id,
    { phones: 'none' },
  );
  const known = new Set(view?.extrasCalls.map(({ name }) => name));
  return sheet.extrasCalls
    .filter(({ name }) => known.has(name))
    .map((call) => ({ ...call, count: null, calltime: null }));
}

const castText = ({ arrival, makeup, wardrobe }: CastCallLine): string =>
  [`도착 ${arrival}`, `분장 ${makeup}`, wardrobe && `의상 ${wardrobe}`].filter(Boolean).join(' · ');
const extrasText = ({ count, calltime }: ExtrasCallLine): string =>
  [`${count}명`, calltime].filter(Boolean).join(' · ');

interface Reading<L> {
  readonly keyOf: (line: L) => string;
  readonly titleOf: (line: L) => string;
  readonly textOf: (line: L) => string;
  readonly edit: (key: string) => Partial<SheetEdit>;
}

/** Those of two lists of lines that differ in their words, in the order of the plan, then what it does not have. */
function lineDifferences<L>(
  part: PlanDifference['part'],
  now: readonly L[],
  plan: readonly L[],
  { keyOf, titleOf, textOf, edit }: Reading<L>,
): PlanDifference[] {
  const nowByKey = new Map(now.map((line) => [keyOf(line), line]));
  const planKeys = new Set(plan.map(keyOf));
  const changed = plan.flatMap((line): PlanDifference[] => {
    const old = nowByKey.get(keyOf(line));
    const [before, after] = [old === undefined ? null : textOf(old), textOf(line)];
    const key = keyOf(line);
    const told = { key: `${part}/${key}`, part, title: titleOf(line), now: before, plan: after };
    return before === after ? [] : [{ ...told, edit: edit(key) }];
  });
  const gone = now
    .filter((line) => !planKeys.has(keyOf(line)))
    .map((line): PlanDifference => {
      const key = keyOf(line);
      const told = { key: `${part}/${key}`, part, title: titleOf(line), now: textOf(line), plan: null };
      return { ...told, edit: edit(key) };
    });
  return [...changed, ...gone];
}

/** Puts the planned entry of this key, or removes the one that the plan does not have. */
const entryEdit =
  <W extends 'castCalls' | 'teamCalls' | 'extrasCalls'>(
    widget: W,
    column: string,
    sheet: Callsheet,
    planned: Callsheet,
  ) =>
  (key: string): Partial<SheetEdit> => {
    const find = (from: Callsheet) =>
      (from[widget] as readonly { readonly _id: Id }[]).find(
        (entry) => (entry as Readonly<Record<string, unknown>>)[column] === key,
      );
    const put = find(planned);
    if (put) return { put: { [widget]: [put] } };
    const old = find(sheet);
    return old ? { remove: [old._id] } : {};
  };

function gatheringDifference(sheet: Callsheet, planned: Callsheet): PlanDifference[] {
  const [now, plan] = [sheet.primaryCallLocation, planned.primaryCallLocation];
  if (now === plan) return [];
  const told = { key: '집합', part: '집합', title: '집합 장소', now: now || null, plan } as const;
  return [{ ...told, edit: { patch: { primaryCallLocation: plan } } }];
}

function placeDifferences(state: ProjectState, sheet: Callsheet, planned: Callsheet): PlanDifference[] {
  const named = (locationId: Id): string => state.location.get(locationId)?.realName ?? '';
  const onSheet = new Set(sheet.locations.map(({ locationId }) => locationId));
  const inPlan = new Set(planned.locations.map(({ locationId }) => locationId));
  const line = (locationId: Id) => ({
    ...{ key: `촬영지/${locationId}`, part: '촬영지' as const, title: named(locationId) },
  });
  return [
    ...planned.locations
      .filter(({ locationId }) => !onSheet.has(locationId))
      .map((entry) => ({
        ...line(entry.locationId),
        ...{ now: null, plan: named(entry.locationId), edit: { put: { locations: [entry] } } },
      })),
    ...sheet.locations
      .filter(({ locationId }) => !inPlan.has(locationId) && state.location.has(locationId))
      .map(({ _id, locationId }) => ({
        ...line(locationId),
        ...{ now: named(locationId), plan: null, edit: { remove: [_id] } },
      })),
  ];
}

function mealDifference(sheet: Callsheet, plan: CallsheetView): PlanDifference[] {
  if (sheet.mealCount === null) return [];
  const counted = plan.meals.at(-1)?.replace(/^식사 인원 /, '') ?? '세지 않음';
  const told = { key: '식사', part: '식사', title: '식사 인원', now: `${sheet.mealCount}명` } as const;
  return [{ ...told, plan: counted, edit: { patch: { mealCount: null } } }];
}
