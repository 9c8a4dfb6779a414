import { BoardPicture } from '../board/BoardPicture.tsx';
import { PhoneSheet } from '../board/PhoneSheet.tsx';
import { EarlyBird } from './EarlyBird.tsx';

/** The tagline, the early-bird button, and the product beside them. */
export const Hero = () => (
  <section className="hero g12" data-part="hero" aria-labelledby="hero-title">
    <div className="hero-words">
      <p className="eyebrow">앱으로 받는 새로운 일일촬영계획표</p>
      <h1 id="hero-title">
        내일 찍을 것,
        <br />
        오늘 밤 딱.
      </h1>
      <p className="lead">
        시나리오를 올리면 씬이 정리되고, 끌어다 놓으면 촬영계획표가 되고, 그 하루가 그대로 일촬표가 됩니다.
        한글 파일도 그대로.
      </p>
      <p className="acts">
        <EarlyBird />
        <a className="btn big" href="/auth">
          바로 써 보기
        </a>
      </p>
    </div>
    <div className="shots">
      <BoardPicture />
      <PhoneSheet still />
    </div>
  </section>
);
