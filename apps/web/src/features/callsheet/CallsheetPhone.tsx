import type { CallsheetView } from '@ddak/domain';
import { SegmentedControl } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PhoneSheet } from './PhoneSheet.tsx';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0 });
const Choice = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 16px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
});
const Beside = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Above = styled('div')({
  display: 'grid',
  gap: 12,
  padding: '12px 12px 0',
  '&:empty': { display: 'none' },
});
const Body = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', background: 'var(--surface)' });

export type CallsheetMode = 'read' | 'write' | 'paper';
const MODES = [
  { value: 'read', label: '읽기' },
  { value: 'write', label: '쓰기' },
  { value: 'paper', label: '종이' },
] as const;

/** Read or write: a phone has room for one of them; an upright tablet shows the paper too. */
export function CallsheetPhone(props: {
  readonly view: CallsheetView;
  readonly mode: CallsheetMode;
  /** Null for who may only read. */
  readonly onMode: ((mode: CallsheetMode) => void) | null;
  readonly editor: ReactNode;
  /** The sheet as it is printed, where there is room for it. */
  readonly paper?: ReactNode;
  /** Beside the choice. */
  readonly beside?: ReactNode;
  /** Before the sheet itself. */
  readonly above?: ReactNode;
  /** My own call stands above: the day's is a fact among others. */
  readonly hasCall?: boolean;
}) {
  return (
    <Frame>
      {props.onMode ? (
        <Choice>
          <SegmentedControl
            label="보기"
            value={props.mode}
            options={MODES.filter(({ value }) => value !== 'paper' || props.paper)}
            onChange={props.onMode}
          />
          <Beside>{props.beside}</Beside>
        </Choice>
      ) : null}
      <Body tabIndex={0} role="region" aria-label="일촬표 내용">
        {props.mode === 'write' ? (
          props.editor
        ) : props.mode === 'paper' && props.paper ? (
          props.paper
        ) : (
          <>
            {props.above ? <Above>{props.above}</Above> : null}
            <PhoneSheet view={props.view} hasCall={props.hasCall ?? false} />
          </>
        )}
      </Body>
    </Frame>
  );
}
