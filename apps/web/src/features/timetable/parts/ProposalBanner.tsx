import { PHONE, TOUCH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ShownProposal } from '../use-shown-proposal.ts';

const Banner = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  minHeight: 40,
  padding: '0 8px 0 16px',
  background: 'var(--brand-soft)',
  borderBottom: '1px solid var(--line)',
  color: 'var(--brand-ink)',
  fontSize: 12.5,
  '& > p': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > p > b': { fontWeight: 700 },
  '& > button': { color: 'inherit', whiteSpace: 'nowrap', [TOUCH]: { minHeight: 44 } },
  [PHONE]: {
    fontSize: 13,
    paddingTop: 6,
    '& > p': { flex: '1 0 100%' },
    '& > button': { flex: 1, padding: 0 },
  },
});

/** Says over the board that it is a proposal, and what can be done with it. */
export function ProposalBanner(
  props: ShownProposal & { readonly isDraft: boolean; readonly onSwitch: () => void },
) {
  const { title, isDraft, onBack } = props;
  return (
    <Banner role="status" aria-label="배치안 보기">
      <p>
        {isDraft ? (
          <>
            <b>초안</b> {title} · 아직 계획표는 바뀌지 않았어요.
          </>
        ) : (
          <>
            <b>지금 계획</b> · 초안 {title}
          </>
        )}
      </p>
      {onBack ? (
        <Button size="small" variant="text" onClick={onBack}>
          견주기
        </Button>
      ) : null}
      <Button size="small" variant="text" onClick={props.onSwitch}>
        {isDraft ? '지금 계획 보기' : '초안 보기'}
      </Button>
      <Button size="small" variant="text" onClick={props.onDrop}>
        그만두기
      </Button>
      <Button size="small" variant="text" onClick={props.onAccept}>
        받아들이기
      </Button>
    </Banner>
  );
}
