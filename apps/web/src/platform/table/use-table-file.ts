import type { TableSheets } from '@ddak/protocol';
import { readContent, type TableKind, type TableReading } from '@ddak/screenplay/table';
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
    const guessed = file && readContent(file, { as });
    return guessed && readContent(file, { as, fields: fieldsByHeads(guessed, mapping) });
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
    if (!readContent(answer.file, { as })) setFailure(answer.file.schedule ? NOTHING_OF_IT[as] : UNKNOWN);
  };
  return {
    table: table as Extract<TableReading, { as: K }> | null,
    notes: [
      ...(file?.notes ?? []),
      ...(file?.schedule && as === 'scenes' ? daysElsewhere(file.schedule) : []),
    ],
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

/** US8: what else the file has, and where that comes in. */
const daysElsewhere = ({ boards }: NonNullable<TableSheets['schedule']>): string[] =>
  boards.some(({ days }) => days.length > 0)
    ? ['촬영일은 씬을 가져온 뒤 촬영계획표의 ‘가져오기’에서 같은 파일을 고르면 들어와요.']
    : [];

/** Whatever kind of table it is. */
export type TableFile = Omit<ReturnType<typeof useTableFile>, 'table'> & {
  readonly table: TableReading | null;
};

const NOTHING_OF_IT: Readonly<Record<TableKind, string>> = {
  scenes: '이 USS 파일에는 씬이 없어요.',
  crew: 'USS 파일에는 스태프 명단이 없어요.',
  days: '이 USS 파일에는 촬영일이 없어요. 씬만 씬 목록에서 가져올 수 있어요.',
};
const UNKNOWN = '머리글을 찾지 못했어요. 열 이름이 있는 표인지 확인해 주세요.';
