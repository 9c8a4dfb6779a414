import type { Id } from '@ddak/domain';
import type { MailTokens } from '../../db/mail-tokens.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { ComposeMail } from '../../mail/send-mail.ts';

const LIFE_MS = 60 * 60 * 1000;

export interface ComposeResetParts {
  readonly findByEmail: (email: string) => Promise<{ _id: Id; email: string; name: string } | undefined>;
  readonly tokens: MailTokens;
  /** The address under which people open the server, without a slash at its end. */
  readonly baseUrl: string;
  readonly now: () => number;
}

/**
 * The mail that leads to a new password. Job: `{ kind, email }`: whether anybody has this e-mail is looked up here,
 * long after the call has been answered.
 */
export const composeReset =
  ({ findByEmail, tokens, baseUrl, now }: ComposeResetParts): ComposeMail =>
  async ({ email = '' }) => {
    const user = await findByEmail(email);
    if (!user) return null;
    const token = await tokens.make('resetPassword', user, { now: now(), lifeMs: LIFE_MS });
    return renderMail(user.email, {
      title: '새 비밀번호를 정해 주세요',
      lines: [`${user.name} 님, 비밀번호를 다시 정해 달라는 요청을 받았어요.`],
      link: { label: '새 비밀번호 정하기', url: `${baseUrl}/auth/reset/${token}` },
      after: [
        '이 링크는 한 시간 동안, 한 번만 쓸 수 있어요. 비밀번호를 바꾸면 모든 기기에서 로그아웃돼요.',
        '요청한 적이 없다면 이 메일은 지우셔도 돼요. 비밀번호는 그대로예요.',
      ],
    });
  };
