import type { ProjectMember } from '@ddak/domain';
import { ConfirmDialog } from '@ddak/ui';
import toast from 'react-hot-toast';
import { useHandOverProjectMutation } from '../../../platform/hand-over-api.ts';
import { useProjectId, useProjectSelector } from '../../../sync/hooks.ts';

/** Asks before the project is somebody else's: what is lost by it, and that it is not undone. */
export function HandOverDialog(props: { readonly member: ProjectMember; readonly onClose: () => void }) {
  const { member } = props;
  const projectId = useProjectId();
  const title = useProjectSelector((state) => state.project.get(projectId)?.title ?? '');
  const [send, { isLoading }] = useHandOverProjectMutation();
  const give = async () => {
    const answer = await send({ projectId, memberId: member._id });
    props.onClose();
    if (!('error' in answer)) toast.success(`〈${title}〉의 소유자가 ${member.name} 님으로 바뀌었어요.`);
  };
  return (
    <ConfirmDialog
      open
      title={`〈${title}〉 작품을 ${member.name} 님에게 넘길까요?`}
      confirmLabel="작품 넘기기"
      busy={isLoading}
      losses={[
        '나는 관리자가 되고, 소유자의 권한은 사라져요.',
        '새 소유자는 나를 내보낼 수 있어요.',
        '되돌릴 수 없어요. 새 소유자만 다시 넘길 수 있어요.',
      ]}
      onConfirm={() => void give()}
      onClose={props.onClose}
    />
  );
}
