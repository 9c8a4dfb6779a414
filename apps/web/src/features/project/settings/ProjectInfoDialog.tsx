import type { Project } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { ClockField } from '../../../platform/form/ClockField.tsx';
import { ColourPicker } from '../../../platform/form/ColourPicker.tsx';
import { DateField } from '../../../platform/form/date/DateField.tsx';
import { TextField } from '../../../platform/form/TextField.tsx';
import { useRunCommand } from '../../../sync/hooks.ts';

/** What stands at the head of every call sheet, and the call that a new day begins with. */
export function ProjectInfoDialog(props: { readonly project: Project; readonly onClose: () => void }) {
  const run = useRunCommand();
  const [project, setProject] = useState(props.project);
  const [clockValid, setClockValid] = useState(true);
  const [paceValid, setPaceValid] = useState(true);
  const set = (patch: Partial<Project>) => setProject((old) => ({ ...old, ...patch }));
  const text = (
    label: string,
    field: 'productionCompany' | 'director' | 'producer' | 'assistantDirector',
  ) => (
    <TextField
      label={label}
      value={project[field]}
      maxLength={field === 'productionCompany' ? 120 : 60}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <FormDialog
      open
      title="작품 정보"
      submitLabel="저장"
      disabled={!clockValid || !paceValid || isBackwards(project) || project.title.trim() === ''}
      onSubmit={() => {
        run('editProject', { patch: changed(props.project, project) });
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <TextField
        label="작품 제목"
        value={project.title}
        maxLength={120}
        onChange={(title) => set({ title })}
      />
      {text('제작사', 'productionCompany')}
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        {text('감독', 'director')}
        {text('제작PD', 'producer')}
        {text('조감독', 'assistantDirector')}
        <ClockField
          label="기본 콜타임"
          value={project.defaultCalltime}
          onChange={(defaultCalltime, valid) => {
            setClockValid(valid);
            if (defaultCalltime !== null) set({ defaultCalltime });
          }}
        />
        <PaceField
          value={project.screenMinutesPerPage}
          onChange={(screenMinutesPerPage, valid) => {
            setPaceValid(valid);
            if (valid) set({ screenMinutesPerPage });
          }}
        />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))', gap: 12 }}>
        <DateField
          label="촬영 시작"
          optional
          value={project.startDate ?? ''}
          onChange={(date) => set({ startDate: date || null })}
        />
        <DateField
          label="촬영 끝"
          optional
          value={project.endDate ?? ''}
          error={isBackwards(project) ? '시작보다 앞이에요.' : undefined}
          onChange={(date) => set({ endDate: date || null })}
        />
      </div>
      <ColourPicker value={project.colour} onChange={(colour) => set({ colour })} />
    </FormDialog>
  );
}

const isBackwards = ({ startDate, endDate }: Project): boolean =>
  startDate !== null && endDate !== null && endDate < startDate;

/** How long a page of the script is on the screen; empty goes by its language. */
function PaceField(props: {
  readonly value: number | null;
  readonly onChange: (minutes: number | null, valid: boolean) => void;
}) {
  const [text, setText] = useState(props.value === null ? '' : String(props.value));
  const [valid, setValid] = useState(true);
  return (
    <Field
      label="대본 1쪽의 화면 시간(분)"
      hint="비우면 한국어 대본은 2분, 영어 대본은 1분이에요."
      error={valid ? undefined : '0.25부터 10까지의 수로 적어 주세요.'}
    >
      {(ids) => (
        <OutlinedInput
          {...ids}
          fullWidth
          value={text}
          placeholder="2"
          error={!valid}
          inputProps={{ inputMode: 'decimal', maxLength: 5 }}
          onChange={({ target }) => {
            const typed = target.value.trim();
            const minutes = typed === '' ? null : Number(typed);
            const isValid = minutes === null || (minutes >= 0.25 && minutes <= 10);
            setText(target.value);
            setValid(isValid);
            props.onChange(minutes, isValid);
          }}
        />
      )}
    </Field>
  );
}

/** Only what was touched here is sent: what a colleague changes meanwhile in another field stays. */
function changed(before: Project, after: Project): Partial<Omit<Project, '_id' | 'projectType'>> {
  const { _id, projectType, ...fields } = after;
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => before[field as keyof Project] !== value),
  );
}
