import { type CallsheetView, isIssued as isIssuedSheet, lastVersion } from '@ddak/domain';
import { ConfirmDialog, DropMenu, Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CommentButton } from '../../platform/comment/CommentButton.tsx';
import { useCan, useProjectId, useProjectSelector, useRunCommand } from '../../sync/hooks.ts';
import { CallOff } from './issue/CallOff.tsx';
import { LayoutDialog } from './layout/LayoutDialog.tsx';
import { TakeMenu } from './take/TakeMenu.tsx';

/** The ways out, and what is done more rarely. */
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
  const canWrite = useCan('callsheet', 'write');
  const isIssued = useProjectSelector((state) => isIssuedSheet(state, callsheetId));
  const last = useProjectSelector((state) => lastVersion(state, callsheetId));
  const project = useProjectSelector((state) => state.project.get(projectId));
  const [asking, setAsking] = useState(false);
  const [isLayingOut, setLayingOut] = useState(false);
  const [isCallingOff, setCallingOff] = useState(false);
  const remove = () => {
    run('removeCallsheet', { callsheetId });
    void navigate(list);
  };
  const entries = [
    { label: '일촬표 목록', onSelect: () => void navigate(list) },
    ...(canWrite
      ? [
          { label: '제작일지', onSelect: () => void navigate(`${list}/${callsheetId}/report`) },
          {
            label: '변경 기록',
            onSelect: () => void navigate(`/projects/${projectId}/history?object=${callsheetId}`),
          },
        ]
      : []),
    ...(canWrite ? [{ label: '양식 고치기', onSelect: () => setLayingOut(true) }] : []),
    ...(canWrite && !isIssued && version === undefined
      ? (['divider', { label: '일촬표 지우기', danger: true, onSelect: () => setAsking(true) }] as const)
      : []),
    ...(canWrite && last && !last.cancels
      ? ([
          'divider',
          { label: '촬영 취소 알리기', danger: true, onSelect: () => setCallingOff(true) },
        ] as const)
      : []),
  ];
  return (
    <>
      <CommentButton target={{ targetKind: 'callsheet', targetId: callsheetId }} name="일촬표" />
      <DropMenu
        entries={entries}
        trigger={(open) => (
          <IconButton {...open} aria-label="더 보기">
            <Icon name="more" />
          </IconButton>
        )}
      />
      <TakeMenu view={view} version={version} isMain={!canWrite} />
      {isCallingOff && last ? <CallOff version={last} onClose={() => setCallingOff(false)} /> : null}
      {isLayingOut && project ? <LayoutDialog project={project} onClose={() => setLayingOut(false)} /> : null}
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
