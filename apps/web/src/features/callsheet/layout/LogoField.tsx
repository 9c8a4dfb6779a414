import type { Id } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { usePickFile } from '../../../platform/files/use-pick-file.tsx';
import { useSendFile } from '../../../platform/files/use-send-file.ts';
import { useProjectId } from '../../../sync/hooks.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
/** White in the dark too, as the paper is. */
const Shown = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  padding: 8,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  background: '#fff',
  '& > img': { maxWidth: 180, maxHeight: 48 },
});

/** CS67: the picture at the head of the sheets: chosen, shown as it will be printed, taken away. */
export function LogoField(props: {
  readonly fileId: Id | null;
  readonly onChange: (fileId: Id | null) => void;
}) {
  const { fileId, onChange } = props;
  const projectId = useProjectId();
  const path = `/projects/${projectId}/callsheet-logos`;
  const { isSending, failure, send } = useSendFile(path, onChange);
  const picker = usePickFile({ accept: 'image/png,image/jpeg,image/webp', label: '로고 파일' }, (file) => {
    void send(file);
  });
  return (
    <section aria-labelledby="layout-logo" style={{ display: 'grid', gap: 8 }}>
      <h3 id="layout-logo" style={{ fontSize: 13, color: 'var(--ink-2)' }}>
        로고
      </h3>
      <Row>
        {fileId === null ? null : (
          <Shown>
            <img src={`/api${path}/${fileId}`} alt="지금 로고" />
          </Shown>
        )}
        <Button
          variant="outlined"
          disabled={isSending}
          startIcon={<Icon name="upload" />}
          onClick={picker.open}
        >
          {isSending ? '올리는 중' : fileId === null ? '로고 올리기' : '다른 로고'}
        </Button>
        {fileId === null ? null : (
          <Button variant="text" onClick={() => onChange(null)}>
            로고 빼기
          </Button>
        )}
        {picker.input}
      </Row>
      <p role={failure ? 'alert' : undefined} style={{ color: failure ? 'var(--err-ink)' : 'var(--ink-3)' }}>
        {failure ?? 'PNG, JPEG, WebP. 제목 왼쪽에 찍혀요.'}
      </p>
    </section>
  );
}
