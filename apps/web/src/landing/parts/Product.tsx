import { PhoneSheet } from '../board/PhoneSheet.tsx';
import { SampleBoard } from '../board/SampleBoard.tsx';

/** The timetable, on the web and in the app: a board to try. */
export const TimetablePart = () => (
  <section className="part g12" data-part="timetable" aria-labelledby="timetable-title">
    <div className="words wide">
      <p className="eyebrow">웹과 앱의 촬영계획표</p>
      <h2 id="timetable-title">끌어다 놓으면, 하루가 다시 계산돼요</h2>
      <p>
        씬을 옮기면 시작과 종료, 12시간까지 남은 길이가 그 자리에서 바뀌어요. 놓기 전에 먼저 알려 드려요. 아래
        씬을 옮겨 보세요. 휴대폰에서는 길게 누른 뒤 끌면 돼요.
      </p>
    </div>
    <div className="full">
      <SampleBoard />
    </div>
  </section>
);

/** The app on the set: a call sheet in a phone. */
export const OnSetPart = () => (
  <section className="band" data-part="app">
    <div className="part g12">
      <div className="words tall">
        <p className="eyebrow">현장용 앱</p>
        <h2>현장에서는 휴대폰 하나면 돼요</h2>
        <p>일촬표를 손에 맞는 크기로 다시 짰어요. 확대하지 않아도 집합 시간과 내 씬이 보여요.</p>
        <ul className="facts">
          <li>
            <b>집합 시간이 가장 크게</b>몇 시까지 어디로 가는지, 열자마자 보여요.
          </li>
          <li>
            <b>신호가 없어도 열려요</b>한 번 연 작품은 지하 세트에서도, 산속에서도 보고 고칠 수 있어요.
          </li>
          <li>
            <b>종이와 같은 내용</b>같은 일촬표가 A4 PDF와 XLSX로도 나와요.
          </li>
        </ul>
      </div>
      <div className="device">
        <PhoneSheet />
      </div>
    </div>
  </section>
);
