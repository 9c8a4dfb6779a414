import type { Scene } from '@ddak/domain';
import { commonText } from '../../../platform/grid/pick/common-text.ts';
import { ValueDialog } from '../../../platform/grid/pick/ValueDialog.tsx';
import { useProjectState } from '../../../sync/hooks.ts';
import { cellText, readCell } from '../cell-input.ts';
import type { ScenePatch } from '../scene-patch.ts';

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
  return (
    <ValueDialog
      of={props.of}
      {...{ label, hint }}
      value={commonText(scenes.map((scene) => cellText(state, scene, column)))}
      maxLength={6}
      onSave={(text) => {
        const read = readCell(state, scenes[0]!, column, text);
        if ('problem' in read) return read.problem;
        props.onSave(read.patch, `${label} ${text.trim() === '' ? '비움' : `${text.trim()}${unit}`}`);
        return undefined;
      }}
      onClose={props.onClose}
    />
  );
}
