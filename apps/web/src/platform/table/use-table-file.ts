import type { TableSheets } from '@ddak/protocol';
import { readTable, type TableKind, type TableReading } from '@ddak/screenplay/table';
import { useMemo, useState } from 'react';
import { useProjectId } from '../../sync/hooks.ts';
import { fieldsByHeads, keepMapping, keptMapping } from './kept-mapping.ts';
import { sendTable } from './send-table.ts';

/** A table on its way in: what was read, what its columns are taken for, and what is wrong with it. */
export function useTableFile<K extends TableKind>(as: K) {
  const projectId = useProjectId();
  const [file, setFile] = useState<TableSheets | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [mapping, setMapping] = useState(() => keptMapping(projectId, as));
  const table = useMemo(() => {
    const guessed = file && readTable(file.sheets, { as });
    return guessed && readTable(file.sheets, { as, fields: fieldsByHeads(guessed, mapping) });
  }, [file, as, mapping]);
  const take = async (sent: File): Promise<void> => {
    setReading(true);
    setFailure(null);
    const answer = await sendTable(projectId, sent);
    setReading(false);
    if (!answer.ok) {
      setFailure(answer.message);
      return;
    }
    setFile(answer.file);
    if (!readTable(answer.file.sheets, { as })) setFailure(UNKNOWN);
  };
  return {
    table: table as Extract<TableReading, { as: K }> | null,
    notes: file?.notes ?? [],
    failure,
    isReading,
    takeFile: (sent: File) => void take(sent),
    takeText: (text: string) => void take(new File([text], '붙여 넣은 글.txt')),
    again: () => {
      setFile(null);
      setFailure(null);
    },
    /** Says what the column under a head is; '': nothing. */
    setField: (head: string, field: string) => {
      const said = { ...mapping, [head]: field };
      setMapping(said);
      keepMapping(projectId, as, said);
    },
  };
}

/** Whatever kind of table it is. */
export type TableFile = Omit<ReturnType<typeof useTableFile>, 'table'> & {
  readonly table: TableReading | null;
};

const UNKNOWN = '머리글을 찾지 못했어요. 열 이름이 있는 표인지 확인해 주세요.';
