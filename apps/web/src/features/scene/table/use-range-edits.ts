import { type ArgsOf, MOST_SCENES } from '@ddak/domain';
import { type CellRange, rangeSize, toastAction } from '@ddak/ui';
import toast from 'react-hot-toast';
import { newId, useProjectState, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { useSceneEdits } from '../use-scene-edits.ts';
import { fillCells } from './fill-cells.ts';
import { fillDown } from './fill-down.ts';
import { leftOut, pasteCells } from './paste-cells.ts';
import { emptyTexts } from './range-texts.ts';
import { isEditable, type Shown } from './scene-columns.ts';

/** GR7, GR8, GR9: what is done to a range of cells, each in one step, and what of it is said. */
export function useRangeEdits(shown: Shown, range: CellRange | null) {
  const state = useProjectState();
  const run = useRunCommand();
  const edits = useSceneEdits();
  const { undoCommand } = useUndo();
  const fill = (args: ArgsOf<'fillScenes'> | null, said: (scenes: number) => string) => {
    if (!args) return;
    const scenes = args.fills.length;
    if (scenes > MOST_SCENES) {
      toast.error(`한 번에 ${MOST_SCENES.toLocaleString()}씬까지 바꿀 수 있어요. 나누어서 해 주세요.`);
      return;
    }
    const sent = run('fillScenes', args);
    if (scenes > 1) toastAction(said(scenes), '되돌리기', () => undoCommand(sent));
  };
  return {
    paste(text: string) {
      // A picture on the clipboard is no text.
      if (!range || text === '') return;
      const pasted = pasteCells(state, { shown, range, text }, newId);
      const { args } = pasted;
      const byHeads = pasted.heads ? '머리글에 맞춰 ' : '';
      fill(args, (scenes) => `${byHeads}${scenes}씬에 붙여 넣었어요.`);
      const left = leftOut(pasted);
      if (left.length > 0) toast.error(left.join(' '));
    },
    clear() {
      if (!range) return;
      const scene = state.scene.get(shown.rowIds[range.top] ?? '');
      const column = shown.columns[range.left];
      if (rangeSize(range) > 1)
        fill(
          fillCells(state, emptyTexts(shown, range), newId).args,
          (scenes) => `${scenes}씬의 칸을 비웠어요.`,
        );
      else if (scene && column && isEditable(column)) edits.type(scene, column, '');
    },
    fillDown() {
      if (range) fill(fillDown(state, shown, range), (scenes) => `${scenes}씬에 채웠어요.`);
    },
  };
}
