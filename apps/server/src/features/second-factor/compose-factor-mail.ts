import type { Id } from '@ddak/domain';
import { z } from 'zod';
import { renderMail } from '../../mail/render-mail.ts';
import type { ComposeMail } from '../../mail/send-mail.ts';
import { FACTOR_NEWS, type FactorNews } from './factor-parts.ts';

export interface ComposeFactorParts {
  readonly readUser: (userId: Id) => Promise<{ readonly email: string; readonly name: string } | undefined>;
  /** The address under which people open the server, without a slash at its end. */
  readonly baseUrl: string;
}

/** What has happened: the title of the mail, and its sentence. */
const WORDS: Readonly<Record<FactorNews, readonly [title: string, line: string]>> = {
  totpSet: [
    '2단계 인증을 켰어요',
    '인증 앱을 등록했어요. 이제 로그인할 때 앱에 보이는 여섯 자리 숫자가 필요해요.',
  ],
  totpRemoved: ['인증 앱을 뺐어요', '2단계 인증에서 인증 앱을 뺐어요.'],
  passkeyAdded: ['패스키를 등록했어요', '2단계 인증에 쓸 패스키를 등록했어요.'],
  passkeyRemoved: ['패스키를 뺐어요', '2단계 인증에서 패스키를 뺐어요.'],
  codesMade: ['복구 코드를 새로 만들었어요', '복구 코드를 새로 만들어서 전에 받은 코드는 더 쓸 수 없어요.'],
  codeUsed: ['복구 코드를 썼어요', '복구 코드 하나로 본인 확인을 했어요. 그 코드는 다시 쓸 수 없어요.'],
  reset: [
    '2단계 인증을 없앴어요',
    '서버 관리자가 2단계 인증을 없애고 모든 기기에서 로그아웃했어요. 비밀번호로 로그인한 뒤 다시 켤 수 있어요.',
  ],
};

/** AC24: tells an account what has become of its second factor. Job: `{ kind, userId, what }`. */
export const composeFactorMail =
  ({ readUser, baseUrl }: ComposeFactorParts): ComposeMail =>
  async ({ userId = '', what }) => {
    const user = await readUser(userId);
    if (!user) return null;
    const [title, line] = WORDS[z.enum(FACTOR_NEWS).parse(what)];
    return renderMail(user.email, {
      title,
      lines: [`${user.name} 님, ${line}`],
      link: { label: '내 계정 보기', url: `${baseUrl}/me` },
      after: ['직접 하지 않았다면 지금 비밀번호를 바꾸고, 로그인한 기기를 확인해 주세요.'],
    });
  };
