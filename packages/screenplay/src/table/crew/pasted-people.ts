import { SURNAME } from '../../organise/words/surnames.ts';
import { onlyText, WHY } from '../body-rows.ts';
import type { CrewRow, SheetRow, SkippedRow, TableSheet } from '../table.ts';
import { readPhone } from './phone-cell.ts';
import { tellTwice } from './read-crew.ts';

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?:\+?82[-\s.]?)?\(?0?\d{1,3}\)?[-\s.]?\d{3,4}[-\s.]?\d{4}(?!\d)/;
const TEAM = /(?:부|팀|파트|실)$/;
const ROLE =
  /감독|PD|피디|프로듀서|조감독|스크립터|기사|퍼스트|세컨드|써드|서드|막내|부장|실장|팀장|대표|작가|보조|붐|오퍼레이터|포커스|매니저|코디|디자이너|어시스턴트|assistant|director|producer|manager|DIT|^\d(?:st|nd|rd|th)$/i;

/**
 * TI16: people pasted as text, a line each, without names of columns: `연출부 퍼스트 김하늘 010-0000-0001`. Null where most lines
 * have neither phone nor e-mail.
 */
export function pastedPeople(sheet: TableSheet): { rows: CrewRow[]; skipped: SkippedRow[] } | null {
  const rows: CrewRow[] = [];
  const skipped: SkippedRow[] = [];
  let team = '';
  for (const row of sheet.rows) {
    const text = row.cells.filter(Boolean).join('\t');
    const person = readLine(row, text);
    if (person) {
      if (person.crewTeam !== '') team = person.crewTeam;
      rows.push({ ...person, crewTeam: person.crewTeam || team });
      continue;
    }
    const told = onlyText(row);
    const isBand = told !== null && told.length <= 20;
    if (isBand) team = told.replace(/^[\s[<(【■●▶*#-]+|[\s\]>)】:]+$/g, '');
    skipped.push({
      row: row.row,
      why: text === '' ? WHY.empty : isBand ? WHY.band : '연락처가 없는 줄이에요.',
    });
  }
  const told = sheet.rows.filter(({ cells }) => cells.some(Boolean)).length;
  return rows.length > 0 && rows.length * 2 >= told ? { rows: tellTwice(rows), skipped } : null;
}

function readLine({ row }: SheetRow, text: string): CrewRow | null {
  const email = EMAIL.exec(text)?.[0] ?? '';
  const rest = text.replace(email, ' ');
  const number = PHONE.exec(rest)?.[0] ?? '';
  if (email === '' && number === '') return null;
  const words = rest
    .replace(number, ' ')
    .split(/[\s,/|:·()[\]<>]+/)
    .filter((word) => word !== '' && !/^[-–—.*•▪\d]+[.)]?$/.test(word));
  const name =
    words.find(isKoreanName) ?? words.filter((word) => !TEAM.test(word) && !ROLE.test(word)).join(' ');
  if (name === '') return null;
  const parts = name.split(' ');
  const team = words.find((word) => TEAM.test(word) && !parts.includes(word)) ?? '';
  const role = words.filter((word) => word !== team && !parts.includes(word));
  const phone = readPhone(number);
  return {
    row,
    crewTeam: team,
    roleTitle: role.join(' '),
    name,
    character: '',
    phone: phone.phone,
    email,
    guardian: '',
    note: '',
    others: [],
    doubts: phone.doubt ? [phone.doubt] : [],
  };
}

const isKoreanName = (word: string): boolean =>
  /^[가-힣]{2,4}$/.test(word) && SURNAME.test(word.charAt(0)) && !TEAM.test(word) && !ROLE.test(word);
