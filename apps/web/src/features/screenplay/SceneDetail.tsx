import type { ReviewedScene } from '@ddak/domain';
import { Kbd, PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { HeadingEditor } from './HeadingEditor.tsx';
import { hasSeveralEpisodes } from './review-view.ts';
import type { ReviewData } from './use-review.ts';
import type { ReviewActions } from './use-review-actions.ts';
import type { ReviewSelection } from './use-review-selection.ts';

const Detail = styled('div')({
  padding: '0 8px 10px 13px',
  '& > blockquote': { margin: '0 0 6px', color: 'var(--ink-2)' },
  '& > ul': { margin: '0 0 8px', padding: 0, listStyle: 'none', color: 'var(--warn-ink)' },
  '& > ul > li': { padding: '1px 0' },
  '& > p': { color: 'var(--ink-2)', marginBottom: 6 },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8 },
  '& > .actions kbd': { [PHONE]: { display: 'none' } },
});

const FIELD_WORDS: Readonly<Record<string, string>> = {
  episodeNo: '에피소드',
  sceneNo: '번호',
  subSceneNo: '번호',
  setName: '장소',
  setting: '안/밖',
  timeOfDay: '시간',
  timeText: '시간',
};

/** The selected scene, opened: its heading as written, every doubt with its reason, and what can be done. */
export function SceneDetail(props: {
  readonly scene: ReviewedScene;
  readonly review: ReviewData;
  readonly selection: ReviewSelection;
  readonly actions: ReviewActions;
}) {
  const { scene, review, selection, actions } = props;
  if (selection.editing && review.canEdit)
    return (
      <HeadingEditor
        key={scene.headingLine}
        scene={scene}
        severalEpisodes={hasSeveralEpisodes(review.scenes)}
        onSave={(heading, fields) => actions.edit(scene, heading, fields)}
        onCancel={() => selection.setEditing(false)}
      />
    );
  const guessed = [...new Set(scene.guessed.flatMap((field) => FIELD_WORDS[field] ?? []))];
  const people = scene.characters.map((person) => person.name);
  return (
    <Detail>
      <blockquote>{scene.heading}</blockquote>
      {scene.doubts.length > 0 ? (
        <ul>
          {scene.doubts.map((doubt) => (
            <li key={`${doubt.code}/${doubt.line}`}>{doubt.message}</li>
          ))}
        </ul>
      ) : null}
      {guessed.length > 0 ? <p>짐작한 것: {guessed.join(', ')}</p> : null}
      {scene.synopsis ? <p>{scene.synopsis}</p> : null}
      {people.length > 0 ? <p>{people.join(', ')}</p> : null}
      {review.canEdit ? (
        <div className="actions">
          <Button onClick={() => selection.setEditing(true)}>
            고치기 <Kbd>Enter</Kbd>
          </Button>
          <Button onClick={() => actions.join(scene)} disabled={review.scenes[0] === scene}>
            앞 씬과 합치기 <Kbd>J</Kbd>
          </Button>
          {scene.doubts.length > 0 ? (
            <Button onClick={() => actions.confirm(scene)}>
              맞아요 <Kbd>C</Kbd>
            </Button>
          ) : null}
        </div>
      ) : null}
    </Detail>
  );
}
