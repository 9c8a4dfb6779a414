import { sizeWords } from '@ddak/domain';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { SendingFile } from './sendings.ts';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 8,
  fontSize: 12.5,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { color: 'var(--ink-3)' },
  '& > .below': { gridColumn: '1 / -1' },
  '& > p': { gridColumn: '1 / -1', color: 'var(--err-ink)' },
});

/** Files on their way: how much of each has come, or why it did not. */
export function SendingList(props: {
  readonly sendings: readonly SendingFile[];
  readonly onAgain: (sending: SendingFile) => void;
  readonly onDismiss: (sending: SendingFile) => void;
}) {
  return props.sendings.map((sending) => {
    const { uploadId, file, progress, waiting, problem, final, stop } = sending;
    const percent = Math.round(progress * 100);
    const state = waiting ? '연결되면 이어서 보내요' : `${percent}% · ${sizeWords(file.size)}`;
    return (
      <Line key={uploadId}>
        <span title={file.name}>
          {file.name} <small>{problem ? '' : state}</small>
        </span>
        <span>
          {problem && !final ? (
            <Button size="small" onClick={() => props.onAgain(sending)}>
              다시
            </Button>
          ) : null}
          <Button
            size="small"
            variant="text"
            aria-label={`${file.name} ${problem ? '닫기' : '멈추기'}`}
            onClick={problem ? () => props.onDismiss(sending) : stop}
          >
            {problem ? '닫기' : '멈추기'}
          </Button>
        </span>
        {problem ? (
          <p role="alert">{problem}</p>
        ) : (
          <LinearProgress
            className="below"
            variant="determinate"
            value={percent}
            aria-label={`${file.name} 올리는 중`}
          />
        )}
      </Line>
    );
  });
}
