/** The fixed texts of SPEC.md section 8, in the Korean of PRODUCT.md section 5: to the letter. */
export const TEXTS = {
  sessionTimedOut: '세션이 만료되어 로그아웃되었습니다. 다시 로그인해 주세요.',
  signingUp: '계정 생성 중',
  signedUp: '계정이 생성되었습니다!',
  signingIn: '로그인 중',
  signedIn: '로그인 성공!',
  requestSent: '참여 요청 완료!',
  signedOut: '로그아웃 성공!',
  passwordChanged: '비밀번호가 변경되었습니다!',
  keyUsed: '코드가 정상적으로 사용되었습니다!',
  deletingAccount: '계정 삭제 중...',
  accountDeleted: '계정이 삭제되었습니다.',
} as const;

/** What is said when a call got no answer at all. */
export const NO_LINE = '서버에 연결할 수 없어요. 신호를 확인하고 다시 시도해 주세요.';

/** What is said when an answer came that nobody can read: something else than our server has answered. */
export const UNREADABLE = '서버의 답을 읽을 수 없어요. 잠시 뒤에 다시 시도해 주세요.';
