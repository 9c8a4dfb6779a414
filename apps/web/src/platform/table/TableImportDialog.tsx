import type { Id } from '@ddak/domain';
import { FormDialog, toastAction } from '@ddak/ui';
import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { useUndo } from '../../sync/hooks.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { ElsewhereNote } from './elsewhere/ElsewhereNote.tsx';
import { type ImportLine, ImportLines } from './ImportLines.tsx';
import { SheetChoice } from './SheetChoice.tsx';
import { TableSource } from './TableSource.tsx';
import type { TableFile } from './use-table-file.ts';

/** TI19: a file or a paste, what its columns are, what would change, and one step that does it. */
export function TableImportDialog(props: {
  readonly title: string;
  /** `씬 구분표를 가져왔어요` */
  readonly done: string;
  /** What is counted: 씬. */
  readonly unit: string;
  readonly source: TableFile;
  readonly fields: ComponentProps<typeof ColumnMapping>['words'];
  readonly lines: readonly ImportLine[];
  /** How many would be sent, and how many one command takes. */
  readonly count: number;
  readonly most: number;
  /** What is said where nothing would change. */
  readonly nothing?: string;
  /** Something else is missing yet. */
  readonly isBlocked?: boolean;
  readonly hint: string;
  readonly placeholder: string;
  /** What is asked before what would change, and after it. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly lineField?: (line: ImportLine) => ReactNode;
  /** Sends it; the command's id. */
  readonly onTake: () => Id;
  readonly onClose: () => void;
}) {
  const { source, lines, unit, most, count } = props;
  const { table } = source;
  const { undoCommand } = useUndo();
  const fresh = lines.filter(({ what }) => what === 'new').length;
  const changed = lines.filter(({ what }) => what === 'changed').length;
  const take = () => {
    source.keepSaid();
    const sent = props.onTake();
    const text = `${props.done}: 새로 ${fresh}${unit}, 바뀜 ${changed}${unit}`;
    toastAction(text, '되돌리기', () => undoCommand(sent));
    props.onClose();
  };
  return (
    <FormDialog
      open
      width="md"
      title={props.title}
      submitLabel={fresh + changed === 0 ? '가져오기' : `${fresh + changed}${unit} 가져오기`}
      disabled={!table || fresh + changed === 0 || count > most || (props.isBlocked ?? false)}
      aside={table ? <Button onClick={source.again}>다른 파일</Button> : null}
      onSubmit={take}
      onClose={props.onClose}
    >
      {table ? (
        <>
          {source.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {props.nothing && count > 0 && fresh + changed === 0 ? <p>{props.nothing}</p> : null}
          {count > most ? (
            <p role="alert">
              한 번에 {most.toLocaleString('ko-KR')}
              {unit}까지 가져올 수 있어요. 나누어 올려 주세요.
            </p>
          ) : null}
          {source.sheets.length > 0 ? (
            <SheetChoice sheets={source.sheets} sheet={table.sheet} onChange={source.takeSheet} />
          ) : null}
          <ColumnMapping columns={table.columns} words={props.fields} onChange={source.setField} />
          {props.before}
          <ImportLines lines={lines}>{props.lineField}</ImportLines>
          {props.after}
        </>
      ) : (
        <TableSource
          hint={props.hint}
          placeholder={props.placeholder}
          failure={source.other ? null : source.failure}
          isReading={source.isReading}
          onFiles={source.takeFile}
          onText={source.takeText}
        >
          {source.other ? <ElsewhereNote {...source.other} onLeave={props.onClose} /> : null}
          {source.insist ? (
            <Button variant="text" onClick={source.insist}>
              그래도 여기에서 열마다 골라 가져오기
            </Button>
          ) : null}
        </TableSource>
      )}
    </FormDialog>
  );
}
