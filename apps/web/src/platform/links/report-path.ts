import type { ReportKind } from '@ddak/domain';

export type ReportFormat = 'pdf' | 'xlsx' | 'csv';

/** Where a report is downloaded; what is asked of it stands behind (`reportOptionsSchema`). */
export function reportPath(
  projectId: string,
  kind: ReportKind,
  format: ReportFormat,
  asked: URLSearchParams,
): string {
  const query = new URLSearchParams(asked);
  query.set('kind', kind);
  return `/projects/${projectId}/report.${format}?${query}`;
}
