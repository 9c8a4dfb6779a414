import {
  type HeadingFields,
  type ReviewedScene,
  SETTING_WORDS,
  SETTINGS,
  type StoryFlag,
  TIME_WORDS,
  TIMES_OF_DAY,
} from '@ddak/domain';
import { Field, Kbd, PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ChoiceRow } from '../accept/ChoiceRow.tsx';
import { FlagRow } from './FlagRow.tsx';
import { formOf, type HeadingForm, readForm, typeHeading, typeTime } from './heading-form.ts';

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: '4px 8px 10px 13px',
  '& > .row': { display: 'grid', gap: 8 },
  '& > .actions': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 8 },
  '& kbd': { [PHONE]: { display: 'none' } },
});

/** Sets the heading of a scene: typed as one line, which is read at once, or field by field. */
export function HeadingEditor(props: {
  readonly scene: ReviewedScene;
  readonly severalEpisodes: boolean;
  readonly onSave: (heading: string, fields: HeadingFields, flags: readonly StoryFlag[]) => void;
  readonly onCancel: () => void;
}) {
  const [form, setForm] = useState<HeadingForm>(() => formOf(props.scene));
  const [tried, setTried] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const read = readForm(form);
  const problem = 'problem' in read && tried ? read.problem : null;
  const set = (patch: Partial<HeadingForm>) => setForm({ ...form, ...patch });
  const save = () => {
    setTried(true);
    if ('fields' in read) props.onSave(form.heading, read.fields, form.flags);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    props.onCancel();
  };
  return (
    <Form
      ref={place}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label="씬 제목" hint="적는 대로 아래 칸에 나누어 담아요.">
        {(ids) => (
          <OutlinedInput
            {...ids}
            value={form.heading}
            autoFocus
            placeholder="S#12. 카페 (밤/안)"
            inputProps={{ maxLength: 200 }}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setForm(typeHeading(form, event.target.value))}
          />
        )}
      </Field>
      <div
        className="row"
        style={{
          gridTemplateColumns: props.severalEpisodes ? '64px 88px minmax(0,1fr)' : '88px minmax(0,1fr)',
        }}
      >
        {props.severalEpisodes ? (
          <Field label="부" error={problem?.field === 'episodeNo' ? problem.message : undefined}>
            {(ids) => (
              <OutlinedInput
                {...ids}
                value={form.episodeNo}
                inputMode="numeric"
                onChange={(event) => set({ episodeNo: event.target.value })}
              />
            )}
          </Field>
        ) : null}
        <Field label="씬 번호" error={problem?.field === 'number' ? problem.message : undefined}>
          {(ids) => (
            <OutlinedInput
              {...ids}
              value={form.number}
              placeholder="12A"
              error={problem?.field === 'number'}
              onChange={(event) => set({ number: event.target.value })}
            />
          )}
        </Field>
        <Field label="극중 장소">
          {(ids) => (
            <OutlinedInput
              {...ids}
              value={form.setName}
              onChange={(event) => set({ setName: event.target.value })}
            />
          )}
        </Field>
      </div>
      <ChoiceRow
        label="안/밖"
        value={form.setting}
        options={SETTINGS.map((value) => ({ value, label: SETTING_WORDS[value] }))}
        onChange={(setting) => set({ setting })}
      />
      <div className="row" style={{ gridTemplateColumns: '88px minmax(0,1fr)', alignItems: 'end' }}>
        <Field label="시간">
          {(ids) => (
            <OutlinedInput
              {...ids}
              value={form.timeText}
              placeholder="밤"
              onChange={(event) => setForm(typeTime(form, event.target.value))}
            />
          )}
        </Field>
        <ChoiceRow
          label="때"
          value={form.timeOfDay}
          options={TIMES_OF_DAY.map((value) => ({ value, label: TIME_WORDS[value] }))}
          onChange={(timeOfDay) => set({ timeOfDay })}
        />
      </div>
      <FlagRow flags={form.flags} onChange={(flags) => set({ flags })} />
      <div className="actions">
        <FormControlLabel
          control={
            <Checkbox checked={form.omitted} onChange={(event) => set({ omitted: event.target.checked })} />
          }
          label="결번"
          style={{ marginRight: 'auto' }}
        />
        <Button variant="text" onClick={props.onCancel}>
          취소 <Kbd>Esc</Kbd>
        </Button>
        <Button type="submit" variant="outlined">
          저장 <Kbd>Enter</Kbd>
        </Button>
      </div>
    </Form>
  );
}
