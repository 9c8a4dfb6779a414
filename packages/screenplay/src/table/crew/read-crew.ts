import { roleWithBehind, splitListedName } from '@ddak/domain';
import { type BodyRows, onlyText, othersOf, textsOf, WHY } from '../body-rows.ts';
import type { HeadColumn } from '../columns/found-head.ts';
import type { CrewRow, SheetRow, SkippedRow } from '../table.ts';
import { readPhone } from './phone-cell.ts';

/**
 * TI14: the people of a crew list. A team that stands once, or above its people, is that of all below it, unless each row
 * stands by itself (`isAlone`: vCards).
 */
export function readCrew(
  { body, skipped: before, firstTitle }: BodyRows,
  columns: readonly HeadColumn[],
  isAlone: boolean,
): { rows: CrewRow[]; skipped: SkippedRow[] } {
  const rows: CrewRow[] = [];
  const skipped = [...before];
  let team = titleOf(firstTitle ?? '');
  for (const row of body) {
    const own = textsOf(row, columns, 'crewTeam')[0] ?? '';
    const name = nameIn(row, columns) || (textsOf(row, columns, 'character')[0] ?? '');
    const told = onlyText(row);
    if (own !== '' || isAlone) team = own;
    const isReached = textsOf(row, columns, 'phone', 'email').length > 0;
    if (name === '' || (told !== null && !isReached)) {
      const isBand = told !== null && !isReached && !/^\d+$/.test(told);
      if (isBand) team = titleOf(told);
      skipped.push({ row: row.row, why: isBand ? WHY.band : '이름이 없는 줄이에요.' });
    } else rows.push(readPerson(row, columns, name, team));
  }
  return { rows: tellTwice(rows), skipped: skipped.sort((a, b) => a.row - b.row) };
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** TI14: a name whole, or in two columns: 박 and 하린 are 박하린, Ann and Lee are Ann Lee. */
function nameIn(row: SheetRow, columns: readonly HeadColumn[]): string {
  const first = (field: string): string => textsOf(row, columns, field)[0] ?? '';
  const whole = first('name');
  const [given, family] = [first('firstName') || whole, first('lastName')];
  if (family === '' || given === '' || given.startsWith(family)) return whole || given || family;
  return /[가-힣]$/.test(given) ? `${family}${given}` : `${given} ${family}`;
}

const titleOf = (text: string): string => text.replace(/^[\s[<(【■●▶*#-]+|[\s\]>)】:]+$/g, '');

function readPerson(row: SheetRow, columns: readonly HeadColumn[], named: string, team: string): CrewRow {
  const first = (field: string): string => textsOf(row, columns, field)[0] ?? '';
  const doubts: string[] = [];
  const { name, behind } = splitListedName(named);
  // TI15: how somebody is reached may be an e-mail.
  const reached = textsOf(row, columns, 'phone');
  const phones = reached.filter((text) => !EMAIL.test(text.trim()));
  const phone = readPhone(phones[0] ?? '');
  if (phone.doubt) doubts.push(phone.doubt);
  const written = first('email') || (reached.find((text) => EMAIL.test(text.trim())) ?? '');
  const email = written.replace(/\s+/g, '');
  if (email !== '' && !EMAIL.test(email)) doubts.push(`이메일이 아닌 것 같아요: ${email.slice(0, 60)}`);
  const more = [...phones.slice(1), ...phone.more];
  return {
    row: row.row,
    crewTeam: team,
    roleTitle: roleWithBehind(first('roleTitle'), behind),
    name,
    character: nameIn(row, columns) === '' ? '' : first('character'),
    phone: phone.phone,
    email,
    guardian: first('guardian'),
    note: textsOf(row, columns, 'note').join('\n'),
    others: [...othersOf(row, columns), ...more.map((text) => ({ head: '다른 연락처', text }))],
    doubts,
  };
}

/** TI14: somebody who stands twice is kept twice, and said. */
export function tellTwice(people: readonly CrewRow[]): CrewRow[] {
  const first = new Map<string, number>();
  return people.map((person) => {
    const key = `${person.name}/${person.phone || person.crewTeam}`;
    const at = first.get(key);
    if (at === undefined) first.set(key, person.row);
    return at === undefined
      ? person
      : { ...person, doubts: [...person.doubts, `${at}번 줄과 같은 사람 같아요.`] };
  });
}
