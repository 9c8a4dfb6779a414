import { compareSceneList } from '@ddak/domain';
import { useMemo, useState } from 'react';
import { type ImportLine, skippedLines } from '../../../platform/table/ImportLines.tsx';
import { TableImportDialog } from '../../../platform/table/TableImportDialog.tsx';
import { useTableFile } from '../../../platform/table/use-table-file.ts';
import { newId, useProjectId, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
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
    return [...found, ...skippedLines([...left, ...(table?.skipped ?? [])])];
  }, [state, scenes, left, table, projectId, commandId]);
  return (
    <TableImportDialog
      title="씬 구분표 가져오기"
      done="씬 구분표를 가져왔어요"
      unit="씬"
      source={source}
      fields={SCENE_FIELDS}
      lines={lines}
      count={scenes.length}
      most={MOST}
      nothing="지금 씬과 다른 것이 없어요."
      hint="엑셀(XLSX)이나 CSV의 씬 구분표에서 S#, 장소, D/N, I/E, 내용, 인물, 소품을 찾아요. 다른 일정 프로그램의 USS 파일도 읽어요. 무엇이 바뀌는지 먼저 보여 드려요."
      placeholder={'S#\t장소\tD/N\t내용\n1\t편의점\tN\t준호가 우산을 산다'}
      onTake={() => run('importScenes', { scenes: scenes.map(({ scene }) => scene) })}
      onClose={props.onClose}
    />
  );
}
