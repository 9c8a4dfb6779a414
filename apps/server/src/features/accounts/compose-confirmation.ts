import type { MailTokens } from '../../db/mail-tokens.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { ComposeMail } from '../../mail/send-mail.ts';
import type { AccountRepo } from './repo.ts';

const LIFE_DAYS = 7;
const LIFE_MS = LIFE_DAYS * 24 * 60 * 60 * 1000;

export interface ConfirmationParts {
  readonly accounts: AccountRepo;
  readonly tokens: MailTokens;
  /** The address under which people open the server, without a slash at its end. */
  readonly baseUrl: string;
  readonly now: () => number;
}

/** The mail after signing up: shows that the address is theirs. Job: `{ kind, userId }`. */
export const composeConfirmation =
  ({ accounts, tokens, baseUrl, now }: ConfirmationParts): ComposeMail =>
  async ({ userId = '' }) => {
    const user = await accounts.readUser(userId);
    if (!user || user.confirmed) return null;
    const token = await tokens.make('confirmEmail', user, { now: now(), lifeMs: LIFE_MS });
    return renderMail(user.email, {
      title: '이메일 주소를 확인해 주세요',
      lines: [
        `${user.name} 님, DDAK에 가입해 주셔서 고마워요.`,
        '아래 버튼을 누르면 확인이 끝나고, 작품에 다른 사람을 초대할 수 있어요.',
      ],
      link: { label: '이메일 확인하기', url: `${baseUrl}/auth/confirm/${token}` },
      after: [`이 링크는 ${LIFE_DAYS}일 동안 쓸 수 있어요.`, '가입한 적이 없다면 이 메일은 지우셔도 돼요.'],
    });
  };
