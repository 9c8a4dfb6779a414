import { koreanMoment } from '@ddak/domain';
import { ConfirmDialog, Field, SkeletonList } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { copyText } from '../../../platform/copy-text.ts';
import { FailedQuery } from '../../../platform/retry/FailedQuery.tsx';
import {
  useCalendarFeedQuery,
  useDrawCalendarFeedMutation,
  useEndCalendarFeedMutation,
} from './schedule-api.ts';

const Box = styled('div')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  wordBreak: 'keep-all',
  '& > p': { fontSize: 12.5, color: 'var(--ink-2)' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

/** What calendars subscribe by, on phones and on computers alike. */
const subscribing = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** MS5: the secret address by which a calendar gets my schedule: made, shown, drawn anew, switched off. */
export function CalendarFeed() {
  const query = useCalendarFeedQuery();
  const { data: feed, isLoading } = query;
  const [draw, { isLoading: drawing }] = useDrawCalendarFeedMutation();
  const [end, { isLoading: ending }] = useEndCalendarFeedMutation();
  const [asked, setAsked] = useState<'anew' | 'off' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  if (isLoading) return <SkeletonList rows={1} rowHeight={52} />;
  if (feed === undefined) return <FailedQuery query={query} />;
  const isBusy = drawing || ending;
  if (feed === null)
    return (
      <Box>
        <div>
          <Button variant="outlined" disabled={isBusy} onClick={() => void draw()}>
            구독 주소 만들기
          </Button>
        </div>
      </Box>
    );
  const { url, readAt } = feed;
  return (
    <Box>
      {url === null ? (
        <p>
          쓰던 주소는 그대로 이어지지만 다시 보여 드릴 수는 없어요. 다른 기기에도 넣으려면 새 주소를 만들어
          주세요.
        </p>
      ) : (
        <Field label="구독 주소" hint="이 주소를 아는 사람은 내 일정을 볼 수 있어요. 나만 아는 곳에 두세요.">
          {(ids) => (
            <OutlinedInput
              fullWidth
              readOnly
              value={url}
              inputRef={field}
              inputProps={ids}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      )}
      <div>
        {url === null ? null : (
          <>
            <Button variant="contained" component="a" href={subscribing(url)}>
              캘린더 앱에서 구독
            </Button>
            <Button variant="outlined" onClick={() => void copyText(url, field.current)}>
              주소 복사
            </Button>
          </>
        )}
        <Button variant="text" disabled={isBusy} onClick={() => setAsked('anew')}>
          새 주소
        </Button>
        <Button variant="text" disabled={isBusy} onClick={() => setAsked('off')}>
          그만 받기
        </Button>
      </div>
      <p>
        {readAt === null
          ? '아직 가져간 캘린더가 없어요. 다른 캘린더 서비스에는 주소를 복사해 ‘URL로 추가’에 붙여 넣으세요.'
          : `캘린더가 ${koreanMoment(readAt)}쯤 마지막으로 가져갔어요. 바뀐 콜이 보이기까지는 캘린더마다 한 시간에서 하루쯤 걸려요.`}
      </p>
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'off' ? '캘린더로 그만 받을까요?' : '주소를 새로 만들까요?'}
        confirmLabel={asked === 'off' ? '그만 받기' : '새 주소 만들기'}
        danger={asked === 'off'}
        busy={isBusy}
        onConfirm={() => void (asked === 'off' ? end() : draw()).then(() => setAsked(null))}
        onClose={() => setAsked(null)}
      >
        지금 주소로 구독한 캘린더에는 더 나오지 않아요.
      </ConfirmDialog>
    </Box>
  );
}
