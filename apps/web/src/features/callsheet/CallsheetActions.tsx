import { type CallsheetView, isIssued as isIssuedSheet } from '@ddak/domain';
import { ConfirmDialog, DropMenu, Icon, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { downloadFile } from '../../platform/download-file.ts';
import { useCan, useProjectId, useProjectSelector, useRunCommand } from '../../sync/hooks.ts';
import { ChatTextDialog } from './ChatTextDialog.tsx';

/** PDF, XLSX, and what is done more rarely. */
export function CallsheetActions(props: {
  readonly view: CallsheetView;
  readonly list: string;
  /** As it was issued; else the draft. */
  readonly version?: number;
}) {
  const { view, list, version } = props;
  const { callsheetId } = view;
  const projectId = useProjectId();
  const run = useRunCommand();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const canWrite = useCan('callsheet', 'write');
  const isIssued = useProjectSelector((state) => isIssuedSheet(state, callsheetId));
  const [asking, setAsking] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [busy, setBusy] = useState<'pdf' | 'xlsx' | null>(null);
  const download = async (format: 'pdf' | 'xlsx') => {
    setBusy(format);
    const failure = await downloadFile(
      `/projects/${projectId}/callsheets/${callsheetId}.${format}${version ? `?version=${version}` : ''}`,
    );
    setBusy(null);
    if (failure) toast.error(failure);
  };
  const remove = () => {
    run('removeCallsheet', { callsheetId });
    void navigate(list);
  };
  const xlsx = { label: 'XLSX 받기', onSelect: () => void download('xlsx') };
  const entries = [
    ...(isPhone ? [xlsx] : []),
    { label: '단톡방에 붙일 글', onSelect: () => setSharing(true) },
    { label: '일촬표 목록', onSelect: () => void navigate(list) },
    ...(canWrite && !isIssued && version === undefined
      ? (['divider', { label: '일촬표 지우기', danger: true, onSelect: () => setAsking(true) }] as const)
      : []),
  ];
  return (
    <>
      <DropMenu
        entries={entries}
        trigger={(open) => (
          <IconButton {...open} aria-label="더 보기">
            <Icon name="more" />
          </IconButton>
        )}
      />
      {isPhone ? null : (
        <Button
          disabled={busy !== null}
          startIcon={<Icon name="download" />}
          onClick={() => void download('xlsx')}
        >
          XLSX
        </Button>
      )}
      <Button
        variant={canWrite ? 'outlined' : 'contained'}
        disabled={busy !== null}
        startIcon={<Icon name="download" />}
        onClick={() => void download('pdf')}
      >
        {busy === 'pdf' ? '만드는 중' : 'PDF'}
      </Button>
      {isSharing ? <ChatTextDialog view={view} onClose={() => setSharing(false)} /> : null}
      <ConfirmDialog
        open={asking}
        title="이 일촬표를 지울까요?"
        losses={['집합 장소, 날씨, 알림', '손으로 적은 콜과 준비물', '확인할 것']}
        confirmLabel="일촬표 지우기"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        손으로 적은 것이 함께 사라져요. 바로 실행 취소하면 되돌아와요.
      </ConfirmDialog>
    </>
  );
}
