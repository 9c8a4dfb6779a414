import { saidColumns, shapeOf } from '@ddak/domain';
import type { TableSheets } from '@ddak/protocol';
import {
  readByHand,
  readContent,
  type TableKind,
  type TableOptions,
  type TableReading,
} from '@ddak/screenplay/table';
import { useEffect, useMemo, useState } from 'react';
import { newId, useProjectId, useProjectSelector, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { useHandedFile } from './elsewhere/handed-file.ts';
import { useChosenFile } from './elsewhere/use-chosen-file.ts';
import { fieldsByHeads, headsOf, saidOf } from './said-fields.ts';
import { sendTable } from './send-table.ts';

/** A table on its way in: what was read, what its columns are taken for, and what is wrong with it. */
export function useTableFile<K extends TableKind>(as: K) {
  const projectId = useProjectId();
  const [file, setFile] = useState<TableSheets | null>(null);
  const { setChosen, other, insist, notes } = useChosenFile(as);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  /** The sheet that is read; null: that under which most is understood. */
  const [sheet, setSheet] = useState<string | null>(null);
  /** What is said here, on top of what the team has said before (TI20). */
  const [changed, setChanged] = useState(NOTHING_SAID);
  const mappings = useProjectSelector((state) => state.columnMapping);
  const state = useProjectState();
  const run = useRunCommand();
  const asked = useMemo(() => (sheet === null ? {} : { sheet }), [sheet]);
  const guessed = useMemo(() => file && readFor(file, as, asked), [file, as, asked]);
  const sheets = useMemo(() => (file ? readableSheets(file, as) : []), [file, as]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state it reads what was said of columns alone
  const said = useMemo(
    () => new Map([...(guessed ? saidColumns(state, as, headsOf(guessed)) : []), ...changed]),
    [guessed, mappings, as, changed],
  );
  const table = useMemo(
    () => guessed && file && readFor(file, as, { ...asked, fields: fieldsByHeads(guessed, said) }),
    [guessed, file, as, asked, said],
  );
  const take = async (sent: File, { isPasted = false, more = 0 } = {}): Promise<void> => {
    setReading(true);
    setFailure(null);
    setChosen(null);
    const answer = await sendTable(projectId, sent);
    setReading(false);
    const content = answer.ok ? answer.file : null;
    setFile(content);
    setChosen({ file: sent, isPasted, content, more, isInsisted: false });
    if (!answer.ok) {
      setFailure(answer.message);
      return;
    }
    if (!readFor(answer.file, as, {})) setFailure(answer.file.schedule ? NOTHING_OF_IT[as] : UNKNOWN);
  };
  const handed = useHandedFile(as);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken once, when it has come
  useEffect(() => {
    if (handed) void take(handed);
  }, [handed]);
  return {
    table: (other ? null : table) as Extract<TableReading, { as: K }> | null,
    notes: [
      ...notes,
      ...(file?.notes ?? []),
      ...(table && isUnknown(table) ? [BY_HAND] : []),
      ...(file?.schedule && as === 'scenes' ? daysElsewhere(file.schedule) : []),
    ],
    failure,
    isReading,
    /** TI21: where what was chosen belongs, if it is none of this kind. */
    other,
    /** Its columns are said by hand all the same; null: it has none. */
    insist: other && table ? insist : null,
    takeFile: ([sent, ...more]: readonly File[]) => sent && void take(sent, { more: more.length }),
    takeText: (text: string) => void take(new File([text], '붙여 넣은 글.txt'), { isPasted: true }),
    /** Those that such a table stands in, by their names; [] where there is nothing to choose. */
    sheets,
    takeSheet(name: string) {
      setSheet(name);
      setChanged(NOTHING_SAID);
    },
    again: () => {
      setFile(null);
      setChosen(null);
      setSheet(null);
      setFailure(null);
      setChanged(NOTHING_SAID);
    },
    /** Says what the column under a head is; '': nothing. */
    setField: (head: string, field: string) => setChanged((before) => new Map([...before, [head, field]])),
    /** TI20: remembers for the team what was said here; before the import, so that it is the newest step. */
    keepSaid: () => {
      const columns = guessed && changed.size > 0 ? saidOf(guessed, said) : [];
      if (!guessed || columns.length === 0) return;
      run('mapColumns', { mappingId: newId(), kind: as, shape: shapeOf(headsOf(guessed)), said: columns });
    },
  };
}

/** Lines that were pasted have no columns to say anything of. */
const isUnknown = ({ columns }: TableReading): boolean =>
  columns.length > 0 && columns.every(({ field }) => field === null);

/** Where no head is known, its columns are said by hand. */
function readFor(file: TableSheets, as: TableKind, options: Omit<TableOptions, 'as'>): TableReading | null {
  return (
    readContent(file, { as, ...options }) ?? (file.schedule ? null : readByHand(file.sheets, as, options))
  );
}

/** The shown sheets in which such a table stands, where there are several. */
function readableSheets(file: TableSheets, as: TableKind): string[] {
  const shown = file.sheets.filter(({ isHidden }) => !isHidden);
  if (file.schedule || shown.length < 2) return [];
  const names = shown.map(({ name }) => name).filter((sheet) => readContent(file, { as, sheet }) !== null);
  return names.length < 2 ? [] : names;
}

const NOTHING_SAID: ReadonlyMap<string, string> = new Map();

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
const BY_HAND = '머리글을 알아보지 못했어요. 열마다 무엇인지 골라 주세요.';
