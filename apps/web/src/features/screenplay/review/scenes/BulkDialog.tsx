import {
  FLAG_WORDS,
  type SceneFields,
  SETTING_WORDS,
  SETTINGS,
  STORY_FLAGS,
  TIME_WORDS,
  TIMES_OF_DAY,
} from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { ChoiceRow } from '../accept/ChoiceRow.tsx';
import { NameField } from '../NameField.tsx';
import { type BulkForm, bulkFields } from '../review-steps.ts';

const BLANK: BulkForm = { setName: '', setting: null, timeText: '', timeOfDay: null, flag: null };

/** Sets place and time of several scenes; what is left empty stays as each scene has it. */
export function BulkDialog(props: {
  readonly count: number;
  readonly places: readonly string[];
  readonly onSave: (fields: SceneFields) => void;
  readonly onClose: () => void;
}) {
  const [form, setForm] = useState(BLANK);
  const set = (patch: Partial<BulkForm>) => setForm({ ...form, ...patch });
  const fields = bulkFields(form);
  return (
    <FormDialog
      open
      title={`씬 ${props.count}개의 장소와 시간`}
      submitLabel="정하기"
      disabled={fields === null}
      onSubmit={() => fields && props.onSave(fields)}
      onClose={props.onClose}
    >
      <NameField
        label="극중 장소"
        hint="비워 둔 칸은 씬마다 지금 그대로예요."
        value={form.setName}
        offered={props.places}
        maxLength={120}
        onChange={(setName) => set({ setName })}
      />
      <ChoiceRow
        label="안/밖"
        value={form.setting}
        options={SETTINGS.map((value) => ({ value, label: SETTING_WORDS[value] }))}
        onChange={(setting) => set({ setting })}
      />
      <ChoiceRow
        label="때"
        value={form.timeOfDay}
        options={TIMES_OF_DAY.map((value) => ({ value, label: TIME_WORDS[value] }))}
        onChange={(timeOfDay) =>
          set({ timeOfDay, timeText: form.timeText || (timeOfDay ? TIME_WORDS[timeOfDay] : '') })
        }
      />
      <Field label="시간">
        {(ids) => (
          <OutlinedInput
            {...ids}
            value={form.timeText}
            placeholder="늦은 밤"
            inputProps={{ maxLength: 40 }}
            onChange={(event) => set({ timeText: event.target.value })}
          />
        )}
      </Field>
      <ChoiceRow
        label="구성"
        value={form.flag}
        options={[
          ...STORY_FLAGS.map((value) => ({ value, label: FLAG_WORDS[value] })),
          { value: 'none' as const, label: '구성 없음' },
        ]}
        onChange={(flag) => set({ flag })}
      />
    </FormDialog>
  );
}
