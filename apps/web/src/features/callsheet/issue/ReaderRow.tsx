import { groupBy, koreanMoment, type SheetReader } from '@ddak/domain';
import { Chip, DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { failureMessage } from '../../../platform/api.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { useCan, useProjectId, useProjectState } from '../../../sync/hooks.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { useCutLinkMutation, useMakeLinkMutation } from './delivery-api.ts';
import { isOwnComputer, OWN_COMPUTER } from './own-computer.ts';
import { deliveryWords, type Sent } from './reader-delivery.ts';
import { smsLink } from './sms-link.ts';

const WORDS: Readonly<Record<SheetReader['standing'], string>> = {
  missing: '아직',
  opened: '봤어요',
  confirmed: '확인',
};

/** One of those whom a version went to: how they stand to it, and the ways to reach them. */
export function ReaderRow(props: {
  readonly reader: SheetReader;
  readonly callsheetId: string;
  readonly sent: Sent;
  readonly mail: 'smtp' | 'outbox';
  /** Null: the version does not count, and is told to nobody once more (CS92). */
  readonly onSend: (() => void) | null;
  /** Their address was changed: it goes there once that is saved. */
  readonly onAddress: () => void;
}) {
  const { reader, sent, mail } = props;
  const { kind, id, name, team, standing, at, way } = reader;
  const hasAccount = kind === 'member';
  const canWriteContacts = useCan('contacts', 'write');
  const phone = usePhone(reader);
  const copyLink = useCopyLink(reader, props.callsheetId);
  const cutLink = useCutLink(reader, props.callsheetId);
  const [isAddressing, setAddressing] = useState(false);
  const words = deliveryWords(sent, { hasAccount, mail });
  const canMail = mail === 'smtp' && !['unreachable', 'waiting'].includes(sent.mail?.status ?? '');
  // Where no mail leaves, their link is what there is to do.
  const isByLink = !hasAccount && mail === 'outbox';
  const copy = { label: '링크 복사', onSelect: () => void copyLink('copy') };
  const entries = [
    ...(hasAccount || isByLink ? [] : [copy]),
    ...(hasAccount || phone === ''
      ? []
      : [{ label: '문자로 보내기', onSelect: () => void copyLink('sms', phone) }]),
    ...(canMail && props.onSend
      ? [{ label: sent.mail ? '메일 다시 보내기' : '메일 보내기', onSelect: props.onSend }]
      : []),
    ...(hasAccount ? [] : [{ label: '보낸 링크 끊기', onSelect: () => void cutLink() }]),
    ...(hasAccount || !canWriteContacts || !props.onSend
      ? []
      : [{ label: '연락처 고치기', onSelect: () => setAddressing(true) }]),
  ];
  return (
    <li key={`${kind}:${id}`}>
      <Chip tone={standing === 'confirmed' ? 'ok' : 'plain'}>
        {standing === 'confirmed' && way === 'room' ? '방 링크로 확인' : WORDS[standing]}
      </Chip>
      <div>
        <span>{name}</span> {kind === 'actor' ? <small>{team}</small> : null}
        {words ? <p className={words.isTrouble ? 'trouble' : undefined}>{words.text}</p> : null}
      </div>
      {at === null ? null : <time>{koreanMoment(at)}</time>}
      {isByLink ? (
        <Button size="small" variant="text" aria-label={`${name}: ${copy.label}`} onClick={copy.onSelect}>
          {copy.label}
        </Button>
      ) : null}
      {entries.length > 0 ? (
        <DropMenu
          entries={entries}
          trigger={(open) => (
            <IconButton {...open} size="small" aria-label={`${name}에게 보내기`}>
              <Icon name="more" />
            </IconButton>
          )}
        />
      ) : null}
      {isAddressing ? (
        <AddressDialog reader={reader} onSaved={props.onAddress} onClose={() => setAddressing(false)} />
      ) : null}
    </li>
  );
}

function usePhone({ kind, id }: SheetReader): string {
  const contacts = useProjectState().personContact;
  if (kind === 'member') return '';
  return groupBy(contacts, kind === 'actor' ? 'characterId' : 'crewId').get(id)?.[0]?.phone ?? '';
}

/** CS53: a link of their own, into the clipboard or into a text message. */
function useCopyLink({ kind, id }: SheetReader, callsheetId: string) {
  const projectId = useProjectId();
  const [makeLink] = useMakeLinkMutation();
  return async (how: 'copy' | 'sms', phone = ''): Promise<void> => {
    const made = await makeLink({ projectId, callsheetId, to: { kind, id } });
    if ('error' in made) {
      toast.error(failureMessage(made.error));
      return;
    }
    const link = made.data;
    if (how === 'copy') await copyText(link, null);
    else location.href = smsLink(phone, link);
    if (isOwnComputer(link)) toast(OWN_COMPUTER);
  };
}

/** CS54: what was copied or mailed to them leads nowhere any more. */
function useCutLink({ kind, id, name }: SheetReader, callsheetId: string) {
  const projectId = useProjectId();
  const [cut] = useCutLinkMutation();
  return async (): Promise<void> => {
    const done = await cut({ projectId, callsheetId, to: { kind, id } });
    if ('error' in done) toast.error(failureMessage(done.error));
    else toast.success(`${name}에게 보낸 링크를 끊었어요. 다시 복사하면 새 링크예요.`);
  };
}
