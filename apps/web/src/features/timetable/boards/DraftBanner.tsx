import { PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Banner = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '0 8px 0 16px',
  background: 'var(--warn-tint)',
  borderBottom: '1px solid var(--line)',
  color: 'var(--warn-ink)',
  fontSize: 12.5,
  '& > p': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > p > b': { fontWeight: 600 },
  '& button': { color: 'inherit' },
  // The menu of boards has it too.
  [PHONE]: { minHeight: 44, fontSize: 13, '& > button:last-of-type:not(:only-of-type)': { display: 'none' } },
});

/** Says over a board that is not the plan that it is none, and the ways out. */
export function DraftBanner(props: {
  readonly name: string;
  readonly onMakeCurrent: (() => void) | null;
  readonly onBack: () => void;
}) {
  return (
    <Banner role="note">
      <p>
        <b>{props.name}</b> · 현재 계획이 아닌 안이에요.
      </p>
      <Button size="small" variant="text" onClick={props.onBack}>
        현재 계획 보기
      </Button>
      {props.onMakeCurrent ? (
        <Button size="small" variant="text" onClick={props.onMakeCurrent}>
          현재 계획으로 정하기
        </Button>
      ) : null}
    </Banner>
  );
}
