import { Card, ConfirmDialog, Grow, Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { FailedQuery } from '../../platform/retry/FailedQuery.tsx';
import { useProjectId } from '../../sync/hooks.ts';
import { useInvitationsQuery, useRevokeInvitationMutation } from './crew-api.ts';
import { PeopleList } from './crew-layout.ts';
import { invitationLine, invitationState } from './invitation-line.ts';

const SHOWN = 8;

/** The invitations of the project, the open ones to be revoked. */
export function InvitationList() {
  const projectId = useProjectId();
  const query = useInvitationsQuery(projectId);
  const { data: invitations, error } = query;
  const [revoke, { isLoading }] = useRevokeInvitationMutation();
  const [revoking, setRevoking] = useState<string | null>(null);
  if (error) return <FailedQuery title="초대 링크를 불러오지 못했어요" query={query} />;
  if (!invitations || invitations.length === 0) return null;
  const now = Date.now();
  return (
    <>
      <h2>초대 링크</h2>
      <Card style={{ marginBottom: 16 }}>
        <PeopleList>
          {invitations.slice(0, SHOWN).map((invitation) => {
            const open = invitationState(invitation, now) === 'open';
            return (
              <li key={invitation._id} style={open ? {} : { color: 'var(--ink-3)' }}>
                <Icon name="link" />
                <span>{invitationLine(invitation, now)}</span>
                <Grow />
                {open ? (
                  <IconButton
                    aria-label={`초대 취소: ${invitationLine(invitation, now)}`}
                    onClick={() => setRevoking(invitation._id)}
                  >
                    <Icon name="close" />
                  </IconButton>
                ) : null}
              </li>
            );
          })}
        </PeopleList>
      </Card>
      <ConfirmDialog
        open={revoking !== null}
        title="초대를 취소할까요?"
        confirmLabel="초대 취소"
        busy={isLoading}
        onClose={() => setRevoking(null)}
        onConfirm={() => {
          if (revoking) void revoke({ projectId, invitationId: revoking }).then(() => setRevoking(null));
        }}
      >
        이 링크와 코드로는 더 참여를 요청할 수 없어요. 이미 온 요청은 그대로예요.
      </ConfirmDialog>
    </>
  );
}
