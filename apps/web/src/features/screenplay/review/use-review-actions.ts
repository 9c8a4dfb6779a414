import type {
  HeadingFields,
  LineType,
  Mend,
  ReviewedScene,
  ReviewStep,
  SceneFields,
  StoryFlag,
} from '@ddak/domain';
import { announce } from '@ddak/ui';
import { newId, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { showUndoToast } from '../../../sync/undo-toast.ts';
import { peopleActions } from './people/people-actions.ts';
import { confirmStep, editStep, nextToCheck } from './review-steps.ts';
import { isGuessed } from './review-view.ts';
import { withSaid } from './scenes/heading-form.ts';
import { askAfter, type FormAsk, type FormOffer, isHeading, staysWith } from './text/form-offer.ts';
import type { ReviewData } from './use-review.ts';
import type { ReviewSelection } from './use-review-selection.ts';

/** One toast of the review takes the place of the one before. */
export const REVIEW_TOAST = 'review';

/** What can be done in review; each is one kept step, and the selection goes where the work goes on. */
export function useReviewActions(
  review: ReviewData,
  selection: ReviewSelection,
  forms: { readonly ask: FormAsk | null; readonly setAsk: (ask: FormAsk | null) => void },
) {
  const run = useRunCommand();
  const { undo, undoCommand } = useUndo();
  const { scenes, screenplay } = review;
  const keep = (step: ReviewStep) => {
    if (!forms.ask || !staysWith(step, forms.ask)) forms.setAsk(askAfter(step, scenes));
    return run('addReviewEdit', {
      editId: newId(),
      screenplayId: screenplay._id,
      step: withSaid(step, (n) => review.lines[n - 1]?.text ?? ''),
    });
  };
  /** Keeps a step and says what it did, with the way back. */
  const tell = (step: ReviewStep, text: string) => showUndoToast(text, keep(step), undoCommand, REVIEW_TOAST);
  const keepMend = ({ label, step }: Mend) =>
    tell(step, step.kind === 'confirm' ? `${label} · 확인했어요.` : `${label} · 고쳤어요.`);
  const goOn = (scene: ReviewedScene) => {
    const next = nextToCheck(scenes, scene, selection.order === 'guessed');
    selection.selectScene(next.headingLine);
    announce((next === scene ? undefined : next.doubts[0]?.message) ?? whatIsLeft(scenes, scene));
  };

  return {
    undo,
    confirm(scene: ReviewedScene) {
      if (scene.doubts.length > 0 || !scene.checked || review.modelWork.has(scene.headingLine))
        keep(confirmStep(scene));
      goOn(scene);
    },
    /** SY21: all that is doubted and guessed of these scenes is right. */
    confirmMany(chosen: readonly ReviewedScene[]) {
      if (chosen.length === 0) return;
      const headingLines = chosen.map((scene) => scene.headingLine).slice(0, 2000);
      tell({ kind: 'confirmScenes', headingLines }, `씬 ${headingLines.length}개 · 확인했어요.`);
    },
    /** SY20: says of all lines of the form what was said of one. */
    takeOffer: (offer: FormOffer) => tell(offer.step, offer.done),
    /** Takes a way out of a doubt without leaving where one stands. */
    keepMend,
    mend(scene: ReviewedScene, mend: Mend) {
      keepMend(mend);
      // A scene that was missed is there now, likely with a doubt of its own.
      if (mend.step.kind === 'split') selection.selectScene(mend.step.line);
      else if (scene.doubts.length > 1) selection.selectScene(scene.headingLine);
      else goOn(scene);
    },
    edit(scene: ReviewedScene, heading: string, fields: HeadingFields, flags: readonly StoryFlag[]) {
      keep(editStep(scene, heading, fields, flags));
      selection.setEditing(false);
    },
    join(scene: ReviewedScene) {
      const before = scenes[scenes.indexOf(scene) - 1];
      if (!before) return;
      tell({ kind: 'join', headingLine: scene.headingLine }, '앞 씬과 합쳤어요.');
      selection.selectScene(before.headingLine);
    },
    split(line: number) {
      if (scenes.some((scene) => scene.headingLine === line)) return;
      keep({ kind: 'split', line });
      selection.selectScene(line, true);
    },
    renumber(scene: ReviewedScene, sceneNo: number, subSceneNo: string, following: boolean) {
      const { headingLine } = scene;
      tell(
        { kind: 'renumber', headingLine, sceneNo, subSceneNo, following },
        following ? '여기부터 번호를 다시 매겼어요.' : '씬 번호를 바꿨어요.',
      );
    },
    setFields(chosen: readonly ReviewedScene[], fields: SceneFields, text: string) {
      tell({ kind: 'setFields', headingLines: chosen.map((scene) => scene.headingLine), fields }, text);
    },
    setLineType(lines: readonly number[], type: LineType, who: string | null = null) {
      // What is a heading already is left: a step that finds nothing to act on would be told as lost (SY6).
      const meant = type === 'heading' ? lines.filter((n) => !isHeading(scenes, n)) : lines;
      if (meant.length === 0) return;
      if (type === 'heading' && meant.length === 1) keep({ kind: 'split', line: meant[0]! });
      else keep({ kind: 'setLineType', lines: meant.slice(0, 500), type, who });
    },
    ...peopleActions(tell),
    /** SY18: says of what a model has changed that it stays, or how it was. */
    answerModel: tell,
    setSynopsis(scene: ReviewedScene, synopsis: string) {
      if (synopsis.trim() !== scene.synopsis)
        keep({ kind: 'setSynopsis', headingLine: scene.headingLine, synopsis: synopsis.slice(0, 300) });
    },
  };
}

/** Said when nothing is doubted any more: what is left is only guessed, or nothing. */
function whatIsLeft(scenes: readonly ReviewedScene[], done: ReviewedScene): string {
  const guessed = scenes.filter((scene) => scene !== done && isGuessed(scene)).length;
  return guessed > 0 ? `확인할 것이 없어요. 짐작한 씬이 ${guessed}개 있어요.` : '확인할 것이 없어요.';
}

export type ReviewActions = ReturnType<typeof useReviewActions>;
