import {
  type CallsheetVersion,
  type Id,
  lastVersion,
  readersOf,
  recipientKey,
  type SheetReader,
} from '@ddak/domain';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useMemo, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { failureMessage } from '../../../platform/api.ts';
import { useProjectState, useSyncStatus } from '../../../sync/hooks.ts';
import { type Delivery, useDeliveriesQuery, useSendAgainMutation } from './delivery-api.ts';
import { ReaderFilterBar, ReaderGroups } from './ReaderGroups.tsx';
import { ReaderRow } from './ReaderRow.tsx';
import type { Sent } from './reader-delivery.ts';
import { groupReaders, type ReaderFilter } from './readers-view.ts';
import { useCopyLinks } from './use-copy-links.ts';

/** While messages are on their way, and while somebody looks at who has read: so often it is asked anew, in ms. */
const ASK_MS = 3_000;

/** So many are seen at a glance. */
const FEW = 8;

/** CS32, CS49: who has a version and who does not, the missing first; and what became of the messages to them. */
export function ReadersDialog(props: { readonly version: CallsheetVersion; readonly onClose: () => void }) {
  const { version, onClose } = props;
  const state = useProjectState();
  const readers = useMemo(() => readersOf(state, version), [state, version]);
  const [filter, setFilter] = useState<ReaderFilter>({ search: '', onlyWaiting: false });
  const groups = useMemo(() => groupReaders(state, readers, filter), [state, readers, filter]);
  const waiting = readers.filter(({ standing }) => standing !== 'confirmed').length;
  const links = useCopyLinks(version, groups);
  const of = { projectId: version.projectId, versionId: version._id };
  const { data } = useDeliveriesQuery(of, { pollingInterval: ASK_MS });
  const send = useSend(of);
  const mail = data?.mail ?? 'outbox';
  const sent = sentTo(data?.sent ?? []);
  // Without a mail server who has no account is told nothing: theirs is the link.
  const missing = readers
    .filter(({ standing, kind }) => standing !== 'confirmed' && (mail === 'smtp' || kind === 'member'))
    .map(recipientKey);
  // CS92: told once more is what counts.
  const isLast = lastVersion(state, version.callsheet)?._id === version._id;
  const canRemind = missing.length > 0 && isLast;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="readers-title">
      <DialogTitle id="readers-title">{version.number}판을 누가 확인했나요</DialogTitle>
      <DialogContent>
        {data?.mail === 'outbox' ? <NoMail /> : null}
        {readers.length > FEW ? (
          <ReaderFilterBar filter={filter} waiting={waiting} onChange={setFilter} />
        ) : null}
        {readers.length === 0 ? (
          <p style={{ color: 'var(--ink-2)' }}>
            아직 함께하는 사람이 없어요. 스태프에서 초대하면 여기에 보여요.
          </p>
        ) : (
          <ReaderGroups groups={groups}>
            {(reader) => {
              const key = recipientKey(reader);
              return (
                <ReaderRow
                  key={key}
                  reader={reader}
                  callsheetId={version.callsheet}
                  sent={sent.get(key) ?? {}}
                  mail={mail}
                  onSend={isLast ? () => void send.now([key]) : null}
                  onAddress={() => send.onceSaved(key)}
                />
              );
            }}
          </ReaderGroups>
        )}
      </DialogContent>
      <DialogActions>
        {links.count > 1 ? (
          <Button disabled={links.isMaking} onClick={() => void links.copy()}>
            링크 {links.count}개 복사
          </Button>
        ) : null}
        {canRemind ? (
          <Button onClick={() => void send.now(missing)}>{missing.length}명에게 다시 알리기</Button>
        ) : null}
        <Button onClick={onClose}>닫기</Button>
      </DialogActions>
    </Dialog>
  );
}

function sentTo(list: readonly Delivery[]): ReadonlyMap<string, Sent> {
  const byPerson = new Map<string, Sent>();
  for (const one of list) byPerson.set(one.recipient, { ...byPerson.get(one.recipient), [one.channel]: one });
  return byPerson;
}

const NoMail = () => (
  <p style={{ marginBottom: 8, color: 'var(--ink-2)' }}>
    메일 서버가 없어 메일은 나가지 않아요. 계정이 없는 사람에게는 링크를 복사해 보내 주세요.
  </p>
);

/** Sends to some once more: at once, or as soon as what was typed of them is saved. */
function useSend(of: { readonly projectId: Id; readonly versionId: Id }) {
  const [sendAgain] = useSendAgainMutation();
  const pending = useSyncStatus((status) => status.pending);
  const [waiting, setWaiting] = useState<string | null>(null);
  const now = async (to: readonly string[]): Promise<void> => {
    const done = await sendAgain({ ...of, to });
    if ('error' in done) toast.error(failureMessage(done.error));
    // NT8: who keeps quiet hours still waits for what was sent before.
    else if (done.data.put === 0)
      toast('이미 보내는 중이에요. 조용한 시간인 사람은 그 시간이 끝나면 받아요.');
    else toast.success(`${done.data.put}명에게 보내요.`);
  };
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    if (waiting === null || pending > 0) return;
    setWaiting(null);
    void latest.current([waiting]);
  }, [waiting, pending]);
  return { now, onceSaved: setWaiting };
}

/** `확인 3/12`: opens the list. */
export function readersWords(readers: readonly SheetReader[]): string {
  if (readers.length === 0) return '받을 사람 없음';
  const confirmed = readers.filter(({ standing }) => standing === 'confirmed').length;
  return `확인 ${confirmed}/${readers.length}`;
}
