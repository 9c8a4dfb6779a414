import type { LinkReach } from '@ddak/protocol';
import { styled } from '@mui/material/styles';

const Note = styled('div')({
  padding: '10px 12px',
  borderRadius: 'var(--r-chip)',
  background: 'var(--warn-tint)',
  color: 'var(--warn-ink)',
  '& code': { fontSize: '0.92em', wordBreak: 'break-all' },
  '& p + p': { marginTop: 6 },
});

const BY_HTTPS = '다른 곳에서도 열고, 오프라인과 알림을 쓰려면 https 주소가 있어야 해요.';

/** CR7: who can open the link, where not everybody can; and how others could. */
export function LinkReachNote(props: { readonly reach: LinkReach }) {
  const { opens, isHeard, origins } = props.reach;
  if (opens === 'everybody') return null;
  if (opens === 'network' || (isHeard && origins.length > 0))
    return (
      <Note role="note">
        <p>이 링크는 같은 공유기에 연결된 기기에서만 열려요. {BY_HTTPS}</p>
      </Note>
    );
  return (
    <Note role="note">
      <p>이 링크는 이 컴퓨터에서만 열려요.</p>
      <p>
        {isHeard ? (
          '이 컴퓨터를 공유기에 연결하면 그 주소로 초대할 수 있어요.'
        ) : (
          <>
            서버를 <code>HOST=0.0.0.0 npm start</code>로 다시 켜면 같은 공유기의 기기에서
            {origins[0] === undefined ? null : (
              <>
                {' '}
                <code>{origins[0]}</code> 주소로
              </>
            )}{' '}
            열 수 있어요.
          </>
        )}{' '}
        {BY_HTTPS}
      </p>
    </Note>
  );
}
