import { type Callsheet, checklistOf, lastVersion } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { newId, useCan, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { useTick } from './checklist/use-tick.ts';
import { EditorSection, Entry, LineText } from './editor-fields.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { CallsheetEdit } from './use-callsheet-edit.ts';

interface Props {
  readonly sheet: Callsheet;
  readonly edit: CallsheetEdit;
}

const addButton = (label: string) => (open: object) => (
  <Button {...open} startIcon={<Icon name="plus" />} sx={{ alignSelf: 'start' }}>
    {label}
  </Button>
);

/** 연락처: people of the crew whom the sheet names with their phones. */
export function ContactSection({ sheet, edit }: Props) {
  const { crew } = useProjectState();
  const chosen = sheet.contacts.flatMap((contact) => {
    const person = crew.get(contact.crewId);
    return person ? { contact, person } : [];
  });
  const others = [...crew.values()]
    .filter((person) => !chosen.some((one) => one.person._id === person._id))
    .sort((a, b) => a.name.localeCompare(b.name, 'ko'));
  const add = (crewId: string) => edit.put({ contacts: [{ _id: newId(), crewId }] });
  return (
    <EditorSection title="연락처" count={chosen.length}>
      {chosen.map(({ contact, person }) => (
        <Entry key={contact._id}>
          <header>
            <b>{person.name}</b>
            <small>{person.roleTitle}</small>
            <RemoveButton label={`${person.name} 빼기`} onClick={() => edit.remove(contact._id)} />
          </header>
        </Entry>
      ))}
      {others.length > 0 ? (
        <DropMenu
          entries={others.map((person) => ({
            label: [person.name, person.roleTitle].filter(Boolean).join(' · '),
            onSelect: () => add(person._id),
          }))}
          trigger={addButton('사람 추가')}
        />
      ) : (
        <p>더 넣을 스태프가 없어요.</p>
      )}
    </EditorSection>
  );
}

/** 촬영지: the real places of the sheet, with parking and the nearest hospital, which belong to the place itself. */
export function PlaceSection({ sheet, edit }: Props) {
  const { location } = useProjectState();
  const run = useRunCommand();
  const canEditPlace = useCan('screenplay', 'write');
  const chosen = sheet.locations.flatMap((entry) => {
    const place = location.get(entry.locationId);
    return place ? { entry, place } : [];
  });
  const others = [...location.values()]
    .filter((place) => !chosen.some((one) => one.place._id === place._id))
    .sort((a, b) => a.realName.localeCompare(b.realName, 'ko'));
  return (
    <EditorSection title="촬영지" count={chosen.length}>
      {chosen.map(({ entry, place }) => {
        const save = (patch: { address?: string; parking?: string; nearestHospital?: string }) =>
          void run('editLocation', { locationId: place._id, patch });
        return (
          <Entry key={entry._id}>
            <header>
              <b>{place.realName}</b>
              <RemoveButton label={`${place.realName} 빼기`} onClick={() => edit.remove(entry._id)} />
            </header>
            {canEditPlace ? (
              <>
                <LineText
                  label="주소"
                  value={place.address}
                  maxLength={200}
                  onSave={(address) => save({ address })}
                />
                <div>
                  <LineText
                    label="주차"
                    value={place.parking}
                    maxLength={200}
                    onSave={(parking) => save({ parking })}
                  />
                  <LineText
                    label="응급실"
                    value={place.nearestHospital}
                    maxLength={200}
                    onSave={(nearestHospital) => save({ nearestHospital })}
                  />
                </div>
              </>
            ) : null}
          </Entry>
        );
      })}
      {others.length > 0 ? (
        <DropMenu
          entries={others.map((place) => ({
            label: place.realName,
            onSelect: () => edit.put({ locations: [{ _id: newId(), locationId: place._id }] }),
          }))}
          trigger={addButton('촬영지 추가')}
        />
      ) : null}
    </EditorSection>
  );
}

/** 확인할 것: things to tick off; what everybody has on the issued sheet is ticked there (CS75). */
export function ChecklistSection({ sheet, edit }: Props) {
  const state = useProjectState();
  const last = lastVersion(state, sheet._id);
  const issued = new Map(last ? checklistOf(state, last).map((item) => [item._id, item]) : []);
  const tick = useTick(sheet._id);
  const put = (item: Callsheet['checklist'][number]) => edit.put({ checklist: [item] });
  return (
    <EditorSection title="확인할 것" count={sheet.checklist.length}>
      {sheet.checklist.map((item) => (
        <Entry key={item._id}>
          <div style={{ alignItems: 'center' }}>
            <Checkbox
              size="small"
              checked={issued.get(item._id)?.done ?? item.done}
              title={issued.get(item._id)?.said}
              onChange={(event) =>
                issued.has(item._id)
                  ? tick(item._id, event.target.checked)
                  : put({ ...item, done: event.target.checked })
              }
              slotProps={{ input: { 'aria-label': `${item.text || '빈 항목'} 확인` } }}
            />
            <LineText
              label="할 일"
              value={item.text}
              maxLength={200}
              onSave={(text) => put({ ...item, text })}
            />
            <RemoveButton label={`${item.text || '빈 항목'} 지우기`} onClick={() => edit.remove(item._id)} />
          </div>
        </Entry>
      ))}
      <Button
        startIcon={<Icon name="plus" />}
        sx={{ alignSelf: 'start' }}
        onClick={() => put({ _id: newId(), text: '', done: false })}
      >
        항목 추가
      </Button>
    </EditorSection>
  );
}
