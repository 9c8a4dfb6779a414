import { type CallsheetView, versionsOf } from '@ddak/domain';
import { DropMenu, FormDialog, Icon, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { fetchFile } from '../../../platform/download-file.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { shareFiles } from '../../../platform/share-files.ts';
import { useCan, useProjectId, useProjectSelector } from '../../../sync/hooks.ts';
import { ChatTextDialog } from '../ChatTextDialog.tsx';
import { SidesDialog } from './SidesDialog.tsx';
import {
  fetchSheetFiles,
  fetchSides,
  OWN_FORM,
  SHEET_FORMS,
  type SheetFiles,
  type SheetForm,
  type TakenFor,
} from './sheet-files.ts';

const [PDF, ...OTHERS] = SHEET_FORMS;

/**
 * All ways in which a sheet leaves the app. At a desk its PDF is one click away; on a phone files go to the device's own
 * list of ways to share, and where it has none, to its folder.
 */
export function TakeMenu(props: {
  readonly view: CallsheetView;
  readonly version: number | undefined;
  /** For who only reads: what they come for. */
  readonly isMain: boolean;
}) {
  const { view, version } = props;
  const projectId = useProjectId();
  const isPhone = useIsPhone();
  const hasOwn = useProjectSelector(
    (state) => (state.project.get(projectId)?.callsheetForm ?? null) !== null,
  );
  const [isBusy, setBusy] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [ready, setReady] = useState<readonly File[] | null>(null);
  const [isNaming, setNaming] = useState(false);
  // CS35: a day that was called off has none.
  const isCancelled = useProjectSelector((state) =>
    versionsOf(state, view.callsheetId).some(({ number, cancels }) => number === version && cancels),
  );
  const canReadScript = useCan('screenplay', 'read');
  // CS35: all others get their own copy.
  const maySayWhose = useCan('callsheet', 'write');
  const sheet = { projectId, callsheetId: view.callsheetId, version };
  const seesContacts = useCan('contacts', 'read');
  const take = (form: SheetForm, takenFor?: TakenFor) =>
    handOver(fetchSheetFiles(fetchFile, sheet, form, takenFor));
  const takeSides = (name?: string) => handOver(fetchSides(fetchFile, sheet, name));
  const handOver = async (files: Promise<SheetFiles>) => {
    setBusy(true);
    const got = await files;
    setBusy(false);
    if (!got.ok) toast.error(got.message);
    else if (isPhone) await share(got.files);
    else save(got.files);
  };
  const save = (files: readonly File[]) => {
    setReady(null);
    for (const file of files) saveFile(file, file.name);
  };
  const share = async (files: readonly File[]) => {
    const shared = await shareFiles(files, navigator);
    if (shared === 'cannot') save(files);
    else setReady(shared === 'needsTap' ? files : null);
  };
  const ownForms = hasOwn ? [OWN_FORM] : [];
  const entriesOf = (forms: readonly SheetForm[], takenFor: TakenFor) =>
    forms.map((form) => ({
      label: takenFor === 'room' ? form.label : `${form.label} · 전화 모두`,
      onSelect: () => void take(form, takenFor),
    }));
  const entries = [
    ...(seesContacts ? [{ heading: '단톡방용 · 공개한 전화만' }] : []),
    ...entriesOf([...(isPhone ? SHEET_FORMS : OTHERS), ...ownForms], 'room'),
    ...(seesContacts
      ? [
          { heading: '내가 보는 대로' },
          ...entriesOf([...SHEET_FORMS.filter(({ file }) => file !== '.png'), ...ownForms], 'oneself'),
        ]
      : []),
    ...(seesContacts ? (['divider'] as const) : []),
    ...(canReadScript
      ? [
          {
            label: isCancelled ? '당일 대본 없음(취소한 촬영)' : '당일 대본(사이드)',
            disabled: isCancelled,
            onSelect: () => (maySayWhose ? setNaming(true) : void takeSides()),
          },
        ]
      : []),
    'divider' as const,
    { label: '단톡방에 붙일 글', onSelect: () => setWriting(true) },
  ];
  return (
    <>
      {isPhone ? null : (
        <Button
          variant={props.isMain ? 'contained' : 'outlined'}
          disabled={isBusy}
          startIcon={<Icon name="download" />}
          onClick={() => void take(PDF)}
        >
          {isBusy ? '만드는 중' : 'PDF'}
        </Button>
      )}
      <DropMenu
        entries={entries}
        trigger={(open) =>
          // Beside 발행 a phone has no room for the word.
          isPhone && !props.isMain ? (
            <IconButton {...open} disabled={isBusy} aria-label={isBusy ? '만드는 중' : '공유'}>
              <Icon name="upload" />
            </IconButton>
          ) : (
            <Button
              {...open}
              variant={isPhone ? 'outlined' : 'text'}
              disabled={isBusy}
              {...(isPhone
                ? { startIcon: <Icon name="upload" /> }
                : { endIcon: <Icon name="chevronDown" /> })}
            >
              {isPhone ? (isBusy ? '만드는 중' : '공유') : '다른 형식'}
            </Button>
          )
        }
      />
      {isNaming ? (
        <SidesDialog onTake={(name) => void takeSides(name)} onClose={() => setNaming(false)} />
      ) : null}
      {isWriting ? <ChatTextDialog view={view} onClose={() => setWriting(false)} /> : null}
      {ready ? (
        <FormDialog
          open
          title={ready.length === 1 ? '파일이 준비됐어요' : `그림 ${ready.length}장이 준비됐어요`}
          submitLabel="공유"
          onSubmit={() => void share(ready)}
          onClose={() => setReady(null)}
          aside={
            <Button startIcon={<Icon name="download" />} onClick={() => save(ready)}>
              내려받기
            </Button>
          }
        >
          <p>{ready[0]?.name}</p>
        </FormDialog>
      ) : null}
    </>
  );
}
