import {
  groupBy,
  type Id,
  type Location,
  type LostFact,
  mergeLocationRows,
  type ProjectState,
} from '@ddak/domain';
import type { MergeEffects } from '../MergeForm.tsx';
import type { Sees } from '../people/character-losses.ts';

const FACTS: Readonly<Record<LostFact['what'], string>> = {
  address: '주소',
  coordinates: '좌표',
  parking: '주차',
  power: '전기',
  permit: '촬영 허가',
  nearestHospital: '가까운 응급실',
  note: '메모',
  times: '가능한 날',
};

/** SC10: what comes along, and what nobody will know any more; costs and who is asked only for those who may see them. */
export function mergeEffects(
  state: ProjectState,
  into: Location,
  others: readonly Location[],
  sees: Sees,
): MergeEffects {
  const scenes = groupBy(state.scene, 'location');
  const moving = others.reduce((sum, { _id }) => sum + (scenes.get(_id)?.length ?? 0), 0);
  const { lost } = mergeLocationRows(into, others);
  const goes = lost.map(({ what, of, value }) =>
    what === 'times'
      ? `가능한 날이 ${value}개가 되어 합칠 수 없어요. 먼저 줄여 주세요.`
      : `${of}의 ${FACTS[what]}: ${value}`,
  );
  return {
    stays: [
      moving > 0
        ? `씬 ${moving}개와 일촬표의 촬영지가 ‘${into.realName}’ 한 곳으로 모여요.`
        : `일촬표의 촬영지가 ‘${into.realName}’ 한 곳으로 모여요.`,
      '가능한 날과 메모는 모두 모으고, 비어 있는 주소·주차·응급실은 합치는 곳의 것으로 채워요.',
    ],
    goes: [
      `촬영지 이름: ${others.map(({ realName }) => realName).join(', ')}`,
      ...goes,
      ...(sees.contacts
        ? lostOf('locationContact', state, into, others).map((name) => `${name}의 담당자`)
        : []),
      ...(sees.cost ? lostOf('locationCost', state, into, others).map((name) => `${name}의 장소비`) : []),
    ],
  };
}

/** Whose row goes: the first of the others' comes along where the place has none of its own. */
function lostOf(
  table: 'locationContact' | 'locationCost',
  state: ProjectState,
  into: Location,
  others: readonly Location[],
): string[] {
  const rows = groupBy(
    state[table] as ReadonlyMap<Id, { readonly _id: Id; readonly locationId: Id }>,
    'locationId',
  );
  const theirs = others.filter(({ _id }) => rows.has(_id));
  const lost = rows.has(into._id) ? theirs : theirs.slice(1);
  return lost.map(({ realName }) => realName);
}
