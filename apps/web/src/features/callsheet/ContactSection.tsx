import {
  byOrder,
  type Callsheet,
  type Crew,
  type CrewTeam,
  groupBy,
  type PersonContact,
  roleWords,
} from '@ddak/domain';
import { DropMenu, type MenuEntry, type MenuHeading } from '@ddak/ui';
import { PhoneShownBox } from '../../platform/form/PhoneShownBox.tsx';
import { newId, useCan, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { addButton, EditorSection, Entry } from './editor-fields.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { CallsheetEdit } from './use-callsheet-edit.ts';

interface Props {
  readonly sheet: Callsheet;
  readonly edit: CallsheetEdit;
}

/** 연락처: people of the crew whom the sheet names with their phones. */
export function ContactSection({ sheet, edit }: Props) {
  const state = useProjectState();
  const { crew, personContact } = state;
  const run = useRunCommand();
  const canMark = useCan('contacts', 'write');
  const chosen = sheet.contacts.flatMap((contact) => {
    const person = crew.get(contact.crewId);
    return person ? { contact, person } : [];
  });
  const others = [...crew.values()].filter((person) => !chosen.some((one) => one.person._id === person._id));
  const add = (crewId: string) => edit.put({ contacts: [{ _id: newId(), crewId }] });
  return (
    <EditorSection title="연락처" count={chosen.length}>
      {chosen.map(({ contact, person }) => (
        <Entry key={contact._id}>
          <header>
            <b>{person.name}</b>
            <small>{roleWords(state, person)}</small>
            <RemoveButton label={`${person.name} 빼기`} onClick={() => edit.remove(contact._id)} />
          </header>
          <ContactPhone
            contact={groupBy(personContact, 'crewId').get(person._id)?.[0]}
            onMark={
              canMark ? (contactId, phoneShown) => run('setPhoneShown', { contactId, phoneShown }) : null
            }
          />
        </Entry>
      ))}
      {others.length > 0 ? (
        <DropMenu
          entries={() => byTeams([...state.crewTeam.values()], others, add)}
          trigger={addButton('사람 추가')}
        />
      ) : (
        <p>더 넣을 스태프가 없어요.</p>
      )}
    </EditorSection>
  );
}

/** The crew under their teams, in the order of these; who is in none stands last. */
function byTeams(
  teams: readonly CrewTeam[],
  people: readonly Crew[],
  onChoose: (crewId: string) => void,
): (MenuEntry | MenuHeading)[] {
  const inOrder = [...teams].sort(byOrder).map(({ _id, name }) => ({ _id, name }));
  return [...inOrder, { _id: null, name: '팀 없음' }].flatMap(({ _id, name }) => {
    const members = people
      .filter(({ crewTeamId }) => crewTeamId === _id)
      .sort((a, b) => a.name.localeCompare(b.name, 'ko'));
    if (members.length === 0) return [];
    const entries = members.map((person) => ({
      label: [person.name, person.roleTitle].filter(Boolean).join(' · '),
      onSelect: () => onChoose(person._id),
    }));
    return [{ heading: name }, ...entries];
  });
}

/** Their phone, and whether it goes into the chat room with the sheet (CS88). */
function ContactPhone(props: {
  readonly contact: PersonContact | undefined;
  readonly onMark: ((contactId: string, phoneShown: boolean) => void) | null;
}) {
  const { contact, onMark } = props;
  if (!contact?.phone) return null;
  const { _id, phone, phoneShown } = contact;
  if (!onMark) return <small>{phoneShown ? phone : `${phone} · 단톡방에는 비공개`}</small>;
  return (
    <PhoneShownBox
      label={`${phone} 단톡방에도 공개`}
      checked={phoneShown}
      onChange={(checked) => onMark(_id, checked)}
    />
  );
}
