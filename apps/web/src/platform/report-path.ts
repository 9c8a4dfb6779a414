import type { ReportKind } from '@ddak/domain';

export type ReportFormat = 'pdf' | 'xlsx' | 'csv';

/** Where a report is downloaded; what is asked of it stands behind (`reportOptionsSchema`). */
export function reportPath(
  projectId: string,
  kind: ReportKind,
  format: ReportFormat,
  asked: URLSearchParams,
): string {
  return `/projects/${projectId}/reports/${kind}.${format}${asked.size === 0 ? '' : `?${asked}`}`;
}
