import { Grow, Icon, Kbd, StatusBar, StatusDot, toastFloor, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { STATUS_FACTS_ID } from '../../platform/StatusFacts.tsx';
import { useSyncStatus, useUndo } from '../../sync/hooks.ts';
import { notesOf } from '../../sync/status.ts';
import { NotesMenu } from './NotesMenu.tsx';
import { NotesStrip } from './NotesStrip.tsx';
import { syncLine } from './sync-line.ts';
import { useLasting } from './use-lasting.ts';

const Facts = styled('span')({ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 });
const Key = styled('span')({ color: 'var(--ink-3)', display: 'inline-flex', gap: 6, alignItems: 'center' });
const undoKey = /Mac|iP/.test(navigator.platform) ? '⌘Z' : 'Ctrl Z';

/** The desktop's foot: what is saved, what the screen counts, what was refused. */
export function SyncBar() {
  const { tone, text } = useSyncStatus(syncLine);
  const notes = useSyncStatus(notesOf);
  const { canUndo } = useUndo();
  return (
    <StatusBar ref={toastFloor}>
      <span role="status" style={tone === 'warn' ? { color: 'var(--warn-ink)', fontWeight: 600 } : undefined}>
        <StatusDot tone={tone} />
        {text}
      </span>
      <NotesMenu notes={notes} />
      <Facts id={STATUS_FACTS_ID} />
      <Grow />
      {canUndo ? (
        <Key>
          실행 취소 <Kbd>{undoKey}</Kbd>
        </Key>
      ) : null}
    </StatusBar>
  );
}

const Strip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '4px 16px',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  fontSize: 12,
  fontWeight: 600,
});

/** A save that takes longer than this is worth a line of the phone's page. */
const SLOW_MS = 1_500;

/** The phone's head, only while there is something to say: no line, something not sent, something refused. */
export function SyncStrip() {
  const { tone, text } = useSyncStatus(syncLine);
  const notes = useSyncStatus(notesOf);
  const isOffline = useSyncStatus(({ connection }) => connection === 'offline');
  const isPending = useSyncStatus(({ pending }) => pending > 0);
  const slow = useLasting(isPending, SLOW_MS);
  const phone = useIsPhone();
  if (!phone) return null;
  return (
    <div>
      {isOffline || slow ? (
        <Strip role="status">
          {tone === 'warn' ? <Icon name="signalOff" /> : null}
          {text}
        </Strip>
      ) : null}
      <NotesStrip notes={notes} />
    </div>
  );
}
