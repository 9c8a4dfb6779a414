import { type Character, groupBy, mergeCharacterRows, type ProjectState } from '@ddak/domain';
import type { MergeEffects } from '../MergeForm.tsx';
import { minorLine } from '../minor-words.ts';
import { hasLeads, type Sees } from './character-losses.ts';

/** SC16: what comes along, and what nobody will know any more; contacts and pay for who may see them. */
export function mergeCharacterEffects(
  state: ProjectState,
  into: Character,
  others: readonly Character[],
  sees: Sees,
): MergeEffects {
  const gone = new Set(others.map(({ _id }) => _id));
  const moving = [...state.scene.values()].filter(({ characters }) =>
    characters.some(({ _id }) => gone.has(_id)),
  ).length;
  const all = [into, ...others];
  const { row, actorOf } = mergeCharacterRows(into, others);
  const actors = others.filter(({ actorName }) => actorName !== '' && actorName !== row.actorName);
  const dropped = all.filter((one) => one !== actorOf);
  const contacts = groupBy(state.personContact, 'characterId');
  const pays = groupBy(state.personPay, 'characterId');
  const pay = pays.get(actorOf._id)?.[0] ?? all.flatMap(({ _id }) => pays.get(_id) ?? [])[0];
  const lostPays = all.filter(({ _id }) => pays.get(_id)?.some((one) => one !== pay));
  const lostContacts = dropped.filter(({ _id }) => contacts.has(_id));
  return {
    stays: [
      moving > 0
        ? `씬 ${moving}개의 출연과 일촬표의 콜이 ‘${into.name}’ 한 사람으로 모여요.`
        : `일촬표의 콜이 ‘${into.name}’ 한 사람으로 모여요.`,
      ...(row.actorName ? [`배우는 ${row.actorName} 님이에요.`] : []),
      '가능한 날, 댓글과 파일, 함께 나오는 품목은 모두 모아요.',
    ],
    goes: [
      `배역 이름과 번호: ${others.map(({ characterNumber, name }) => `${characterNumber} ${name}`).join(', ')}`,
      ...(actors.length > 0 ? [`배우: ${actors.map(({ actorName }) => actorName).join(', ')}`] : []),
      ...dropped
        .filter(({ minorClass }) => minorClass !== 'none')
        .map((one) => `${one.actorName || one.name}의 나이와 동의: ${minorLine(one)}`),
      ...dropped.filter(hasLeads).map(({ actorName, name }) => `${actorName || name}의 도착·분장·의상 시간`),
      ...(sees.contacts ? lostContacts.map(({ actorName, name }) => `${actorName || name}의 연락처`) : []),
      ...(sees.cost ? lostPays.map(({ name }) => `${name}의 출연료`) : []),
    ],
  };
}
