import { CALL_TIMES, clockOn, type DayReport, type DayReportView, dayTimes, parseClock } from '@ddak/domain';
import { Field } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useNow } from '../../../platform/clock/use-now.ts';
import { FieldRowContext } from '../../../platform/presence/field-mark.ts';
import { useCan, useProjectState } from '../../../sync/hooks.ts';
import { EditorSection, Entry, EntryHead, TextField } from '../editor-fields.tsx';
import { CallRecord } from './CallRecord.tsx';
import { NowClock } from './NowClock.tsx';
import { SceneRecord } from './SceneRecord.tsx';
import { useReportEdit } from './use-report-edit.ts';

const Scroller = styled('div')({
  minHeight: 0,
  height: '100%',
  overflowY: 'auto',
  '& .two': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 8 },
  '& p': { color: 'var(--ink-3)', fontSize: 12 },
});

const TEXTS = [
  { key: 'footage', label: '촬영 분량 · 카드', placeholder: 'A캠 카드 3장, 총 412GB' },
  { key: 'accidents', label: '사고 · 부상', placeholder: '없으면 비워 두세요' },
  { key: 'remarks', label: '특이사항', placeholder: '비로 한 시간 기다림' },
] as const;

/** What is written of a day when it is shot: times, what became of each scene, what happened. */
export function ReportEditor(props: {
  readonly view: DayReportView;
  readonly report: DayReport | undefined;
}) {
  const { view, report } = props;
  const edit = useReportEdit(view.timetableId);
  const { gatheredAt, releasedAt } = dayTimes(useProjectState(), view.timetableId);
  // What is written of a day that has no report yet has no row of its own.
  const at = useMemo(() => ({ table: 'timetable', rowId: view.timetableId }) as const, [view.timetableId]);
  const canRecord = useCan('timetable', 'write');
  const now = clockOn(view.date, useNow(60_000));
  const meals = view.pauses.filter(({ rowId }) => rowId !== null);
  const planned = (label: string) => view.times.find((time) => time.label === label)?.planned ?? '';
  return (
    <FieldRowContext value={at}>
      <Scroller>
        <EditorSection title="시간" open>
          <div className="two">
            <Field label="집합" hint={planned('집합') && `계획 ${planned('집합')}`}>
              {() => (
                <NowClock
                  label="집합"
                  value={gatheredAt}
                  planned={null}
                  near={parseClock(planned('집합'))}
                  now={now}
                  onSave={(gatheredAt) => edit.write({ gatheredAt })}
                />
              )}
            </Field>
            <Field label="해산" hint={planned('해산') && `계획 ${planned('해산')}`}>
              {() => (
                <NowClock
                  label="해산"
                  value={releasedAt}
                  planned={null}
                  near={parseClock(planned('해산'))}
                  now={now}
                  onSave={(releasedAt) => edit.write({ releasedAt })}
                />
              )}
            </Field>
          </div>
          {canRecord
            ? meals.map((meal) => (
                <Entry key={meal.rowId}>
                  <header>
                    <b>{meal.kind}</b>
                    <small>{meal.label}</small>
                  </header>
                  <div>
                    {(['start', 'end'] as const).map((which) => (
                      <NowClock
                        key={which}
                        label={`${meal.label} ${which === 'start' ? '시작' : '끝'}`}
                        value={meal[which]}
                        planned={meal.planned?.[which] ?? null}
                        now={which === 'end' && meal.start === null ? null : now}
                        onSave={(minutes) =>
                          edit.record(
                            meal.rowId ?? '',
                            which === 'start' ? { actualStart: minutes } : { actualEnd: minutes },
                          )
                        }
                      />
                    ))}
                  </div>
                </Entry>
              ))
            : null}
        </EditorSection>
        <EditorSection title="씬" count={view.scenes.length} open>
          {canRecord ? null : <p>씬과 식사의 기록은 촬영계획표를 고칠 수 있는 사람이 적어요.</p>}
          {view.scenes.map((line) => (
            <SceneRecord
              key={`${line.rowId}/${line.label}`}
              line={line}
              now={now}
              edit={edit}
              canRecord={canRecord}
            />
          ))}
          {view.scenes.length === 0 ? <p>이날에는 씬이 없어요.</p> : null}
        </EditorSection>
        <EditorSection title="배우 · 팀 콜" count={view.calls.length}>
          {view.calls.length > 0 ? (
            <EntryHead>
              {CALL_TIMES.map(({ key, label }) => (
                <span key={key} className="clock">
                  {label}
                </span>
              ))}
            </EntryHead>
          ) : (
            <p>일촬표에서 부르는 배우나 팀이 없어요.</p>
          )}
          {view.calls.map((call) => (
            <CallRecord key={call._id} call={call} now={now} edit={edit} />
          ))}
        </EditorSection>
        <EditorSection title="날씨 · 특이사항" open>
          <TextField
            label="날씨"
            value={report?.weather ?? ''}
            maxLength={80}
            placeholder="오후부터 비"
            onSave={(weather) => edit.write({ weather })}
          />
          {TEXTS.map(({ key, label, placeholder }) => (
            <TextField
              key={key}
              label={label}
              value={report?.[key] ?? ''}
              maxLength={1000}
              placeholder={placeholder}
              multiline
              onSave={(text) => edit.write({ [key]: text })}
            />
          ))}
        </EditorSection>
      </Scroller>
    </FieldRowContext>
  );
}
