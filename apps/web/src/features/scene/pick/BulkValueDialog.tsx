import type { Scene } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { TextField } from '../../../platform/form/TextField.tsx';
import { useProjectState } from '../../../sync/hooks.ts';
import { cellText, readCell } from '../cell-input.ts';
import type { ScenePatch } from '../scene-patch.ts';
import { commonText } from './bulk-choices.ts';

const COLUMNS = {
  cuts: { label: '컷 수', hint: '비우면 컷 수를 지워요.', unit: '' },
  planned: { label: '소요 시간', hint: '분으로 적어요. 비우면 예상 시간을 써요.', unit: '분' },
} as const;
export type BulkValue = keyof typeof COLUMNS;

/** GR11: one number for all of the scenes, read as their cells read it. */
export function BulkValueDialog(props: {
  readonly of: string;
  readonly column: BulkValue;
  readonly scenes: readonly Scene[];
  readonly onSave: (patch: ScenePatch, what: string) => void;
  readonly onClose: () => void;
}) {
  const state = useProjectState();
  const { column, scenes } = props;
  const { label, hint, unit } = COLUMNS[column];
  const [text, setText] = useState(() => commonText(scenes.map((scene) => cellText(state, scene, column))));
  const [problem, setProblem] = useState<string | undefined>();
  return (
    <FormDialog
      open
      title={`${props.of} ${label}`}
      submitLabel="저장"
      onClose={props.onClose}
      onSubmit={() => {
        const read = readCell(state, scenes[0]!, column, text);
        if ('problem' in read) return setProblem(read.problem);
        props.onSave(read.patch, `${label} ${text.trim() === '' ? '비움' : `${text.trim()}${unit}`}`);
        props.onClose();
      }}
    >
      <TextField
        label={label}
        autoFocus
        value={text}
        maxLength={6}
        hint={hint}
        error={problem}
        onChange={(typed) => {
          setProblem(undefined);
          setText(typed);
        }}
      />
    </FormDialog>
  );
}
