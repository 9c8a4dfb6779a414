import type { Callsheet, CallsheetView } from '@ddak/domain';
import { formatClock } from '@ddak/domain';
import { Field } from '@ddak/ui';
import { useMemo } from 'react';
import { FieldRowContext } from '../../platform/presence/field-mark.ts';
import { useCan, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { CastSection, TeamSection } from './CallSections.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DayChecks } from './DayChecks.tsx';
import { ExtrasSection, VehicleSection } from './DaySections.tsx';
import { EditorScroller, EditorSection, LineClock, LineCount, TextField } from './editor-fields.tsx';
import { FromPlan } from './FromPlan.tsx';
import { FilesSection } from './files/FilesSection.tsx';
import { ChecklistSection, PlaceSection } from './ListSections.tsx';
import { noticesOf } from './notice-lines.ts';
import { PhaseSection } from './PhaseSection.tsx';
import { useCallsheetEdit } from './use-callsheet-edit.ts';

/** Everything that is written on a call sheet by hand. What the board knows is not repeated here. */
export function CallsheetEditor({
  sheet,
  view,
}: {
  readonly sheet: Callsheet;
  readonly view: CallsheetView;
}) {
  const edit = useCallsheetEdit(sheet);
  const { patch } = edit;
  const day = useProjectState().timetable.get(sheet.timetable);
  const row = useMemo(() => ({ table: 'callsheet', rowId: sheet._id }) as const, [sheet._id]);
  return (
    <FieldRowContext value={row}>
      <EditorScroller>
        <FromPlan sheet={sheet} />
        <EditorSection title="집합" open>
          <DayCall sheet={sheet} />
          <TextField
            label="집합 장소"
            value={sheet.primaryCallLocation}
            maxLength={200}
            onSave={(primaryCallLocation) => patch({ primaryCallLocation })}
          />
          <div className="two">
            <TextField
              label="날씨"
              value={sheet.weather}
              maxLength={80}
              placeholder="맑음 −2° / 6°"
              onSave={(weather) => patch({ weather })}
            />
            <TextField
              label="강수"
              value={sheet.precipitation}
              maxLength={20}
              placeholder="10%"
              onSave={(precipitation) => patch({ precipitation })}
            />
          </div>
          <TextField
            label="제목 뒤에 붙일 말"
            value={sheet.name}
            maxLength={120}
            onSave={(name) => patch({ name })}
          />
        </EditorSection>
        {day ? <DayChecks day={day} view={view} /> : null}
        <EditorSection title="알림 · 식사 · 차량" open>
          <TextField
            key={`${sheet._id}/notices`}
            label="알림 (한 줄에 하나)"
            value={sheet.notices.join('\n')}
            maxLength={3000}
            multiline
            onSave={(text) => patch({ notices: noticesOf(text) })}
          />
          <TextField
            label="식사"
            value={sheet.meals}
            maxLength={300}
            multiline
            onSave={(meals) => patch({ meals })}
          />
          <div className="count">
            <LineCount
              label="식사 인원"
              value={sheet.mealCount}
              derived={mealsOf(view)}
              onSave={(mealCount) => patch({ mealCount })}
            />
            <p>식사 인원. 비우면 부르는 사람을 모두 세요.</p>
          </div>
          <TextField
            label="차량 · 이동 메모"
            value={sheet.vehicles}
            maxLength={300}
            multiline
            onSave={(vehicles) => patch({ vehicles })}
          />
        </EditorSection>
        {day ? <PhaseSection day={day} view={view} /> : null}
        <CastSection sheet={sheet} view={view} edit={edit} />
        <ExtrasSection sheet={sheet} view={view} edit={edit} />
        <TeamSection sheet={sheet} view={view} edit={edit} />
        <VehicleSection sheet={sheet} view={view} edit={edit} />
        <PlaceSection sheet={sheet} edit={edit} />
        <ContactSection sheet={sheet} edit={edit} />
        <ChecklistSection sheet={sheet} edit={edit} />
        <FilesSection sheet={sheet} edit={edit} />
      </EditorScroller>
    </FieldRowContext>
  );
}

/** As the sheet counts them; with nobody called, the word. */
const mealsOf = (view: CallsheetView): string =>
  view.meals.at(-1)?.match(/^식사 인원 (\d+)명 /)?.[1] ?? '인원';

/** The day's call belongs to the day on the board: changing it moves its whole clock. */
function DayCall({ sheet }: { readonly sheet: Callsheet }) {
  const day = useProjectState().timetable.get(sheet.timetable);
  const run = useRunCommand();
  const canPlan = useCan('timetable', 'write');
  if (!day) return null;
  if (!canPlan || day.locked)
    return (
      <p>
        집합 {formatClock(day.calltime)}
        {day.locked ? ' · 잠긴 촬영일이에요' : ''}
      </p>
    );
  return (
    <Field label="집합 시간" hint="바꾸면 그날의 시간이 모두 따라 움직여요.">
      {() => (
        <LineClock
          label="집합 시간"
          value={day.calltime}
          derived={formatClock(day.calltime)}
          onSave={(calltime) => {
            if (calltime !== null) run('editTimetable', { timetableId: day._id, patch: { calltime } });
          }}
        />
      )}
    </Field>
  );
}
