import { type BreakdownElement, mayReadTarget, memberOf, picturesOfElement } from '@ddak/domain';
import { Icon, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { previewPath } from '../../../../platform/attachments/attachment-paths.ts';
import { Picture } from '../../../../platform/attachments/Picture.tsx';
import { PictureViewer } from '../../../../platform/attachments/PictureViewer.tsx';
import { useMe, useProjectState } from '../../../../sync/hooks.ts';

const Face = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 30,
  height: 30,
  padding: 0,
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 5,
  background: 'var(--sunken)',
  color: 'var(--ink-3)',
  cursor: 'zoom-in',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [TOUCH]: { width: 44, height: 44, marginTop: 6 },
});

/** EL11: the newest picture of a thing, small; pressed, all of them on the whole screen. Nothing where there is none. */
export function ElementFace({ element }: { readonly element: BreakdownElement }) {
  const state = useProjectState();
  const me = useMe();
  const [looking, setLooking] = useState(false);
  const pictures = picturesOfElement(state, element);
  const [newest] = pictures;
  if (!newest || !mayReadTarget(memberOf(state, me._id), { targetKind: 'breakdownItem' })) return null;
  return (
    <>
      <Face type="button" aria-label={`${element.name} 사진 크게 보기`} onClick={() => setLooking(true)}>
        <Picture
          key={newest._id}
          path={previewPath(newest, 'small')}
          alt=""
          instead={() => <Icon name="picture" size={16} />}
        />
      </Face>
      {looking ? (
        <PictureViewer pictures={pictures} first={newest._id} onClose={() => setLooking(false)} />
      ) : null}
    </>
  );
}
