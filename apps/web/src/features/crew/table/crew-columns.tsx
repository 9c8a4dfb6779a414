import { crewFieldOf } from '@ddak/screenplay/heads';
import { columnLayouts } from '@ddak/ui';
import type { ColumnHead, ListColumn } from '../../../platform/grid/list-grid/list-column.ts';
import { PersonAvatar } from '../../../platform/people/PersonAvatar.tsx';
import { fieldMark } from '../../../platform/presence/field-mark.ts';
import type { CrewRow } from './crew-rows.ts';

export type CrewColumn = 'name' | 'roleTitle' | 'phone' | 'email' | 'role';

type Head = ColumnHead<CrewColumn>;

/** GR27: as the import reads the heads of crew lists (TI14). */
const listed = (key: 'name' | 'roleTitle' | 'phone' | 'email', label: string, width: number): Head => ({
  ...{ key, label, width },
  isMeantBy: (name) => crewFieldOf(name) === key,
});
const NAME = listed('name', '이름', 172);
const TITLE = listed('roleTitle', '직책', 0);
const CONTACTS: readonly Head[] = [listed('phone', '전화번호', 136), listed('email', '이메일', 170)];
const ROLE: Head = { key: 'role', label: '권한', width: 92 };

/** What somebody may do with how people are reached. */
export type Reach = 'none' | 'read' | 'write';

const headsFor = (reach: Reach) =>
  reach === 'none' ? [NAME, TITLE, ROLE] : [NAME, TITLE, ...CONTACTS, ROLE];
const layoutsFor = (reach: Reach) =>
  columnLayouts<CrewColumn>({ columns: headsFor(reach), byChoice: [], leastRest: 110 });
const LAYOUTS = { none: layoutsFor('none'), read: layoutsFor('read'), write: layoutsFor('write') };

export const crewLayouts = (reach: Reach) => LAYOUTS[reach];

type Content = Omit<ListColumn<CrewRow, CrewColumn>, 'key' | 'label' | 'width'>;

const contact = (key: 'phone' | 'email', maxLength: number, reach: Reach): Content => ({
  text: (row) => row.contact?.[key] ?? '',
  mark: ({ rowId }) => fieldMark('crew', rowId, key),
  ...(reach === 'write' ? { edit: { maxLength, isOwn: true } } : {}),
});

/** The columns of the crew; how people are reached is shown, and typed, by right. */
export function crewColumns(reach: Reach): ListColumn<CrewRow, CrewColumn>[] {
  const contents: Readonly<Record<CrewColumn, Content>> = {
    name: {
      text: ({ person }) => person.name,
      draw: ({ person, team }) => (
        <span style={{ display: 'flex', alignItems: 'center', gap: 8, height: '100%', lineHeight: 'normal' }}>
          <PersonAvatar userId={person.userId} name={person.name} colour={team.colour} />
          <span style={{ minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis' }}>{person.name}</span>
        </span>
      ),
      edit: { maxLength: 60, isOwn: true },
      mark: ({ rowId }) => fieldMark('crew', rowId, 'name'),
    },
    roleTitle: {
      text: ({ person }) => person.roleTitle,
      edit: { maxLength: 60 },
      mark: ({ rowId }) => fieldMark('crew', rowId, 'roleTitle'),
    },
    phone: contact('phone', 30, reach),
    email: contact('email', 120, reach),
    role: {
      text: ({ role }) => role,
      draw: ({ role }) => role || '계정 없음',
      isQuiet: ({ role }) => role === '',
    },
  };
  return headsFor(reach).map((head) => ({ ...head, ...contents[head.key] }));
}
