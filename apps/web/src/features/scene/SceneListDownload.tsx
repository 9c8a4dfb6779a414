import { type Arrangement, episodeNumbers, type SceneColumn, type SceneFilter } from '@ddak/domain';
import { memo } from 'react';
import { DownloadMenu, formatEntries } from '../../platform/DownloadMenu.tsx';
import { reportPath } from '../../platform/links/report-path.ts';
import { useProjectId, useProjectState } from '../../sync/hooks.ts';
import { shownList } from './shown-list.ts';

/** RE7: the list as it is shown, as files; and the whole one, which the import takes back unchanged, with what other programs read (US2, FX1). */
export const SceneListDownload = memo(function SceneListDownload(props: {
  readonly filter: SceneFilter;
  readonly arrangement: Arrangement;
  readonly columns: readonly SceneColumn[];
}) {
  const projectId = useProjectId();
  const state = useProjectState();
  const project = state.project.get(projectId);
  return (
    <DownloadMenu
      label="내려받기"
      entries={(take) => [
        { heading: '보이는 대로' },
        ...formatEntries(['xlsx', 'pdf', 'csv'], take, (format) =>
          reportPath(projectId, 'scenes', format, shownList(props)),
        ),
        { heading: '모든 열과 씬' },
        {
          label: '씬 구분표 엑셀',
          onSelect: () => take(`/projects/${projectId}/scenes.xlsx`),
        },
        {
          label: '다른 일정 프로그램용(USS)',
          onSelect: () => take(`/projects/${projectId}/schedule.uss`),
        },
        { heading: '준비물을 표시한 대본' },
        ...[...episodeNumbers(state)].map(([episodeId, no]) => ({
          label: `${project?.projectType === 'series' ? `${no}${project.episodeWord} ` : ''}Final Draft(FDX)`,
          onSelect: () => take(`/projects/${projectId}/episodes/${episodeId}/script.fdx`),
        })),
      ]}
    />
  );
});
