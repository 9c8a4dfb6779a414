import { Card, PAGE_WIDTH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { PhoneShownBox } from '../../platform/form/PhoneShownBox.tsx';
import { useMe, useProjectSelector, useRunCommand } from '../../sync/hooks.ts';

const Line = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  maxWidth: PAGE_WIDTH,
  marginBottom: 20,
  padding: '8px 16px',
  '& b': { fontWeight: 600 },
});

/** CR9: of their own phone everybody says themselves whether it goes into the chat room. */
export function MyPhonePart() {
  const me = useMe();
  const run = useRunCommand();
  const mine = useProjectSelector((state) =>
    [...state.personContact.values()].find(({ userId, phone }) => userId === me._id && phone !== ''),
  );
  if (!mine) return null;
  return (
    <Line aria-label="내 전화">
      <span>
        내 전화 <b>{mine.phone}</b>
      </span>
      <PhoneShownBox
        checked={mine.phoneShown}
        onChange={(phoneShown) => run('setPhoneShown', { contactId: mine._id, phoneShown })}
      />
    </Line>
  );
}
