const MORE = [
  [
    '현장 운영',
    '회차마다 집합 장소, 주차, 응급실, 배우와 팀별 콜까지. 현장에서 찾는 것을 일촬표 한 장에 모아요.',
  ],
  [
    '개인화',
    '작품마다 맡은 일과 권한이 달라요. 내 권한만큼 보고 고쳐서, 건드리면 안 될 표를 건드릴 일이 없어요.',
  ],
  [
    '자동 계산과 갱신',
    '씬 하나의 소요 시간을 바꾸면 뒤의 시각과 종료가 함께 움직여요. 새 판 시나리오도 기존 씬과 맞춰 봐요.',
  ],
  [
    '파일 올리기',
    'HWP, HWPX, PDF, 워드, 파이널 드래프트, Fountain, 엑셀. 쓰던 대본을 바꾸지 않고 그대로 올려요.',
  ],
] as const;

const STEPS = [
  ['시나리오를 올린다', 'HWP, PDF, 워드, 파이널 드래프트. 씬과 인물, 장소가 정리됩니다.'],
  ['씬을 확인한다', '확실하지 않은 줄은 이유와 함께 보여 드립니다. 고치고, 합치고, 나눕니다.'],
  ['날짜에 놓는다', '끌어다 놓으면 콜부터 해산까지 시각이 다시 계산됩니다.'],
  ['일촬표를 뽑는다', '그 회차가 일촬표가 됩니다. 휴대폰에서 보고, PDF와 XLSX로 받습니다.'],
] as const;

/** That's not all. */
export const MorePart = () => (
  <section className="part g12" data-part="more" aria-labelledby="more-title">
    <div className="words wide">
      <h2 id="more-title">이게 다가 아니에요</h2>
    </div>
    <ul className="more full">
      {MORE.map(([name, text]) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

/** From the script to the call sheet in four steps. */
export const StepsPart = () => (
  <section className="part g12" data-part="steps" aria-labelledby="steps-title">
    <div className="words wide">
      <h2 id="steps-title">네 단계면 돼요</h2>
    </div>
    <ol className="steps full">
      {STEPS.map(([name, text], at) => (
        <li key={name}>
          <b aria-hidden="true">{at + 1}</b>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
