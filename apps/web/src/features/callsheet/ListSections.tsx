import { byOrder, type Callsheet, checklistOf, lastVersion } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { newId, useCan, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import type { LedTeams } from './CallSections.tsx';
import { ItemTeam } from './checklist/ItemTeam.tsx';
import { useTick } from './checklist/use-tick.ts';
import { addButton, EditorSection, Entry, LineText } from './editor-fields.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { CallsheetEdit } from './use-callsheet-edit.ts';

interface Props {
  readonly sheet: Callsheet;
  readonly edit: CallsheetEdit;
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

/**
 * 확인할 것: things to tick off; what everybody has on the issued sheet is ticked there (CS75). AC30: of who writes no more of
 * the sheet, those of the teams that they lead.
 */
export function ChecklistSection({ sheet, edit, led = null }: Props & { readonly led?: LedTeams }) {
  const state = useProjectState();
  const last = lastVersion(state, sheet._id);
  const issued = new Map(last ? checklistOf(state, last).map((item) => [item._id, item]) : []);
  const tick = useTick(sheet._id);
  const put = (item: Callsheet['checklist'][number]) => edit.put({ checklist: [item] });
  const ids = led && new Set(led.map(({ _id }) => _id));
  const shown = sheet.checklist.filter(({ crewTeamId = '' }) => ids?.has(crewTeamId) ?? true);
  const teams = led ?? [...state.crewTeam.values()].sort(byOrder);
  const own = led?.[0] ? { crewTeamId: led[0]._id } : {};
  return (
    <EditorSection title="확인할 것" count={shown.length} open={led !== null}>
      {shown.map((item) => (
        <Entry key={item._id}>
          <ItemTeam item={item} teams={teams} onChange={put} mayBeAll={led === null} />
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
        onClick={() => put({ _id: newId(), text: '', done: false, ...own })}
      >
        항목 추가
      </Button>
    </EditorSection>
  );
}
