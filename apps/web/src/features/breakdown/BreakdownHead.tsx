import { Chip, Grow, Icon, Kbd, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import type { SceneEntry } from './breakdown-view.ts';

/** How far the breakdown is, and the way to the next scene that waits for a decision. */
export function BreakdownHead(props: {
  readonly entries: readonly SceneEntry[];
  readonly isNarrow: boolean;
  /** On a narrow screen: the scene that is open, and the way back to the list. */
  readonly current: SceneEntry | null;
  readonly onBack: () => void;
  readonly isListShown: boolean;
  readonly onShowList: () => void;
  readonly onNextOpen: (() => void) | null;
  /** Other ways to come by suggestions. */
  readonly children?: ReactNode;
}) {
  const { entries, isNarrow, current } = props;
  const open = entries.reduce((sum, entry) => sum + entry.open, 0);
  return (
    <TopBar>
      {isNarrow && current ? (
        <IconButton aria-label="씬 목록" onClick={props.onBack} edge="start">
          <Icon name="arrowLeft" />
        </IconButton>
      ) : null}
      {isNarrow ? null : (
        <IconButton
          edge="start"
          aria-label={props.isListShown ? '씬 목록 접기' : '씬 목록 펴기'}
          aria-pressed={props.isListShown}
          onClick={props.onShowList}
        >
          <Icon name="menu" />
        </IconButton>
      )}
      <h1 style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {isNarrow && current ? `S#${current.label} ${current.scene.setName}` : '브레이크다운'}
      </h1>
      {open > 0 && !(isNarrow && current) ? <Chip tone="warn">제안 {open}</Chip> : null}
      <Grow />
      {isNarrow && current ? null : props.children}
      {props.onNextOpen ? (
        <Button
          variant={isNarrow ? 'text' : 'contained'}
          color="primary"
          onClick={props.onNextOpen}
          endIcon={isNarrow ? <Icon name="arrowRight" /> : undefined}
        >
          {isNarrow ? '다음 제안' : '다음 제안 있는 씬'}
          {isNarrow ? null : (
            <Kbd aria-hidden style={{ marginLeft: 6 }}>
              N
            </Kbd>
          )}
        </Button>
      ) : null}
    </TopBar>
  );
}
