import { mayGive, memberOf, type ProjectMember, ROLES } from '@ddak/domain';
import { ConfirmDialog, DropMenu, Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useCan, useMe, useProjectSelector, useRunCommand } from '../../../sync/hooks.ts';
import { roleChoices } from '../role-choices.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { RightsDialog } from './RightsDialog.tsx';

/** Another role, rights of their own, or out of the project. The owner is neither (AC3), nor who holds more than I do (AC9). */
export function MemberMenu({ member }: { readonly member: ProjectMember }) {
  const canWrite = useCan('project', 'write', { whileArchived: true });
  const run = useRunCommand();
  const [leaving, setLeaving] = useState(false);
  const [giving, setGiving] = useState(false);
  const [detailing, setDetailing] = useState(false);
  const me = useMe();
  const self = useProjectSelector((state) => memberOf(state, me._id));
  // AC8: the owner alone, and to a manager.
  const mayHandOver = self?.role === 'owner' && member.role === 'manager';
  if (!canWrite || member.role === 'owner' || !mayGive(self, member)) return null;
  const roles = roleChoices(ROLES, (role) => mayGive(self, { role, rights: member.rights }));
  return (
    <>
      <DropMenu
        trigger={(open) => (
          <IconButton {...open} aria-label={`${member.name} 권한`}>
            <Icon name="more" />
          </IconButton>
        )}
        entries={[
          ...roles.map(({ value: role, label }) => ({
            label,
            selected: role === member.role,
            onSelect: () => void run('changeMember', { memberId: member._id, role, rights: member.rights }),
          })),
          'divider',
          { label: '권한 자세히…', onSelect: () => setDetailing(true) },
          'divider',
          ...(mayHandOver ? [{ label: '작품 넘기기…', danger: true, onSelect: () => setGiving(true) }] : []),
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
      {detailing ? <RightsDialog member={member} onClose={() => setDetailing(false)} /> : null}
      {giving ? <HandOverDialog member={member} onClose={() => setGiving(false)} /> : null}
    </>
  );
}
