import type { Id } from '@ddak/domain';
import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import toast from 'react-hot-toast';
import { downloadFile } from '../../../platform/download-file.ts';
import { usePickFile } from '../../../platform/files/use-pick-file.tsx';
import { useSendFile } from '../../../platform/files/use-send-file.ts';
import { useProjectId } from '../../../sync/hooks.ts';

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Note = styled('p')({
  color: 'var(--ink-3)',
  whiteSpace: 'pre-line',
  '&[role="alert"]': { color: 'var(--err-ink)' },
});

interface OwnForm {
  readonly fileId: Id | null;
  readonly name: string;
}

/** CS69: the team's own workbook: sent, had back, taken away, and one to begin with. */
export function OwnFormField(props: { readonly form: OwnForm; readonly onChange: (form: OwnForm) => void }) {
  const { form, onChange } = props;
  const project = `/projects/${useProjectId()}`;
  const { isSending, failure, send } = useSendFile(`${project}/callsheet-forms`, (fileId, file) =>
    onChange({ fileId, name: file.name.normalize('NFC').slice(-255) }),
  );
  const picker = usePickFile({ accept: XLSX, label: '우리 양식 파일' }, (file) => {
    void send(file);
  });
  const take = async (path: string) => {
    const problem = await downloadFile(`${project}/${path}`);
    if (problem) toast.error(problem);
  };
  const { fileId } = form;
  return (
    <section aria-labelledby="layout-own" style={{ display: 'grid', gap: 8 }}>
      <h3 id="layout-own" style={{ fontSize: 13, color: 'var(--ink-2)' }}>
        우리 양식(XLSX)
      </h3>
      <Row>
        {fileId === null ? null : (
          <Button
            variant="text"
            startIcon={<Icon name="download" />}
            onClick={() => void take(`callsheet-forms/${fileId}`)}
          >
            {form.name}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={isSending}
          startIcon={<Icon name="upload" />}
          onClick={picker.open}
        >
          {isSending ? '살펴보는 중' : fileId === null ? '양식 올리기' : '다른 양식'}
        </Button>
        {fileId === null ? null : (
          <Button variant="text" onClick={() => onChange({ fileId: null, name: '' })}>
            양식 빼기
          </Button>
        )}
        <Button
          variant="text"
          startIcon={<Icon name="download" />}
          onClick={() => void take('callsheet-form-sample.xlsx')}
        >
          본보기 내려받기
        </Button>
        {picker.input}
      </Row>
      <Note role={failure ? 'alert' : undefined}>
        {failure ??
          '쓰던 일촬표 파일의 칸에 {{작품}}, {{집합시간}}, {{씬.번호}} 같은 말을 적어 올리면, 일촬표를 그 양식 그대로 채워 내려받을 수 있어요. 쓸 수 있는 말은 본보기에 있어요.'}
      </Note>
    </section>
  );
}
