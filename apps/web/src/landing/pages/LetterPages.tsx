import type { ReactNode } from 'react';
import { PublicPage } from './PublicPage.tsx';

/** A form that `islands/send-letter.ts` sends to `/api/letters/{kind}`. */
const LetterForm = (props: {
  readonly kind: 'early-bird' | 'feedback';
  readonly button: string;
  readonly children: ReactNode;
}) => (
  <form className="letter" data-letter={props.kind} method="post" action={`/api/letters/${props.kind}`}>
    {props.children}
    <p role="status" data-told="" />
    <button className="btn primary big" type="submit">
      {props.button}
    </button>
    <noscript>
      <p>보내려면 브라우저의 자바스크립트가 켜져 있어야 해요.</p>
    </noscript>
  </form>
);

const Line = (props: {
  readonly name: string;
  readonly label: string;
  readonly type?: 'email';
  readonly required?: boolean;
  readonly fill: string;
}) => (
  <label>
    {props.label}
    <input
      name={props.name}
      type={props.type ?? 'text'}
      required={props.required ?? false}
      maxLength={120}
      autoComplete={props.fill}
    />
  </label>
);

export const EarlyBirdPage = () => (
  <PublicPage
    title="얼리버드 신청"
    lead="먼저 써 보실 분을 찾고 있어요. 이메일을 남겨 주시면 준비되는 대로 알려 드릴게요."
  >
    <LetterForm kind="early-bird" button="신청">
      <Line name="email" label="이메일" type="email" required fill="email" />
      <Line name="name" label="이름 (선택)" fill="name" />
      <Line name="role" label="하는 일 (선택)" fill="organization-title" />
      <label>
        지금 준비하는 작품과 바라는 점 (선택)
        <textarea name="text" rows={4} maxLength={2000} />
      </label>
      <label className="tick">
        <input name="agreed" type="checkbox" required />
        <span>
          신청을 받고 답하기 위한 개인정보 수집·이용에 동의해요. <a href="/privacy">자세히</a>
        </span>
      </label>
    </LetterForm>
  </PublicPage>
);

export const FeedbackPage = () => (
  <PublicPage title="의견 보내기" lead="불편한 점, 없어서 아쉬운 것, 현장에서 있었던 일. 짧아도 좋아요.">
    <LetterForm kind="feedback" button="보내기">
      <label>
        의견
        <textarea name="text" rows={7} maxLength={2000} required />
      </label>
      <Line name="email" label="답을 받을 이메일 (선택)" type="email" fill="email" />
      <label className="tick">
        <input name="agreed" type="checkbox" required />
        <span>
          의견을 읽고 답하기 위한 개인정보 수집·이용에 동의해요. <a href="/privacy">자세히</a>
        </span>
      </label>
    </LetterForm>
  </PublicPage>
);

export const ChannelPage = () => (
  <PublicPage title="채널" lead="메신저 채널과 소셜 미디어는 아직 열지 않았어요.">
    <p>
      궁금한 점은 <a href="/feedback">의견 보내기</a>로 남겨 주세요. 새 소식은{' '}
      <a href="/early-bird">얼리버드 신청</a>을 하신 분께 이메일로 알려 드려요.
    </p>
  </PublicPage>
);
