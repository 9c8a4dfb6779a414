import type { Id, Screenplay } from '@ddak/domain';
import { DropMenu, Grow, Icon, Kbd, SegmentedControl, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';

/** Which two versions are compared, what is shown of them, and the way back. */
export function CompareHead(props: {
  readonly versions: readonly Screenplay[];
  readonly before: Screenplay;
  readonly after: Screenplay;
  readonly onlyChanges: boolean;
  readonly isPhone: boolean;
  readonly onPick: (beforeId: Id, afterId: Id) => void;
  readonly onOnlyChanges: (only: boolean) => void;
}) {
  const { before, after, versions, isPhone } = props;
  return (
    <TopBar>
      <IconButton
        component={Link}
        to={`/projects/${after.projectId}/screenplays`}
        aria-label="시나리오 목록으로"
      >
        <Icon name="arrowLeft" />
      </IconButton>
      {isPhone ? null : <h1>판 비교</h1>}
      <VersionPick
        label="앞의 판"
        chosen={before}
        versions={versions.filter(({ _id }) => _id !== after._id)}
        onPick={(beforeId) => props.onPick(beforeId, after._id)}
      />
      <span aria-hidden>→</span>
      <VersionPick
        label="나중 판"
        chosen={after}
        versions={versions.filter(({ _id }) => _id !== before._id)}
        onPick={(afterId) => props.onPick(before._id, afterId)}
      />
      <Grow />
      {isPhone ? null : (
        <span style={{ color: 'var(--ink-3)', fontSize: 12, whiteSpace: 'nowrap' }}>
          <Kbd>J</Kbd> <Kbd>K</Kbd> 다음, 앞의 씬 <Kbd>F</Kbd> 바뀐 곳만
        </span>
      )}
      <SegmentedControl
        label="보기"
        value={props.onlyChanges ? 'changes' : 'all'}
        options={[
          { value: 'changes', label: '바뀐 곳만' },
          { value: 'all', label: '모두' },
        ]}
        onChange={(value) => props.onOnlyChanges(value === 'changes')}
      />
    </TopBar>
  );
}

function VersionPick(props: {
  readonly label: string;
  readonly chosen: Screenplay;
  readonly versions: readonly Screenplay[];
  readonly onPick: (screenplayId: Id) => void;
}) {
  return (
    <DropMenu
      entries={props.versions.map((version) => ({
        label: version.label,
        selected: version._id === props.chosen._id,
        onSelect: () => props.onPick(version._id),
      }))}
      trigger={(open) => (
        <Button
          variant="outlined"
          color="inherit"
          aria-label={`${props.label}: ${props.chosen.label}`}
          {...open}
        >
          {props.chosen.label}
        </Button>
      )}
    />
  );
}
