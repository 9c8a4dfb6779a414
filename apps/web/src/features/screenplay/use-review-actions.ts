import type { HeadingFields, ReviewedScene, ReviewStep } from '@ddak/domain';
import { newId, useRunCommand, useUndo } from '../../sync/hooks.ts';
import { showUndoToast } from '../../sync/undo-toast.tsx';
import { confirmStep, editStep, nextToCheck } from './review-steps.ts';
import type { ReviewData } from './use-review.ts';
import type { ReviewSelection } from './use-review-selection.ts';

/** What can be done to a scene in review; each is one kept step, and the selection goes where the work goes on. */
export function useReviewActions(review: ReviewData, selection: ReviewSelection) {
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const { scenes, screenplay } = review;
  const keep = (step: ReviewStep) =>
    run('addReviewEdit', { editId: newId(), screenplayId: screenplay._id, step });

  return {
    confirm(scene: ReviewedScene) {
      if (scene.doubts.length > 0 || !scene.checked) keep(confirmStep(scene));
      selection.selectScene(nextToCheck(scenes, scene).headingLine);
    },
    edit(scene: ReviewedScene, heading: string, fields: HeadingFields) {
      keep(editStep(scene, heading, fields));
      selection.setEditing(false);
    },
    join(scene: ReviewedScene) {
      const before = scenes[scenes.indexOf(scene) - 1];
      if (!before) return;
      const joining = keep({ kind: 'join', headingLine: scene.headingLine });
      selection.selectScene(before.headingLine);
      showUndoToast('앞 씬과 합쳤어요.', joining, undoCommand);
    },
    split(line: number) {
      if (scenes.some((scene) => scene.headingLine === line)) return;
      keep({ kind: 'split', line });
      selection.selectScene(line, true);
    },
  };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;
