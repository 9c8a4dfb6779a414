const CHANGES = [
  ['정', 3, '정서윤', 'S#40을 2회차로 옮김', '10:02'],
  ['하', 1, '하민재', '2회차 콜 10:30 → 11:00', '10:02'],
  ['오', 7, '오지우', 'S#14 소요 120분 → 150분', '10:03'],
] as const;

/** Editing in real time. */
export const TogetherPart = () => (
  <section className="part g12" data-part="realtime" aria-labelledby="realtime-title">
    <div className="changes" aria-hidden="true">
      <p className="changes-top">
        <i /> 저장됨 · 3명이 함께 보는 중
      </p>
      {CHANGES.map(([letter, colour, name, what, at]) => (
        <p key={name} className="change">
          <i style={{ background: `var(--bd-${colour})`, color: `var(--bd-ink-${colour})` }}>{letter}</i>
          <span>
            <b>{name}</b>
            {what}
          </span>
          <time>{at}</time>
        </p>
      ))}
    </div>
    <div className="words right">
      <p className="eyebrow">실시간 편집</p>
      <h2 id="realtime-title">한 사람이 옮기면, 모두의 화면이 바뀌어요</h2>
      <p>
        조감독이 씬을 옮기는 동안 제작부는 콜을 바꾸고, 팀장은 소요 시간을 고쳐요. 열어 둔 화면에 바로 보여서
        파일을 다시 보낼 일이 없어요.
      </p>
      <p>연결이 끊겨도 하던 일을 계속하고, 다시 이어지면 합쳐져요. 합칠 수 없는 것은 이유를 말해 드려요.</p>
    </div>
  </section>
);
