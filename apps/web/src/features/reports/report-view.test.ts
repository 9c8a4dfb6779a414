import { buildReport, type ReportKind, reportOptionsSchema } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { frozenColumn, reportItems, reportTracks } from './report-view.ts';

const { production } = shootingDay();
const reported = (kind: ReportKind) => buildReport(production.state, kind, reportOptionsSchema.parse({}));

it('RE1: the screen has a line for each title and each row, each once', () => {
  const report = reported('one-line');
  const items = reportItems(report);
  const rows = report.groups.reduce((sum, group) => sum + group.rows.length, 0);
  expect(items.filter(({ kind }) => kind === 'title')).toHaveLength(report.groups.length);
  expect(items.filter(({ kind }) => kind === 'row')).toHaveLength(rows);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  expect(reportItems(reported('day-out-of-days')).every(({ kind }) => kind === 'row')).toBe(true);
});

it('RE1: as many tracks as columns; texts share what is left', () => {
  const report = reported('one-line');
  const { columns, least } = reportTracks(report);
  expect(columns.match(/\d+px(?!,)|minmax\([^)]*\)/g)).toHaveLength(report.columns.length);
  expect(columns).toContain('fr)');
  expect(least).toBeGreaterThan(500);
});

it('RE1: what a line is found by stays in sight, in a day out of days whose dates they are', () => {
  expect(frozenColumn(reported('day-out-of-days'))).toBe(1);
  expect(frozenColumn(reported('one-line'))).toBe(0);
  expect(frozenColumn(reported('shooting'))).toBe(-1);
});
