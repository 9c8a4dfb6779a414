import type { FieldWord } from './head-label.ts';

/** What a column of a crew list may tell of a person. */
export type CrewField =
  | 'order'
  | 'crewTeam'
  | 'roleTitle'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'character'
  | 'phone'
  | 'email'
  | 'guardian'
  | 'note';

export const CREW_WORDS: readonly FieldWord<CrewField>[] = [
  [
    'name',
    /^(?:이름|성명|성함|본명|(?:배우|스태프|스텝|담당자|연기자|출연자|연락처)?(?:이름|성명|명)|스태프|스탭|배우|연기자|담당자|(?:full|display|contact|(?:crew|cast)(?:member)?|actor|performer|talent)?names?|crew(?:member)?|cast(?:member)?|actor|performer|talent|artist)$/,
  ],
  ['firstName', /^(?:(?:first|given|fore)(?:name)?|이름\(성제외\))$/],
  ['lastName', /^(?:성|성씨|(?:last|family)(?:name)?|surname)$/],
  ['character', /^(?:배역명?|극중(?:이름|인물|배역)|캐릭터|역할명|역|character(?:name)?|role\/?character)$/],
  [
    'email',
    /^(?:(?:개인)?(?:이메일|메일|전자우편)(?:주소)?|e-?mails?|e-?mail(?:address|id)|e-?mail1-?value)$/,
  ],
  [
    'phone',
    /^(?:(?:개인|비상)?(?:연락처|전화|핸드폰|휴대폰|휴대전화|휴대|핸폰|폰|연락)(?:번호)?(?:\(?hp\)?)?|전화번호|h\.?p\.?|c\.?p\.?|(?:mobile|cell)(?:phone)?(?:number|no\.?|#)?|(?:tele)?phone(?:number|no\.?|#|1-?value)?|tel\.?(?:no\.?)?|(?:actor|cast|crew)?contacts?(?:info|details|number|no\.?|#)?|연락망|번호\(?hp\)?)$/,
  ],
  [
    'crewTeam',
    /^(?:파트명?|부서명?|팀명?|소속(?:팀|부서)|소속|부문|분야|구분|분류|part|team|(?:organi[sz]ation)?dep(?:ar)?t(?:ment)?\.?)$/,
  ],
  [
    'roleTitle',
    /^(?:직책명?|직급|직위|직함|직종|직무|보직|담당(?:업무)?|업무|역할|포지션|직책\/?직급|직급\/?직책|position|role|(?:organi[sz]ation(?:1-)?)?title|job(?:title|role)?|craft|occupation|크레딧|credit)$/,
  ],
  ['guardian', /^(?:보호자(?:명|성명|이름)?|법정대리인|학부모|guardian|parent)$/],
  ['note', /^(?:비고|메모|기타|참고(?:사항)?|특이사항|remarks?|notes?|memo|etc\.?)$/],
  ['order', /^(?:no\.?|#|번호|순번|순서|연번|순|num\.?|number|id)$/],
];
