import type { User } from '@ddak/protocol';
import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { api } from '../../platform/api.ts';
import { usePickFile } from '../../platform/files/use-pick-file.tsx';
import { useSendFile } from '../../platform/files/use-send-file.ts';
import { useAvatarsQuery, useRemoveAvatarMutation } from '../../platform/people/avatars-api.ts';
import { PersonAvatar } from '../../platform/people/PersonAvatar.tsx';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBottom: 20,
  '& > div': { minWidth: 0 },
  '& > div > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 6 },
  '& p': { fontSize: 12.5 },
});

/** PI2: my picture: chosen, shown as others see me, taken away. */
export function AvatarField({ user }: { readonly user: User }) {
  const dispatch = useDispatch();
  const { has } = useAvatarsQuery(undefined, {
    selectFromResult: ({ data }) => ({ has: data?.[user._id] !== undefined }),
  });
  const [remove, removal] = useRemoveAvatarMutation();
  const { isSending, failure, send } = useSendFile('/me/avatar', () =>
    dispatch(api.util.invalidateTags(['Avatars'])),
  );
  const picker = usePickFile({ accept: 'image/png,image/jpeg,image/webp', label: '내 사진 파일' }, (file) => {
    void send(file);
  });
  return (
    <Row role="group" aria-label="내 사진">
      <PersonAvatar userId={user._id} name={user.name} size={72} />
      <div>
        <div>
          <Button
            variant="outlined"
            disabled={isSending}
            startIcon={<Icon name="upload" />}
            onClick={picker.open}
          >
            {isSending ? '올리는 중' : has ? '다른 사진' : '사진 올리기'}
          </Button>
          {has ? (
            <Button variant="text" disabled={removal.isLoading} onClick={() => void remove()}>
              사진 빼기
            </Button>
          ) : null}
          {picker.input}
        </div>
        <p
          role={failure ? 'alert' : undefined}
          style={{ color: failure ? 'var(--err-ink)' : 'var(--ink-3)' }}
        >
          {failure ?? '같은 작품에 참여한 사람에게 보여요. PNG, JPEG, WebP. 가운데를 정사각형으로 잘라요.'}
        </p>
      </div>
    </Row>
  );
}
