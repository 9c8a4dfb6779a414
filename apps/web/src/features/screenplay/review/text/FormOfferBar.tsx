import { announce, Icon, Kbd, PHONE, TOUCH } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import type { FormOffer } from './form-offer.ts';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  padding: '8px 8px 8px 12px',
  background: 'var(--brand-soft)',
  borderTop: '1px solid var(--line-2)',
  '& > q': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--ink-2)',
    fontSize: 12.5,
  },
  '& kbd': { marginLeft: 6, [PHONE]: { display: 'none' } },
  [TOUCH]: { '& > button:first-of-type': { minHeight: 44 } },
});

/** SY20: one press says of all lines of the form what was said of one. */
export function FormOfferBar(props: {
  readonly offer: FormOffer;
  readonly onTake: () => void;
  readonly onClose: () => void;
}) {
  const { label, example } = props.offer;
  useEffect(() => announce(label), [label]);
  return (
    <Bar role="toolbar" aria-label="같은 꼴의 줄">
      <Button onClick={props.onTake}>
        {label} <Kbd aria-hidden>G</Kbd>
      </Button>
      <q>{example}</q>
      <IconButton size="small" aria-label="같은 꼴의 줄은 그대로 두기" onClick={props.onClose}>
        <Icon name="close" />
      </IconButton>
    </Bar>
  );
}
