import { memberOf, type Project } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Link, useNavigate } from 'react-router';
import { failureMessage } from '../../../platform/api.ts';
import { TextField } from '../../../platform/form/TextField.tsx';
import { Part } from '../../../platform/Parts.tsx';
import { useMe, useProjectSelector } from '../../../sync/hooks.ts';
import { useDeleteProjectMutation } from '../project-api.ts';

/** PD10: taking the project away for good, for its owner alone, once nobody else takes part. */
export function DeletePart({ project }: { readonly project: Project }) {
  const me = useMe();
  const isOwner = useProjectSelector((state) => memberOf(state, me._id)?.role === 'owner');
  const others = useProjectSelector((state) => state.projectMember.size - 1);
  const [asking, setAsking] = useState(false);
  if (!isOwner) return null;
  return (
    <Part title="작품 삭제" hint="되돌릴 수 없어요.">
      <div>
        <Button variant="outlined" color="error" disabled={others > 0} onClick={() => setAsking(true)}>
          작품 삭제
        </Button>
        {others > 0 ? (
          <p style={{ marginTop: 8, fontSize: 12, color: 'var(--ink-2)' }}>
            {`나 말고 ${others}명이 참여하고 있어요. `}
            <Link to={`/projects/${project._id}/crew`} style={{ color: 'var(--brand-ink)', fontWeight: 600 }}>
              스태프
            </Link>
            에서 먼저 내보내거나 관리자에게 작품을 넘겨 주세요.
          </p>
        ) : null}
      </div>
      {asking ? <DeleteDialog project={project} onClose={() => setAsking(false)} /> : null}
    </Part>
  );
}

function DeleteDialog({ project, onClose }: { readonly project: Project; readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [remove, { isLoading, error }] = useDeleteProjectMutation();
  const navigate = useNavigate();
  const plain = (text: string): string => text.normalize('NFC').trim();
  const submit = async () => {
    const answer = await remove({ projectId: project._id, title });
    if ('error' in answer) return;
    toast.success('작품을 삭제했어요.');
    await navigate('/');
  };
  return (
    <FormDialog
      open
      danger
      title={`〈${project.title}〉 작품을 삭제할까요?`}
      submitLabel="영영 삭제"
      busy={isLoading}
      disabled={plain(title) !== plain(project.title)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        <li>시나리오와 씬, 촬영계획표, 일촬표, 스태프와 연락처가 모두 지워져요.</li>
        <li>올린 파일과 변경 기록, 보낸 일촬표 링크도 사라져요.</li>
        <li>남겨 두려면 먼저 내보내기로 받아 두세요.</li>
      </ul>
      <TextField
        label="확인을 위해 작품 제목을 적어 주세요"
        value={title}
        maxLength={120}
        onChange={setTitle}
      />
      {error ? (
        <p role="alert" style={{ color: 'var(--err-ink)' }}>
          {failureMessage(error)}
        </p>
      ) : null}
    </FormDialog>
  );
}
