import type { Board } from '@ddak/domain';
import { DownloadMenu, formatEntries } from '../../../platform/DownloadMenu.tsx';
import { reportPath } from '../../../platform/links/report-path.ts';
import { useProjectId } from '../../../sync/hooks.ts';

/** RE13: takes the costs of a board home as a file. */
export function CostDownload({ board }: { readonly board: Board | undefined }) {
  const projectId = useProjectId();
  const asked = new URLSearchParams(board ? { board: board._id } : {});
  return (
    <DownloadMenu
      label="내려받기"
      entries={(take) =>
        formatEntries(['xlsx', 'csv', 'pdf'], take, (format) => reportPath(projectId, 'costs', format, asked))
      }
    />
  );
}
