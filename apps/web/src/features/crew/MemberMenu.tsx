import { type ProjectMember, ROLES } from '@ddak/domain';
import { ConfirmDialog, DropMenu, Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { ROLE_NAMES } from '../../platform/role-names.ts';
import { useCan, useRunCommand } from '../../sync/hooks.ts';

/** Another role, or out of the project. The owner is neither (AC3). */
export function MemberMenu({ member }: { readonly member: ProjectMember }) {
  const canWrite = useCan('project', 'write');
  const run = useRunCommand();
  const [leaving, setLeaving] = useState(false);
  if (!canWrite || member.role === 'owner') return null;
  const roles = ROLES.filter((role) => role !== 'owner');
  return (
    <>
      <DropMenu
        trigger={(open) => (
          <IconButton {...open} aria-label={`${member.name} 권한`}>
            <Icon name="more" />
          </IconButton>
        )}
        entries={[
          ...roles.map((role) => ({
            label: ROLE_NAMES[role],
            selected: role === member.role,
            onSelect: () => void run('changeMember', { memberId: member._id, role, rights: member.rights }),
          })),
          'divider',
          { label: '내보내기…', danger: true, onSelect: () => setLeaving(true) },
        ]}
      />
      <ConfirmDialog
        open={leaving}
        title={`${member.name} 님을 내보낼까요?`}
        confirmLabel="내보내기"
        onConfirm={() => {
          run('removeMember', { memberId: member._id });
          setLeaving(false);
        }}
        onClose={() => setLeaving(false)}
      >
        이 작품을 더 볼 수 없고, 그 사람의 기기에 있던 내용도 지워져요.
      </ConfirmDialog>
    </>
  );
}
