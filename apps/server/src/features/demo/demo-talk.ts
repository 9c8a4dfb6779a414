/** What is said about the sample production, and the links that hang on it. A scene is named by its number. */
export interface DemoTalk {
  readonly scene: string;
  readonly says: string;
  readonly answer?: string;
  readonly isSettled?: true;
}

export const DEMO_TALK: readonly DemoTalk[] = [
  { scene: '1', says: '전광판 숫자는 CG로 갈까요, 현장에서 바꿀까요? 시청에 문의해 둘게요.' },
  {
    scene: '3',
    says: '국자는 떨어질 때 소리가 큰 것으로 두 개 준비해 주세요.',
    answer: '소품팀에 전했어요. 스테인리스로 세 개 준비해요.',
    isSettled: true,
  },
  { scene: '5', says: '금고 안 돈은 소품 지폐로 가요. 가까이 잡는 컷이 있어요.' },
];

export interface DemoLink {
  /** The real place that it hangs on. */
  readonly place: string;
  readonly name: string;
  readonly link: string;
}

export const DEMO_LINKS: readonly DemoLink[] = [
  { place: '성산동 편의점', name: '헌팅 사진', link: 'https://example.com/scouting/store' },
  { place: '연희동 주택', name: '주차 안내', link: 'https://example.com/scouting/house-parking' },
];
