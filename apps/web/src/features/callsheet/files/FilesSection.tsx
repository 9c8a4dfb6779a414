import type { Callsheet, FileOrLink } from '@ddak/domain';
import { Icon, toastAction } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { FileDrop } from '../../../platform/files/FileDrop.tsx';
import { aboutEntry } from '../../../platform/files/FileLine.tsx';
import { LinkDialog } from '../../../platform/files/LinkDialog.tsx';
import { SendingList } from '../../../platform/files/SendingList.tsx';
import type { AttachedFile } from '../../../platform/files/send-in-parts.ts';
import { useSendings } from '../../../platform/files/use-sendings.ts';
import { newId, useProjectId, useUndo } from '../../../sync/hooks.ts';
import { EditorSection, Entry, LineText } from '../editor-fields.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import type { CallsheetEdit } from '../use-callsheet-edit.ts';

const NOTHING = { fileId: null, link: null, size: null, contents: null } as const;

/** 파일 · 링크 (CS80): what goes out with the sheet. */
export function FilesSection({ sheet, edit }: { readonly sheet: Callsheet; readonly edit: CallsheetEdit }) {
  const { files } = sheet;
  const projectId = useProjectId();
  const undo = useUndo();
  const [address, setAddress] = useState<string | null>(null);
  const put = useCallback(
    (entry: Omit<FileOrLink, '_id'>) => edit.put({ files: [{ _id: newId(), ...entry }] }),
    [edit],
  );
  const onSent = useCallback(
    ({ fileId, name, size, contents }: AttachedFile) => put({ ...NOTHING, fileId, name, size, contents }),
    [put],
  );
  const { sendings, send, again, dismiss } = useSendings(projectId, `files of ${sheet._id}`, onSent);
  const remove = ({ _id, name }: FileOrLink) => {
    const sent = edit.remove(_id);
    toastAction(`${name} 뺐어요.`, '되돌리기', () => undo.undoCommand(sent));
  };
  return (
    <EditorSection title="파일 · 링크" count={files.length}>
      {files.map((entry, i) => (
        <FileEntry
          key={entry._id}
          entry={entry}
          onName={(name) => edit.put({ files: [{ ...entry, name }] })}
          onRemove={() => remove(entry)}
          onUp={i === 0 ? null : () => edit.move(entry._id, files[i - 2]?._id ?? null)}
          onDown={i === files.length - 1 ? null : () => edit.move(entry._id, files[i + 1]!._id)}
        />
      ))}
      <SendingList sendings={sendings} onAgain={again} onDismiss={dismiss} />
      <FileDrop onFiles={send} onAddress={setAddress}>
        <Button startIcon={<Icon name="link" />} onClick={() => setAddress('')}>
          링크 추가
        </Button>
      </FileDrop>
      {address === null ? null : (
        <LinkDialog
          address={address}
          onAdd={(link) => put({ ...NOTHING, ...link })}
          onClose={() => setAddress(null)}
        />
      )}
    </EditorSection>
  );
}

function FileEntry(props: {
  readonly entry: FileOrLink;
  readonly onName: (name: string) => void;
  readonly onRemove: () => void;
  /** Null: it is the first. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
}) {
  const { entry, onName, onUp, onDown } = props;
  return (
    <Entry>
      <div style={{ alignItems: 'center' }}>
        <Icon name={entry.link === null ? 'page' : 'link'} />
        <LineText
          label={`${entry.name} 이름`}
          value={entry.name}
          maxLength={120}
          onSave={(name) => (name.trim() === '' ? undefined : onName(name))}
        />
        <MoveButtons what={entry.name} onUp={onUp} onDown={onDown} />
        <RemoveButton label={`${entry.name} 빼기`} onClick={props.onRemove} />
      </div>
      <p style={{ paddingLeft: 22, overflowWrap: 'anywhere' }}>{aboutEntry(entry)}</p>
    </Entry>
  );
}
