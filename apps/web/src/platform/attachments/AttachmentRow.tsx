import {
  type Attachment,
  isMisnamed,
  isPicture,
  koreanMoment,
  misnamedWords,
  personCalled,
  sizeWords,
} from '@ddak/domain';
import { Icon, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useProjectSelector } from '../../sync/hooks.ts';
import { FileLine } from '../files/FileLine.tsx';
import { AttachmentMenu } from './AttachmentMenu.tsx';
import { filePath, hasPicture, previewPath } from './attachment-paths.ts';
import { Picture } from './Picture.tsx';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  padding: '6px 8px',
  borderRadius: 'var(--r-control, 5px)',
  '&:hover': { background: 'var(--sunken)' },
  '& > .face': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    padding: 0,
    overflow: 'hidden',
    border: '1px solid var(--line)',
    borderRadius: 5,
    background: 'var(--sunken)',
    color: 'var(--ink-3)',
    fontSize: 11,
    fontWeight: 700,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  '& > button.face': { cursor: 'zoom-in' },
  '& button.name': {
    maxWidth: '100%',
    padding: 0,
    border: 0,
    background: 'transparent',
    textAlign: 'left',
    cursor: 'zoom-in',
  },
  '& > div': { minWidth: 0 },
  '& a, & .name': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--ink)',
    fontSize: 13.5,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover, & .name:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& small.strange': { color: 'var(--warn-ink)' },
  '& small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--ink-3)',
    fontSize: 12,
  },
  [TOUCH]: { '& a': { paddingBlock: 4 } },
});

/** What stands for a file that cannot be seen here: the ending of its name, as far as that is true. */
function faceOf({ name, link, contents }: Attachment): ReactNode {
  if (link !== null) return <Icon name="link" size={20} />;
  if (isPicture(contents)) return <Icon name="picture" size={20} />;
  const ending = /\.([a-z\d]{1,4})$/i.exec(name)?.[1];
  return ending && !isMisnamed(name, contents) ? ending.toUpperCase() : <Icon name="page" size={20} />;
}

/** One file or link: how it looks or what it is, its name, size, who hung it there and when. */
export function AttachmentRow(props: { readonly one: Attachment; readonly onLook: () => void }) {
  const { one } = props;
  const who = useProjectSelector((state) => personCalled(state, one.addedBy));
  const strange = misnamedWords(one.name, one.contents);
  const size = one.size === null ? [] : [sizeWords(one.size)];
  return (
    <Row>
      {hasPicture(one) ? (
        <button type="button" className="face" tabIndex={-1} aria-hidden onClick={props.onLook}>
          <Picture key={one._id} path={previewPath(one, 'small')} alt="" instead={() => faceOf(one)} />
        </button>
      ) : (
        <span className="face" aria-hidden>
          {faceOf(one)}
        </span>
      )}
      <div>
        {hasPicture(one) ? (
          <button type="button" className="name" onClick={props.onLook}>
            {one.name}
          </button>
        ) : (
          <FileLine entry={one} path={filePath(one)} />
        )}
        {one.link === null ? null : <small title={one.link}>{one.link}</small>}
        {strange ? <small className="strange">{strange}</small> : null}
        <small>{[...size, who, koreanMoment(one.createdAt)].join(' · ')}</small>
      </div>
      <AttachmentMenu one={one} />
    </Row>
  );
}
