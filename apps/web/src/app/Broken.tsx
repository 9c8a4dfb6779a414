import { EmptyState } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useRouteError } from 'react-router';

/** How browsers name a screen's file that could not be fetched. */
const NOT_FETCHED = /dynamically imported module|Importing a module script failed|did not come within/i;

/** Instead of a screen that cannot be shown: what happened, and what can be done. */
export function Broken() {
  const error = useRouteError();
  console.error(error);
  const notFetched = error instanceof Error && NOT_FETCHED.test(error.message);
  return (
    <main style={{ display: 'grid', placeItems: 'center', height: '100%', minHeight: 320 }}>
      <EmptyState
        level={1}
        title={notFetched ? '이 화면을 아직 받지 못했어요' : '화면에 문제가 생겼어요'}
        hint={
          notFetched
            ? '신호가 잡히면 다시 열어 주세요. 받아 둔 다른 화면은 그대로 볼 수 있어요.'
            : '저장하던 내용은 이 기기에 남아 있어요. 다시 열면 이어서 할 수 있어요.'
        }
        action={<Button onClick={() => location.reload()}>다시 열기</Button>}
      />
    </main>
  );
}
