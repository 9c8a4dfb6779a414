/** What people are told. */
export const NOTICE_KINDS = [
  /** A call sheet that goes to them. */
  'call',
  /** A shooting day that runs late. */
  'late',
  'mention',
  'reply',
  /** What was changed in the plan, in batches. */
  'plan',
  /** Their script was read, or could not be. */
  'script',
  /** What became of a search for a proposal that they turned away from. */
  'proposal',
  'request',
  'answer',
  'rights',
  /** What a new version of the product has brought. */
  'news',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** In the app, on their devices, by mail. */
export const NOTICE_CHANNELS = ['app', 'push', 'mail'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export const NOTICE_KIND_WORDS: Readonly<Record<NoticeKind, string>> = {
  call: '내 일촬표와 콜',
  late: '촬영이 늦어질 때',
  mention: '나를 부른 댓글',
  reply: '내 댓글의 답글',
  plan: '계획이 바뀌었을 때',
  script: '시나리오 읽기',
  proposal: '자동 배치가 끝났을 때',
  request: '참여 요청',
  answer: '내 요청의 답',
  rights: '내 권한',
  news: '새 소식',
};

export const NOTICE_CHANNEL_WORDS: Readonly<Record<NoticeChannel, string>> = {
  app: '앱',
  push: '기기',
  mail: '메일',
};
