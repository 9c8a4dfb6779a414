import type { ReviewedScene } from '@ddak/domain';
import type { ReactNode } from 'react';
import { PlacesPanel } from './PlacesPanel.tsx';
import { PeoplePanel } from './people/PeoplePanel.tsx';
import { ReviewNotes } from './ReviewNotes.tsx';
import { BulkBar } from './scenes/BulkBar.tsx';
import { SceneList } from './scenes/SceneList.tsx';
import { SceneOrderBar } from './scenes/SceneOrderBar.tsx';
import type { ReviewData } from './use-review.ts';
import type { ReviewActions } from './use-review-actions.ts';
import type { ReviewSelection } from './use-review-selection.ts';

/** What stands beside the text. */
export type SideTab = 'scenes' | 'people' | 'places';

interface Props {
  readonly tab: SideTab;
  readonly review: ReviewData;
  readonly selection: ReviewSelection;
  readonly actions: ReviewActions;
  readonly onTab: (tab: SideTab) => void;
  readonly onBulk: () => void;
  readonly detail: (scene: ReviewedScene) => ReactNode;
}

/** Scenes, people or places of the script, as they stand after the review so far. */
export function ReviewSide(props: Props) {
  const { tab, review, selection, actions } = props;
  if (tab === 'people')
    return (
      <PeoplePanel
        review={review}
        actions={actions}
        onScene={(headingLine) => {
          selection.selectScene(headingLine);
          props.onTab('scenes');
        }}
      />
    );
  if (tab === 'places')
    return (
      <PlacesPanel
        review={review}
        actions={actions}
        onMark={(scenes) => {
          selection.setMarked(new Set(scenes.map((scene) => scene.headingLine)));
          if (scenes[0]) selection.selectScene(scenes[0].headingLine);
          props.onTab('scenes');
        }}
      />
    );
  return <Scenes {...props} />;
}

function Scenes({ review, selection, actions, onBulk, detail }: Props) {
  const { marked } = selection;
  return (
    <>
      <SceneOrderBar review={review} selection={selection} actions={actions} />
      {marked.length > 0 && review.canEdit ? (
        <BulkBar
          marked={marked}
          onSet={onBulk}
          onConfirm={() => {
            actions.confirmMany(marked);
            selection.setMarked(new Set());
          }}
          onOmit={(omitted) => {
            actions.setFields(
              marked,
              { omitted },
              omitted ? `씬 ${marked.length}개를 결번으로 두었어요.` : '결번을 취소했어요.',
            );
            selection.setMarked(new Set());
          }}
          onClear={() => selection.setMarked(new Set())}
        />
      ) : null}
      <ReviewNotes review={review} />
      <SceneList
        items={selection.items}
        scenes={review.scenes}
        selected={selection.selected}
        marked={selection.markedLines}
        modelWork={review.modelWork}
        onSelect={selection.selectScene}
        onMark={review.canEdit ? selection.markScene : undefined}
        detail={detail}
      />
    </>
  );
}
