import type { NamedColumn } from '@ddak/ui';

/** Heads of lists under which days stand: whether they are those that cannot be had, or those that can. */
const NOT = /불가|불참|안\s*되는|못\s*(?:하는|가는|오는)|휴무|unavailable|blackout|not\s*available/i;
const CAN = /가능|available(?!.*un)/i;
/** What says itself whether the days can be had. */
const SAID = /불가|가능|안\s*[돼되됩]|못\s|못[하가]|[xXoO](?![a-z])|ok/i;
/** There are none. */
const NO_DAYS = /^(?:[-–—.]+|없음|무|none|n\/a)$/i;

/** AV7: 가능한 날 of a list from elsewhere, where 불가일 and 가능일 say for their dates what these are. */
export const DAYS_HEAD: Pick<NamedColumn<'available'>, 'isMeantBy' | 'textUnder' | 'isJoined'> = {
  isMeantBy: (name) => NOT.test(name) || /가능\s*(?:한\s*)?(?:날|일|날짜|일자|스케줄)|availab/i.test(name),
  textUnder: (name, text) => {
    if (NO_DAYS.test(text.trim())) return '';
    const kind = NOT.test(name) ? '불가' : CAN.test(name) ? '가능' : null;
    return kind === null || text.trim() === '' || SAID.test(text) ? text : `${kind}\n${text}`;
  },
  isJoined: true,
};
