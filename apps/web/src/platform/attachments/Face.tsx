import type { Attachment } from '@ddak/domain';
import { Icon, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { previewPath } from './attachment-paths.ts';
import { Picture } from './Picture.tsx';
import { PictureViewer } from './PictureViewer.tsx';

const Small = styled('button')({
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
  '&[data-round]': { borderRadius: '50%' },
  [TOUCH]: { width: 44, height: 44, marginTop: 6 },
});

/** The newest of some pictures, small; pressed, all of them on the whole screen. Nothing where there is none. */
export function Face(props: {
  /** The newest first. */
  readonly pictures: readonly Attachment[];
  /** Of what they are. */
  readonly name: string;
  /** As people are shown. */
  readonly round?: boolean;
}) {
  const { pictures, name } = props;
  const [looking, setLooking] = useState(false);
  const [newest] = pictures;
  if (!newest) return null;
  return (
    <>
      <Small
        type="button"
        data-round={props.round ? true : undefined}
        aria-label={`${name} 사진 크게 보기`}
        onClick={() => setLooking(true)}
      >
        <Picture
          key={newest._id}
          path={previewPath(newest, 'small')}
          alt=""
          instead={() => <Icon name="picture" size={16} />}
        />
      </Small>
      {looking ? (
        <PictureViewer pictures={pictures} first={newest._id} onClose={() => setLooking(false)} />
      ) : null}
    </>
  );
}
