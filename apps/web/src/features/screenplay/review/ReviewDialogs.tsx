import type { OrganisedLine } from '@ddak/domain';
import { AcceptDialog } from './accept/AcceptDialog.tsx';
import type { AcceptChoices } from './accept/accept-summary.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { reviewedPeople, reviewedPlaces } from './people/people-view.ts';
import { SpeakerDialog } from './people/SpeakerDialog.tsx';
import { BulkDialog } from './scenes/BulkDialog.tsx';
import { RenumberDialog } from './scenes/RenumberDialog.tsx';
import type { ReviewData } from './use-review.ts';
import type { ReviewActions } from './use-review-actions.ts';
import type { ReviewSelection } from './use-review-selection.ts';

/** What the review asks, one at a time. */
export type OpenDialog =
  | { readonly kind: 'accept' | 'renumber' | 'bulk' | 'keys' }
  | { readonly kind: 'speaker'; readonly line: OrganisedLine };

/** The dialog that is open, if any; what needs a right to write stays closed without it. */
export function ReviewDialogs(props: {
  readonly open: OpenDialog | null;
  readonly review: ReviewData;
  readonly selection: ReviewSelection;
  readonly actions: ReviewActions;
  readonly onAccept: (choices: AcceptChoices) => void;
  readonly onClose: () => void;
}) {
  const { open, review, selection, actions, onClose } = props;
  if (open?.kind === 'keys') return <KeysDialog onClose={onClose} />;
  if (!open || !review.canEdit) return null;
  /** Does the deed and closes. */
  const then =
    <Args extends unknown[]>(deed: (...args: Args) => void) =>
    (...args: Args) => {
      onClose();
      deed(...args);
    };
  if (open.kind === 'accept')
    return <AcceptDialog review={review} onClose={onClose} onAccept={then(props.onAccept)} />;
  if (open.kind === 'speaker')
    return (
      <SpeakerDialog
        line={open.line}
        people={reviewedPeople(review.scenes).map((person) => person.name)}
        onSave={then((name: string) => actions.setLineType([open.line.n], 'character', name))}
        onClose={onClose}
      />
    );
  if (open.kind === 'bulk')
    return (
      <BulkDialog
        count={selection.marked.length}
        places={reviewedPlaces(review.scenes).map((place) => place.setName)}
        onSave={then((fields) => {
          actions.setFields(selection.marked, fields, `씬 ${selection.marked.length}개에 정했어요.`);
          selection.setMarked(new Set());
        })}
        onClose={onClose}
      />
    );
  const scene = selection.selected;
  if (!scene) return null;
  return (
    <RenumberDialog
      scene={scene}
      onSave={then((sceneNo, subSceneNo, following) =>
        actions.renumber(scene, sceneNo, subSceneNo, following),
      )}
      onClose={onClose}
    />
  );
}
