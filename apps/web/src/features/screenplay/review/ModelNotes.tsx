import type { ModelWork, OrganisedLine, ReviewedScene } from '@ddak/domain';
import { Icon, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { modelNotes } from './model-notes.ts';
import type { ReviewData } from './use-review.ts';
import type { ReviewActions } from './use-review-actions.ts';

const List = styled('ul')({
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: '2px 0 2px 8px',
    boxShadow: 'inset 2px 0 0 var(--brand)',
  },
  '& > li + li': { marginTop: 6 },
  '& > li > p': {
    display: 'flex',
    flex: '1 1 180px',
    alignItems: 'baseline',
    gap: 6,
    minWidth: 0,
    color: 'var(--ink-2)',
  },
  '& > li > p > svg': { flex: 'none', alignSelf: 'center', color: 'var(--brand-ink)' },
  '& > li > div': { display: 'flex', flexWrap: 'wrap', gap: 4, [TOUCH]: { gap: 8 } },
  '& button': {
    minHeight: 26,
    padding: '2px 8px',
    border: '1px solid var(--line-2)',
    borderRadius: 'var(--r-button)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: 12.5,
    fontWeight: 500,
    cursor: 'pointer',
    [TOUCH]: { minHeight: 44, padding: '6px 14px', fontSize: 14 },
  },
});

/** SY18: what a model has changed in a scene, to be kept or taken back, one tap each. */
export function ModelNotes(props: {
  readonly scene: ReviewedScene;
  readonly work: ModelWork | undefined;
  readonly review: ReviewData;
  readonly actions: ReviewActions;
}) {
  const { work, scene, review, actions } = props;
  if (!work) return null;
  const lineOf = (n: number): readonly [now: OrganisedLine, was: OrganisedLine] => [
    review.lines[n - 1]!,
    review.text.lines[n - 1]!,
  ];
  return (
    <List aria-label="AI가 고친 것">
      {modelNotes(scene, work, lineOf).map((note) => (
        <li key={note.key}>
          <p>
            <Icon name="spark" label="AI" />
            {note.text}
          </p>
          {review.canEdit ? (
            <div>
              <button type="button" onClick={() => actions.answerModel(note.keep, '그대로 두었어요.')}>
                그대로 두기
              </button>
              <button type="button" onClick={() => actions.answerModel(note.revert, note.back[1])}>
                {note.back[0]}
              </button>
            </div>
          ) : null}
        </li>
      ))}
    </List>
  );
}
