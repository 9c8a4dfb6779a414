import type { ShownInvitation } from '@ddak/protocol';
import { AuthWords } from '../../platform/AuthFrame.tsx';
import { PROJECT_TYPE_NAMES } from '../../platform/project-type-names.ts';

/** Who invites into what. */
export const InviteWords = ({ invitation }: { readonly invitation: ShownInvitation | null }) =>
  invitation ? (
    <AuthWords
      hint={`${invitation.invitedBy} 님이 ${PROJECT_TYPE_NAMES[invitation.projectType]} 작품에 초대했어요. 참여 요청을 보내면 ${invitation.invitedBy} 님 쪽에서 확인하고 받아들여요.`}
    >
      {invitation.title}
    </AuthWords>
  ) : (
    <AuthWords hint="초대한 사람이 보낸 링크나 코드로 참여를 요청할 수 있어요.">작품 초대</AuthWords>
  );
