import { renderMail } from '../../mail/render-mail.ts';
import type { ComposeMail } from '../../mail/send-mail.ts';
import { hashCode, makeCode } from '../../secrets.ts';
import type { InvitationRepo } from './repo.ts';

export interface ComposeInvitationParts {
  readonly invitations: InvitationRepo;
  /** The address under which people open the server, without a slash at its end. */
  readonly baseUrl: string;
  readonly now: () => number;
}

const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' });

/** The mailed invitation, with a code of its own. Job: `{ kind, invitationId, email }`. */
export const composeInvitation =
  ({ invitations, baseUrl, now }: ComposeInvitationParts): ComposeMail =>
  async ({ invitationId = '', email = '' }) => {
    const open = await invitations.readOpen(invitationId, now());
    if (!open) return null;
    const code = makeCode();
    await invitations.addCode(invitationId, hashCode(code));
    const { title, invitedBy, invitation } = open;
    return renderMail(email, {
      title: `〈${title}〉에 초대했어요`,
      lines: [
        `${invitedBy} 님이 〈${title}〉의 촬영 계획을 함께 보자고 초대했어요.`,
        '가입하거나 로그인하면 참여 요청이 전해지고, 받아들여지면 바로 볼 수 있어요.',
      ],
      link: { label: '초대 확인하기', url: `${baseUrl}/invite/${code}` },
      after: [
        `초대 코드: ${code}`,
        `이 초대는 ${day.format(invitation.expiresAt)}까지 쓸 수 있어요.`,
        '모르는 사람이 보낸 것이라면 이 메일은 지우셔도 돼요.',
      ],
    });
  };
