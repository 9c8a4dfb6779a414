import { Field, FormDialog } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo, useState } from 'react';
import { few } from '../../../platform/grid/list-grid/left-out.ts';
import type { AddedNames } from './read-added-names.ts';

/** Asks for the names of those who are new: one, or a list out of a spreadsheet (GR28). */
export function AddMasterDialog<C extends string>(props: {
  readonly title: string;
  readonly label: string;
  /** How many there are, in words: 3명. */
  readonly count: (many: number) => string;
  readonly read: (text: string) => AddedNames<C>;
  readonly onAdd: (rows: AddedNames<C>['rows']) => void;
  readonly onClose: () => void;
}) {
  const { read, count } = props;
  const [text, setText] = useState('');
  const added = useMemo(() => (text.trim() === '' ? null : read(text)), [read, text]);
  const many = added?.rows.length ?? 0;
  const said = added ? addedWords(added, count) : [];
  return (
    <FormDialog
      open
      title={props.title}
      submitLabel={many > 1 ? `${count(many)} 추가` : '추가'}
      disabled={many === 0}
      onClose={props.onClose}
      onSubmit={() => added && props.onAdd(added.rows)}
    >
      <Field
        label={props.label}
        hint={
          said.length > 0
            ? said.join(' ')
            : '여럿이면 한 줄에 하나씩 적거나, 엑셀에서 복사한 줄을 붙여 넣어 주세요.'
        }
        error={many === 0 && said.length > 0 ? said.join(' ') : undefined}
      >
        {(ids) => (
          <OutlinedInput
            multiline
            maxRows={10}
            value={text}
            autoFocus
            inputProps={ids}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // One name is sent by Enter; a list goes on with its next line.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              if (/[\n\t]/.test(text)) return;
              event.preventDefault();
              event.currentTarget.closest('form')?.requestSubmit();
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** What becomes of the lines, where it is more than one name. */
function addedWords(
  { rows, known, nameless, tooLong }: AddedNames,
  count: (many: number) => string,
): readonly string[] {
  return [
    ...(rows.length > 1 ? [`${count(rows.length)}을 더해요.`] : []),
    ...(known.length > 0 ? [`이미 있는 이름은 그대로 둬요: ${few(known)}`] : []),
    ...(nameless > 0 ? [`이름이 없는 ${nameless}줄은 빠져요.`] : []),
    ...(tooLong.length > 0 ? [tooLong[0]!.why] : []),
  ];
}
