import { DownloadMenu, formatEntries } from '../../platform/DownloadMenu.tsx';
import { useProjectId } from '../../sync/hooks.ts';

/** CR18: takes the crew home as a list, which the import takes back. */
export function CrewListDownload() {
  const projectId = useProjectId();
  return (
    <DownloadMenu
      label="명단 내려받기"
      entries={(take) =>
        formatEntries(['xlsx', 'csv'], take, (format) => `/projects/${projectId}/crew-list.${format}`)
      }
    />
  );
}
