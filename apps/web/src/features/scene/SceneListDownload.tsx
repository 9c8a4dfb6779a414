import { type Arrangement, episodeNumbers, type SceneColumn, type SceneFilter } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { downloadFile } from '../../platform/download-file.ts';
import { reportPath } from '../../platform/links/report-path.ts';
import { useProjectId, useProjectState } from '../../sync/hooks.ts';
import { shownList } from './shown-list.ts';

/** RE7: the list as it is shown, as files; and the whole one, which the import takes back unchanged, with what other programs read (US2, FX1). */
export function SceneListDownload(props: {
  readonly filter: SceneFilter;
  readonly arrangement: Arrangement;
  readonly columns: readonly SceneColumn[];
}) {
  const projectId = useProjectId();
  const state = useProjectState();
  const project = state.project.get(projectId);
  const [isBusy, setIsBusy] = useState(false);
  const take = async (path: string) => {
    setIsBusy(true);
    const failure = await downloadFile(path);
    setIsBusy(false);
    if (failure) toast.error(failure);
  };
  const shown = (format: 'xlsx' | 'pdf' | 'csv') => () =>
    void take(reportPath(projectId, 'scenes', format, shownList(props)));
  return (
    <DropMenu
      trigger={(open) => (
        <Button {...open} disabled={isBusy} startIcon={<Icon name="download" />}>
          {isBusy ? '만드는 중' : '받기'}
        </Button>
      )}
      entries={[
        { heading: '보이는 대로' },
        { label: '엑셀(XLSX)', onSelect: shown('xlsx') },
        { label: 'PDF', onSelect: shown('pdf') },
        { label: 'CSV', onSelect: shown('csv') },
        { heading: '모든 열과 씬' },
        {
          label: '씬 구분표 엑셀',
          onSelect: () => void take(`/projects/${projectId}/scenes.xlsx`),
        },
        {
          label: '다른 일정 프로그램용(USS)',
          onSelect: () => void take(`/projects/${projectId}/schedule.uss`),
        },
        { heading: '준비물을 표시한 대본' },
        ...[...episodeNumbers(state)].map(([episodeId, no]) => ({
          label: `${project?.projectType === 'series' ? `${no}${project.episodeWord} ` : ''}Final Draft(FDX)`,
          onSelect: () => void take(`/projects/${projectId}/episodes/${episodeId}/script.fdx`),
        })),
      ]}
    />
  );
}
