import { Field, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { useFileDrop } from '../files/use-file-drop.ts';

/** Where a table comes from: a file that is chosen or dropped, or cells that are pasted. */
export function TableSource(props: {
  readonly hint: string;
  readonly placeholder: string;
  readonly failure: string | null;
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { handlers } = useFileDrop(([file]) => file && props.onFile(file));
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
            const file = target.files?.[0];
            if (file) props.onFile(file);
            target.value = '';
          }}
        />
      </div>
      <Field label="또는 엑셀에서 복사해 붙여 넣기" error={props.failure ?? undefined}>
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
