import { Field, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useRef, useState } from 'react';
import { useFileDrop } from '../files/use-file-drop.ts';

/** Where a table comes from: a file that is chosen or dropped, or cells that are pasted. */
export function TableSource(props: {
  readonly hint: string;
  readonly placeholder: string;
  readonly failure: string | null;
  readonly isReading: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (text: string) => void;
  /** What is said of the file that was chosen. */
  readonly children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { handlers } = useFileDrop(props.onFiles);
  return (
    <div {...handlers} style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      <p>{props.hint}</p>
      <div>
        <Button
          variant="contained"
          startIcon={<Icon name="upload" />}
          disabled={props.isReading}
          onClick={() => input.current?.click()}
        >
          {props.isReading ? '읽는 중' : '파일 고르기'}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,.tsv,.txt,.vcf,.uss"
          aria-label="표 파일"
          onChange={({ target }) => {
            props.onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {props.failure ? (
        <p role="alert" style={{ color: 'var(--err-ink)' }}>
          {props.failure}
        </p>
      ) : null}
      {props.children}
      <Field label="또는 엑셀에서 복사해 붙여 넣기">
        {(ids) => (
          <OutlinedInput
            multiline
            minRows={4}
            maxRows={10}
            fullWidth
            value={text}
            placeholder={props.placeholder}
            inputProps={ids}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button disabled={text.trim() === '' || props.isReading} onClick={() => props.onText(text)}>
          붙여 넣은 글 읽기
        </Button>
      </div>
    </div>
  );
}
