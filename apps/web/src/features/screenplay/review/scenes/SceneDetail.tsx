import type { ReviewedScene } from '@ddak/domain';
import { DropMenu, Icon, Kbd, PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ModelNotes } from '../ModelNotes.tsx';
import { guessesOf, hasSeveralEpisodes } from '../review-view.ts';
import type { ReviewData } from '../use-review.ts';
import type { ReviewActions } from '../use-review-actions.ts';
import type { ReviewSelection } from '../use-review-selection.ts';
import { DoubtList } from './DoubtList.tsx';
import { HeadingEditor } from './HeadingEditor.tsx';
import { SceneFacts } from './SceneFacts.tsx';
import { SynopsisField } from './SynopsisField.tsx';

const Detail = styled('div')({
  padding: '0 8px 10px 13px',
  '& > blockquote': { margin: '0 0 6px', color: 'var(--ink-2)' },
  '& > p': { color: 'var(--ink-2)', marginBottom: 6 },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8 },
  '& > .actions kbd': { [PHONE]: { display: 'none' } },
});

/** The selected scene, opened: its heading as written, every doubt with its ways out, its facts, what can be done. */
export function SceneDetail(props: {
  readonly scene: ReviewedScene;
  readonly review: ReviewData;
  readonly selection: ReviewSelection;
  readonly actions: ReviewActions;
  readonly pace: number;
  readonly onRenumber: () => void;
  readonly onLine: (n: number) => void;
}) {
  const { scene, review, selection, actions } = props;
  if (selection.editing && review.canEdit)
    return (
      <HeadingEditor
        key={scene.headingLine}
        scene={scene}
        severalEpisodes={hasSeveralEpisodes(review.scenes)}
        onSave={(heading, fields, flags) => actions.edit(scene, heading, fields, flags)}
        onCancel={() => selection.setEditing(false)}
      />
    );
  // In or out is asked with the doubts, where it can be answered.
  const guesses = guessesOf(scene).filter((word) => !review.canEdit || word !== '안/밖');
  return (
    <Detail>
      <blockquote>{scene.heading}</blockquote>
      <DoubtList
        scene={scene}
        scenes={review.scenes}
        doubt={selection.doubt}
        canEdit={review.canEdit}
        onMend={(mend) => actions.mend(scene, mend)}
      />
      <ModelNotes
        scene={scene}
        work={review.modelWork.get(scene.headingLine)}
        review={review}
        actions={actions}
      />
      {guesses.length > 0 ? <p>짐작한 것: {guesses.join(', ')}</p> : null}
      {review.canEdit ? (
        <SynopsisField value={scene.synopsis} onSave={(text) => actions.setSynopsis(scene, text)} />
      ) : (
        <p>{scene.synopsis}</p>
      )}
      <SceneFacts
        scene={scene}
        pace={props.pace}
        onLine={props.onLine}
        onFlags={
          review.canEdit ? (flags) => actions.setFields([scene], { flags }, '구성을 바꿨어요.') : undefined
        }
      />
      {review.canEdit ? <Actions {...props} /> : null}
    </Detail>
  );
}

function Actions(props: Parameters<typeof SceneDetail>[0]) {
  const { scene, review, selection, actions } = props;
  const rest = scene.omitted
    ? { label: '결번 취소', omitted: false, done: '결번을 취소했어요.' }
    : { label: '결번으로', omitted: true, done: '결번으로 두었어요.' };
  return (
    <div className="actions">
      {scene.doubts.length > 0 || scene.guessed.length > 0 || review.modelWork.has(scene.headingLine) ? (
        <Button onClick={() => actions.confirm(scene)}>
          맞아요 <Kbd aria-hidden>C</Kbd>
        </Button>
      ) : null}
      <Button onClick={() => selection.setEditing(true)}>
        고치기 <Kbd aria-hidden>E</Kbd>
      </Button>
      <Button onClick={() => actions.join(scene)} disabled={review.scenes[0] === scene}>
        앞 씬과 합치기 <Kbd aria-hidden>M</Kbd>
      </Button>
      <DropMenu
        entries={[
          { label: '번호 바꾸기…', keys: 'R', onSelect: props.onRenumber },
          {
            label: rest.label,
            onSelect: () => actions.setFields([scene], { omitted: rest.omitted }, rest.done),
          },
          {
            label: '여러 씬과 함께 고르기',
            keys: 'X',
            onSelect: () => selection.markScene(scene.headingLine, 'toggle'),
          },
        ]}
        trigger={(open) => (
          <IconButton aria-label="이 씬에서 더 하기" {...open}>
            <Icon name="more" />
          </IconButton>
        )}
      />
    </div>
  );
}
