import type { ReviewedScene } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { readNumber } from './heading-form.ts';

/** Gives a scene another number, and counts on from it where that is asked for. */
export function RenumberDialog(props: {
  readonly scene: ReviewedScene;
  readonly onSave: (sceneNo: number, subSceneNo: string, following: boolean) => void;
  readonly onClose: () => void;
}) {
  const { scene } = props;
  const [text, setText] = useState(scene.sceneNo === null ? '' : `${scene.sceneNo}${scene.subSceneNo}`);
  const [following, setFollowing] = useState(false);
  const read = readNumber(text);
  const number = read?.sceneNo ?? null;
  const wrong = text.trim() !== '' && number === null;
  return (
    <FormDialog
      open
      title="씬 번호 바꾸기"
      submitLabel="바꾸기"
      disabled={number === null}
      onSubmit={() => number !== null && props.onSave(number, read?.subSceneNo ?? '', following)}
      onClose={props.onClose}
    >
      <Field label="씬 번호" error={wrong ? '12, 12A처럼 적어 주세요. 번호는 9999까지예요.' : undefined}>
        {(ids) => (
          <OutlinedInput
            {...ids}
            autoFocus
            value={text}
            error={wrong}
            placeholder="12A"
            onFocus={(event) => event.target.select()}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <FormControlLabel
        control={<Checkbox checked={following} onChange={(event) => setFollowing(event.target.checked)} />}
        label="여기부터 뒤의 씬도 다시 매기기"
      />
    </FormDialog>
  );
}
