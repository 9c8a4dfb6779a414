import { ErrorState, SkeletonList } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type PushState, usePushHere } from './use-push-here.ts';

const Box = styled('div')({
  '& p': { color: 'var(--ink-2)' },
  '& ol': { margin: '8px 0 0', paddingLeft: 20, color: 'var(--ink-2)' },
  '& li + li': { marginTop: 4 },
  '& [role=alert]': { marginTop: 4, color: 'var(--err-ink)' },
});

/** PU10: what is in the way, and what the person can do about it. */
const IN_THE_WAY: Readonly<Partial<Record<PushState, ReactNode>>> = {
  insecure: (
    <p>
      https 주소로 열어야 알림을 받을 수 있어요. 지금은 http 주소예요. 서버를 켠 사람에게 https 주소를 물어봐
      주세요.
    </p>
  ),
  homeScreen: (
    <>
      <p>iPhone과 iPad에서는 홈 화면에 추가한 DDAK에서 알림을 받을 수 있어요. (iOS 16.4부터)</p>
      <ol>
        <li>Safari에서 이 페이지를 열고 공유 버튼을 눌러요.</li>
        <li>‘홈 화면에 추가’를 눌러요.</li>
        <li>홈 화면에 생긴 DDAK을 열고 로그인해요.</li>
        <li>내 계정의 ‘알림’에서 켜요.</li>
      </ol>
    </>
  ),
  unsupported: (
    <p>
      이 브라우저는 알림을 받을 수 없어요. 채팅 앱 안에서 열었다면 Chrome이나 Safari 같은 브라우저로 열어
      주세요.
    </p>
  ),
  blocked: (
    <p>
      이 사이트의 알림이 브라우저에서 차단되어 있어요. 브라우저의 사이트 설정에서 알림을 ‘허용’으로 바꾼 뒤
      돌아와 주세요.
    </p>
  ),
  serverOff: <p>이 서버는 기기로 알림을 보내지 않아요.</p>,
};

/** 이 기기에서 알림 받기: on, off, or what is in the way. */
export function PushHere() {
  const { state, turning, failure, turn, again } = usePushHere();
  if (state === 'loading') return <SkeletonList rows={1} rowHeight={42} />;
  if (state === 'failed') return <ErrorState message={failure ?? ''} onRetry={again} />;
  const inTheWay = IN_THE_WAY[state];
  if (inTheWay) return <Box>{inTheWay}</Box>;
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={turning ?? state === 'on'}
            disabled={turning !== null}
            onChange={(event) => void turn(event.target.checked)}
          />
        }
        label="이 기기에서 알림 받기"
      />
      {failure ? <p role="alert">{failure}</p> : null}
    </Box>
  );
}
