import { draftBefore, josa, type Screenplay } from '@ddak/domain';
import { Chip, Grow, Icon, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import { RefineButton } from '../../../platform/refinement/RefineButton.tsx';
import { useProjectSelector } from '../../../sync/hooks.ts';
import { comparisonPath } from '../compare/compare-view.ts';
import { isGuessed } from './review-view.ts';
import type { ReviewData } from './use-review.ts';

/** Which version this is, how much is left to check, and the one blue button. */
export function ReviewHead(props: {
  readonly review: ReviewData;
  readonly waiting: boolean;
  readonly isPhone: boolean;
  readonly onAccept: () => void;
  readonly onKeys: () => void;
}) {
  const { screenplay, canEdit, scenes, modelWork } = props.review;
  const doubtful = scenes.filter((scene) => scene.doubts.length > 0).length;
  const guessed = scenes.filter(isGuessed).length;
  return (
    <TopBar>
      <IconButton
        component={Link}
        to={`/projects/${screenplay.projectId}/screenplays`}
        aria-label="시나리오 목록으로"
      >
        <Icon name="arrowLeft" />
      </IconButton>
      <h1>{screenplay.label}</h1>
      {screenplay.state === 'accepted' ? <Chip tone="ok">받아들임</Chip> : null}
      {canEdit && doubtful > 0 ? <Chip tone="warn">확인할 씬 {doubtful}</Chip> : null}
      {canEdit && guessed > 0 ? <Chip>짐작한 씬 {guessed}</Chip> : null}
      {canEdit && modelWork.size > 0 ? <Chip tone="brand">AI가 고친 씬 {modelWork.size}</Chip> : null}
      {canEdit && scenes.length > 0 && doubtful + guessed + modelWork.size === 0 ? (
        <Chip tone="ok">모두 확인</Chip>
      ) : null}
      {props.isPhone ? null : (
        <span
          style={{
            color: 'var(--ink-3)',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {screenplay.fileName}
        </span>
      )}
      <Grow />
      {canEdit && scenes.length > 0 ? (
        <RefineButton projectId={screenplay.projectId} screenplayId={screenplay._id} short={props.isPhone} />
      ) : null}
      {props.isPhone ? null : <CompareLink screenplay={screenplay} />}
      {props.isPhone ? null : (
        <Button variant="text" onClick={props.onKeys}>
          단축키
        </Button>
      )}
      {canEdit ? (
        <Button
          variant="contained"
          color="primary"
          disabled={props.waiting || scenes.length === 0}
          onClick={props.onAccept}
        >
          {props.waiting ? '받아들이는 중' : '받아들이기'}
        </Button>
      ) : null}
    </TopBar>
  );
}

function CompareLink({ screenplay }: { readonly screenplay: Screenplay }) {
  const before = useProjectSelector((state) => draftBefore(state, screenplay));
  return before ? (
    <Button component={Link} to={comparisonPath(screenplay, before._id)} variant="text">
      {josa(before.label, '와/과')} 비교
    </Button>
  ) : null;
}
