import { compareSceneList } from '@ddak/domain';
import { FormDialog, toastAction } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { ColumnMapping } from '../../../platform/table/ColumnMapping.tsx';
import { type ImportLine, ImportLines } from '../../../platform/table/ImportLines.tsx';
import { TableSource } from '../../../platform/table/TableSource.tsx';
import { useTableFile } from '../../../platform/table/use-table-file.ts';
import { newId, useProjectId, useProjectState, useRunCommand, useUndo } from '../../../sync/hooks.ts';
import { listedScenes } from './listed-scenes.ts';
import { SCENE_FIELDS } from './scene-fields.ts';

/** As many as one command takes. */
const MOST = 5000;
const NOTHING: ReturnType<typeof listedScenes> = { scenes: [], left: [] };

/** 씬 구분표 가져오기: a file or a paste, what its columns are, what would change, and one step that does it (SC11). */
export default function SceneImportDialog(props: { readonly onClose: () => void }) {
  const projectId = useProjectId();
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const source = useTableFile('scenes');
  const [commandId] = useState(newId);
  const { table } = source;
  const isSeries = state.project.get(projectId)?.projectType === 'series';
  const { scenes, left } = useMemo(
    () => (table ? listedScenes(table, isSeries) : NOTHING),
    [table, isSeries],
  );
  const lines = useMemo(() => {
    const listed = scenes.map(({ scene }) => scene);
    const told = compareSceneList(state, listed, { projectId, commandId });
    const found = scenes.map(({ row, scene, doubts }, i): ImportLine => {
      const { what = 'same', fields = [] } = told[i] ?? {};
      const number = `${scene.episodeNo === null ? '' : `${scene.episodeNo}-`}${scene.sceneNo}${scene.subSceneNo}`;
      return { row, what, label: `S#${number} ${scene.setName}`, about: fields.join(', '), doubts };
    });
    const skipped = [...left, ...(table?.skipped ?? [])].sort((a, b) => a.row - b.row);
    return [
      ...found,
      ...skipped.map(
        ({ row, why }): ImportLine => ({ row, what: 'skipped', label: '', about: why, doubts: [] }),
      ),
    ];
  }, [state, scenes, left, table, projectId, commandId]);
  const fresh = lines.filter(({ what }) => what === 'new').length;
  const moved = lines.filter(({ what }) => what === 'changed').length;
  const take = () => {
    const sent = run('importScenes', { scenes: scenes.map(({ scene }) => scene) });
    toastAction(`씬 구분표를 가져왔어요: 새로 ${fresh}씬, 바뀜 ${moved}씬`, '되돌리기', () =>
      undoCommand(sent),
    );
    props.onClose();
  };
  return (
    <FormDialog
      open
      width="md"
      title="씬 구분표 가져오기"
      submitLabel={fresh + moved === 0 ? '가져오기' : `${fresh + moved}씬 가져오기`}
      disabled={!table || fresh + moved === 0 || scenes.length > MOST}
      aside={table ? <Button onClick={source.again}>다른 파일</Button> : null}
      onSubmit={take}
      onClose={props.onClose}
    >
      {table ? (
        <>
          {source.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {fresh + moved === 0 ? <p>지금 씬과 다른 것이 없어요.</p> : null}
          {scenes.length > MOST ? (
            <p role="alert">한 번에 5,000씬까지 가져올 수 있어요. 나누어 올려 주세요.</p>
          ) : null}
          <ColumnMapping columns={table.columns} words={SCENE_FIELDS} onChange={source.setField} />
          <ImportLines lines={lines} />
        </>
      ) : (
        <TableSource
          hint="엑셀(XLSX)이나 CSV의 씬 구분표에서 S#, 장소, D/N, I/E, 내용, 인물, 소품을 찾아요. 무엇이 바뀌는지 먼저 보여 드려요."
          placeholder={'S#\t장소\tD/N\t내용\n1\t편의점\tN\t준호가 우산을 산다'}
          failure={source.failure}
          isReading={source.isReading}
          onFile={source.takeFile}
          onText={source.takeText}
        />
      )}
    </FormDialog>
  );
}
