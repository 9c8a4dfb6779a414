import { type Attachment, attachmentsOn, newestFirst, type Target } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useProjectSelector } from '../../sync/hooks.ts';
import { FileDrop } from '../files/FileDrop.tsx';
import { LinkDialog } from '../files/LinkDialog.tsx';
import { SendingList } from '../files/SendingList.tsx';
import { useFileDrop } from '../files/use-file-drop.ts';
import { VirtualRows } from '../list/VirtualRows.tsx';
import { AttachmentRow } from './AttachmentRow.tsx';
import { hasPicture } from './attachment-paths.ts';
import { PictureViewer } from './PictureViewer.tsx';
import { useAttach } from './use-attach.ts';

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '&.over': { boxShadow: 'inset 0 0 0 2px var(--brand)' },
  '& > .top': { display: 'grid', gap: 8, padding: '8px 16px 12px' },
  '& .keep': { margin: 0, gap: 6, '& .MuiFormControlLabel-label': { fontSize: 12.5, color: 'var(--ink-2)' } },
  '& > .all': { flex: 1, minHeight: 0, overflowY: 'auto', padding: '0 8px 16px' },
  '& > .none': { padding: '12px 24px', color: 'var(--ink-3)', fontSize: 13, textAlign: 'center' },
});

const GONE = '방금 지워졌거나 볼 수 없게 됐어요. 지운 사람이 되돌리면 파일과 링크도 함께 돌아와요.';

/** 파일과 링크: what hangs on a target, the newest first (AT7), and the ways to hang more there. */
export function AttachmentList({ target }: { readonly target: Target }) {
  const { targetKind, targetId } = target;
  const isThere = useProjectSelector((state) => state[targetKind].has(targetId));
  const hanging = useProjectSelector((state) => attachmentsOn(state, targetId));
  const all = useMemo(() => newestFirst(hanging), [hanging]);
  const [address, setAddress] = useState<string | null>(null);
  const [looking, setLooking] = useState<Attachment | null>(null);
  const { sendings, send, again, dismiss, addLink, mayAdd } = useAttach(target);
  const [keepsMetadata, setKeepsMetadata] = useState(false);
  const sendAll = useCallback((files: readonly File[]) => send(files, keepsMetadata), [send, keepsMetadata]);
  const { isOver, handlers } = useFileDrop(sendAll);
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: all.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 64,
    getItemKey: (index) => all[index]!._id,
    overscan: 8,
  });
  return (
    <Frame className={isOver ? 'over' : undefined} {...(mayAdd ? handlers : {})}>
      {mayAdd ? (
        <div className="top">
          <FileDrop onFiles={sendAll} onAddress={setAddress}>
            <Button startIcon={<Icon name="link" />} onClick={() => setAddress('')}>
              링크 추가
            </Button>
          </FileDrop>
          <FormControlLabel
            className="keep"
            control={
              <Checkbox
                size="small"
                checked={keepsMetadata}
                onChange={(event) => setKeepsMetadata(event.target.checked)}
              />
            }
            label="사진을 찍은 곳·때도 남기기"
          />
          <SendingList sendings={sendings} onAgain={again} onDismiss={dismiss} />
        </div>
      ) : null}
      {all.length === 0 ? (
        <p className="none" role={isThere ? undefined : 'alert'}>
          {isThere ? '아직 붙인 파일이나 링크가 없어요.' : GONE}
        </p>
      ) : null}
      <div className="all" ref={frame}>
        <VirtualRows virtual={virtual} label="파일과 링크">
          {(index) => <AttachmentRow one={all[index]!} onLook={() => setLooking(all[index]!)} />}
        </VirtualRows>
      </div>
      {address === null ? null : (
        <LinkDialog address={address} onAdd={addLink} onClose={() => setAddress(null)} />
      )}
      {looking ? (
        <PictureViewer
          pictures={all.filter(hasPicture)}
          first={looking._id}
          onClose={() => setLooking(null)}
        />
      ) : null}
    </Frame>
  );
}
