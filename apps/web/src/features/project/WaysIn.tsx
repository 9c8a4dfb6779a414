import { PAGE_WIDTH, PHONE } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const Ways = styled('section')({
  maxWidth: PAGE_WIDTH,
  '& > h2': { fontSize: 24, fontWeight: 700, letterSpacing: '-.02em' },
  '& > p': { margin: '6px 0 20px', color: 'var(--ink-2)' },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(208px, 1fr))',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: 6,
    padding: 20,
    background: 'var(--surface)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-card)',
    [PHONE]: { padding: 16 },
  },
  '& h3': { fontSize: 16, fontWeight: 700 },
  '& li > p': { color: 'var(--ink-2)' },
  '& li > *:last-child': { justifySelf: 'start', marginTop: 10, minHeight: 40 },
});

/** HM4: for who takes part in nothing: how one comes to a project. `waits`: they have asked to take part. */
export const WaysIn = (props: {
  readonly waits: boolean;
  readonly create: ReactNode;
  readonly bringIn: ReactNode;
  /** SA1: leads to the sample; null: they have it already. */
  readonly lookAtSample: ReactNode;
}) => (
  <Ways aria-label="시작하기">
    <h2>{props.waits ? '답을 기다리고 있어요' : '첫 작품을 시작해 보세요'}</h2>
    <p>
      {props.waits
        ? '참여 요청이 받아들여지면 작품이 여기에 나타나요. 그사이 이런 것도 할 수 있어요.'
        : '시나리오 한 편이면 씬 구분표와 촬영계획표, 일촬표까지 이어져요.'}
    </p>
    <ul>
      <li>
        <h3>작품 만들기</h3>
        <p>제목을 정하고 시나리오를 올리면 씬과 등장인물, 장소가 정리돼요.</p>
        {props.create}
      </li>
      <li>
        <h3>초대 코드 넣기</h3>
        <p>연출부나 제작부에서 받은 코드가 있으면 그 작품에 참여를 요청해요.</p>
        <Button component={Link} to="/invite">
          코드 넣기
        </Button>
      </li>
      <li>
        <h3>작품 가져오기</h3>
        <p>다른 DDAK 서버에서 내보낸 파일이 있으면 그대로 이어서 일해요.</p>
        {props.bringIn}
      </li>
      {props.lookAtSample === null ? null : (
        <li>
          <h3>예시 작품</h3>
          <p>대본과 촬영 열 회차가 든 지어낸 작품이에요. 마음껏 고쳐 보고 버리면 돼요.</p>
          {props.lookAtSample}
        </li>
      )}
      <li>
        <h3>어떻게 쓰는지 보기</h3>
        <p>시나리오에서 일촬표까지, 화면을 따라 차례로 설명해 드려요.</p>
        <Button component="a" href="/guide" target="_blank" rel="noopener">
          사용 안내
        </Button>
      </li>
    </ul>
  </Ways>
);
