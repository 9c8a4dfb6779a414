import { type CallsheetView, type PhaseData, rowsOf, type Timetable } from '@ddak/domain';
import { useCan, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { EditorSection, Entry, EntryHead, LineCount, LineText } from './editor-fields.tsx';

/** 일정 줄: the phase rows of the day, as they stand on the board; a scene's row is the scene's (TT4). */
export function PhaseSection({ day, view }: { readonly day: Timetable; readonly view: CallsheetView }) {
  const state = useProjectState();
  const run = useRunCommand();
  const canPlan = useCan('timetable', 'write') && !day.locked;
  const starts = new Map(view.rows.map((row) => [row.rowId, row.kind === 'phase' ? row.timeText : '']));
  const rows = rowsOf(state, day._id).flatMap((row) =>
    row.rowType === 'phase' && row.phaseData && starts.has(row._id) ? [{ row, phase: row.phaseData }] : [],
  );
  if (rows.length === 0 || !canPlan) return null;
  return (
    <EditorSection title="일정 줄" count={rows.length}>
      <EntryHead aria-hidden>
        <span className="clock">분</span>
        <span>말</span>
        <span>메모</span>
      </EntryHead>
      {rows.map(({ row, phase }) => {
        const put = (patch: Partial<PhaseData>) =>
          void run('editRow', { rowId: row._id, patch: { phaseData: { ...phase, ...patch } } });
        const which = phase.label || phase.kind;
        return (
          <Entry key={row._id}>
            <header>
              <b>{phase.kind}</b>
              <small>{starts.get(row._id)}</small>
            </header>
            <div>
              <LineCount
                label={`${which} 분`}
                value={phase.minutes}
                derived={phase.minutes}
                onSave={(minutes) =>
                  minutes === null ? undefined : put({ minutes: Math.min(1440, minutes) })
                }
              />
              <LineText
                label={`${which} 말`}
                placeholder={phase.kind}
                value={phase.label}
                maxLength={80}
                onSave={(label) => put({ label })}
              />
              <LineText
                label={`${which} 메모`}
                placeholder=""
                value={phase.note}
                maxLength={300}
                onSave={(note) => put({ note })}
              />
            </div>
          </Entry>
        );
      })}
    </EditorSection>
  );
}
