import {
  attachmentsOn,
  type Character,
  commentsOn,
  describeAvailability,
  groupBy,
  hasPreview,
  type ProjectState,
} from '@ddak/domain';
import { minorLine } from '../minor-words.ts';

/** What somebody may see beside the script. */
export interface Sees {
  readonly cost: boolean;
  readonly contacts: boolean;
}

/** SC6, SC17: what goes with a character and is known nowhere else; contacts and pay for who may see them. */
export function characterLosses(state: ProjectState, character: Character, sees: Sees): readonly string[] {
  const { _id, actorName, minorClass, availability } = character;
  const isReached = groupBy(state.personContact, 'characterId').has(_id);
  const isPaid = groupBy(state.personPay, 'characterId').has(_id);
  const hung = attachmentsOn(state, _id);
  const pictures = hung.filter(({ contents }) => hasPreview(contents)).length;
  const comments = commentsOn(state, _id).length;
  return [
    ...(actorName === '' ? [] : [`배우: ${actorName}`]),
    ...(minorClass === 'none' ? [] : [`나이와 동의: ${minorLine(character)}`]),
    ...(sees.contacts && isReached ? ['연락처'] : []),
    ...(sees.cost && isPaid ? ['출연료'] : []),
    ...(availability.length === 0 ? [] : [`가능한 날: ${describeAvailability(availability)}`]),
    ...(hasLeads(character) ? ['도착·분장·의상 시간'] : []),
    ...(pictures > 0 ? [`사진 ${pictures}장`] : []),
    ...(hung.length > pictures ? [`파일과 링크 ${hung.length - pictures}개`] : []),
    ...(comments > 0 ? [`댓글 ${comments}개`] : []),
  ];
}

export const hasLeads = ({
  arrivalLeadMinutes,
  makeupLeadMinutes,
  wardrobeLeadMinutes,
}: Character): boolean =>
  [arrivalLeadMinutes, makeupLeadMinutes, wardrobeLeadMinutes].some((minutes) => minutes !== null);
