import { EarlyBird } from './EarlyBird.tsx';

const FILES = [
  '촬영계획표_최종.xlsx',
  '촬영계획표_최종2.xlsx',
  '일촬표_2회차_수정.hwp',
  '일촬표_2회차_진짜최종.pdf',
];

/** The trouble with many files. */
export const PainPart = () => (
  <section className="pain" data-part="pain" aria-labelledby="pain-title">
    <div className="g12">
      <div className="words">
        <h2 id="pain-title">
          파일이 늘수록,
          <br />
          누가 무엇을 보는지 몰라요
        </h2>
        <p>
          엑셀을 고치고, 한글로 옮기고, PDF로 바꿔 단체방에 올리고, 다시 고쳐요. DDAK에서는 촬영계획표와
          일촬표가 한 곳에서 나와서 고칠 것도 하나, 볼 것도 하나예요.
        </p>
      </div>
      <ul aria-label="흔한 파일 이름">
        {FILES.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  </section>
);

const WEB = [
  ['브라우저면 충분해요', '크롬, 엣지, 사파리, 웨일. 맥과 윈도우, 태블릿에서 같은 화면이에요.'],
  ['키보드로 빠르게', '씬 목록과 보드를 마우스 없이 다뤄요. 실행 취소는 언제나 돼요.'],
  [
    '대본은 우리 서버에서만',
    '대본을 바깥 서비스로 보내지 않고 읽어요. 제작사 컴퓨터에 직접 설치할 수도 있어요.',
  ],
] as const;

/** The web service, for the time before the shoot. */
export const WebPart = () => (
  <section className="part g12" data-part="web" aria-labelledby="web-title">
    <div className="words">
      <p className="eyebrow">웹 서비스</p>
      <h2 id="web-title">준비는 큰 화면에서</h2>
      <p>프리프로덕션의 긴 표와 여러 회차는 웹에서 한눈에 짜고, 촬영 날에는 앱에서 그 하루만 봐요.</p>
    </div>
    <dl className="web">
      {WEB.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The last word. */
export const ClosingPart = () => (
  <section className="closing" data-part="closing" aria-labelledby="closing-title">
    <h2 id="closing-title">다음 회차는 DDAK에서 짜 보세요</h2>
    <p>대본 한 편이면 시작할 수 있어요.</p>
    <p className="acts">
      <EarlyBird />
      <a className="btn big" href="/auth">
        바로 써 보기
      </a>
    </p>
  </section>
);
