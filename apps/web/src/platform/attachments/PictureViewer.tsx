import { type Attachment, koreanMoment, personCalled } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useProjectSelector } from '../../sync/hooks.ts';
import { downloadFile } from '../download-file.ts';
import { filePath, previewPath } from './attachment-paths.ts';
import { Picture } from './Picture.tsx';

/** Pictures are looked at in the dark, by day too. */
const Room = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: '#111',
  color: '#f2f2f2',
  '& header': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 8px 8px 16px',
    paddingTop: 'max(8px, env(safe-area-inset-top))',
    '& > div': { flex: 1, minWidth: 0 },
    '& h2, & p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& h2': { fontSize: 14, fontWeight: 700 },
    '& p': { color: '#bbb', fontSize: 12 },
  },
  '& button': { color: '#f2f2f2' },
  '& button:hover': { background: '#333' },
  '& button:disabled': { color: '#666' },
  '& .strip': {
    display: 'flex',
    flex: 1,
    minHeight: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    outline: 'none',
  },
  '& .strip > div': {
    display: 'grid',
    placeItems: 'center',
    flex: '0 0 100%',
    minWidth: 0,
    height: '100%',
    padding: '0 8px 16px',
    scrollSnapAlign: 'center',
    scrollSnapStop: 'always',
  },
  '& img': { maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain' },
  '& .why': { maxWidth: 320, padding: 16, textAlign: 'center', color: '#ddd' },
});

/** How far from what is looked at pictures are fetched already. */
const AHEAD = 1;

/** AT9: pictures on the whole screen, one after another: by swipe, arrow keys or buttons. */
export function PictureViewer(props: {
  readonly pictures: readonly Attachment[];
  readonly first: string;
  readonly onClose: () => void;
}) {
  const { pictures, first, onClose } = props;
  const strip = useRef<HTMLDivElement>(null);
  const start = Math.max(
    0,
    pictures.findIndex(({ _id }) => _id === first),
  );
  const [at, setAt] = useState(start);
  const shown = pictures[Math.min(at, pictures.length - 1)];
  const who = useProjectSelector((state) => (shown ? personCalled(state, shown.addedBy) : ''));
  const go = (to: number, behavior: ScrollBehavior = 'smooth') => {
    const frame = strip.current;
    if (to < 0 || to >= pictures.length || !frame) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setAt(to);
    frame.scrollTo({ left: to * frame.clientWidth, behavior: calm ? 'instant' : behavior });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(at + by, 'instant');
  };
  if (!shown) return null;
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': `그림 보기: ${shown.name}`, sx: { border: 0, borderRadius: 0 } } }}
    >
      <Room>
        <header>
          <div>
            <h2>{shown.name}</h2>
            <p>
              {pictures.length > 1 ? `${at + 1}/${pictures.length} · ` : ''}
              {who} · {koreanMoment(shown.createdAt)}
            </p>
          </div>
          <IconButton aria-label="앞 그림" disabled={at === 0} onClick={() => go(at - 1)}>
            <Icon name="chevronLeft" />
          </IconButton>
          <IconButton aria-label="다음 그림" disabled={at >= pictures.length - 1} onClick={() => go(at + 1)}>
            <Icon name="chevronRight" />
          </IconButton>
          <IconButton
            aria-label="내려받기"
            onClick={() =>
              void downloadFile(filePath(shown)).then((failure) => failure && toast.error(failure))
            }
          >
            <Icon name="download" />
          </IconButton>
          <IconButton aria-label="닫기" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        <Strip {...{ pictures, at, start, strip, setAt }} />
      </Room>
    </Dialog>
  );
}

function Strip(props: {
  readonly pictures: readonly Attachment[];
  readonly at: number;
  readonly start: number;
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly setAt: (at: number) => void;
}) {
  const { pictures, at, start, strip, setAt } = props;
  useLayoutEffect(() => {
    const frame = strip.current!;
    frame.scrollLeft = start * frame.clientWidth;
    frame.focus();
  }, [strip, start]);
  return (
    <div
      ref={strip}
      className="strip"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
        const seen = Math.round(scrollLeft / Math.max(1, clientWidth));
        if (seen !== at && Math.abs(scrollLeft - seen * clientWidth) < 2) setAt(seen);
      }}
    >
      {pictures.map((one, index) => (
        <div key={one._id} aria-hidden={index !== at}>
          {Math.abs(index - at) <= AHEAD ? (
            <Picture
              path={previewPath(one, 'large')}
              alt={one.name}
              instead={(message) => <p className="why">{message}</p>}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
}
