import {
  beforeDay,
  type ComingDay,
  dayName,
  daysBetween,
  groupBy,
  type OpenMatter,
  shortDate,
} from '@ddak/domain';
import { Chip, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { todayText } from '../../../platform/clock/today.ts';
import { useCan, useProjectId, useProjectState } from '../../../sync/hooks.ts';
import { nextDayWords } from './next-day-words.ts';
import { OpenMatters } from './OpenMatters.tsx';
import { Big } from './overview-looks.ts';

/** The next shooting day, and for who plans what stands before it (OV1). */
export function NextDay({ next }: { readonly next: ComingDay }) {
  const state = useProjectState();
  const base = `/projects/${useProjectId()}`;
  const { day } = next;
  const isPlanner = useCan('timetable', 'write');
  const breakdown = useCan('breakdown', 'write');
  const callsheet = useCan('callsheet', 'write');
  const matters = useMemo(
    () => (isPlanner ? beforeDay(state, day, { breakdown, callsheet }) : null),
    [state, day, isPlanner, breakdown, callsheet],
  );
  const sheetId = groupBy(state.callsheet, 'timetable').get(day._id)?.[0]?._id ?? next.issued?.callsheet;
  const sheetPath = sheetId ? `${base}/callsheets/${sheetId}` : `${base}/callsheets`;
  const planPath = `${base}/timetable?day=${day._id}`;
  const paths: Record<OpenMatter['kind'], string> = {
    finding: planPath,
    place: `${base}/locations`,
    actor: `${base}/characters`,
    item: `${base}/breakdown`,
    sheet: sheetPath,
    reader: sheetPath,
  };
  const left = daysBetween(todayText(), day.tableDate);
  return (
    <section aria-labelledby="next-day">
      <h2 id="next-day">다음 촬영</h2>
      <Big>
        {dayName(day, next.dayNo)}
        <small>{shortDate(day.tableDate)}</small>
        <Chip tone="brand">{left === 0 ? '오늘' : left === 1 ? '내일' : `D-${left}`}</Chip>
      </Big>
      <p style={{ color: 'var(--ink-2)', margin: '4px 0 12px' }}>{nextDayWords(state, next, isPlanner)}</p>
      <div className="ways">
        {left === 0 ? (
          <Button component={Link} to={`${base}/today`}>
            오늘 현장
          </Button>
        ) : null}
        <Button component={Link} to={planPath}>
          촬영계획표
        </Button>
        <Button component={Link} to={sheetPath}>
          일촬표
        </Button>
      </div>
      {matters ? (
        <>
          <h3>이 날까지 남은 것 {matters.length > 0 ? matters.length : null}</h3>
          {matters.length > 0 ? (
            <OpenMatters matters={matters} pathOf={({ kind }) => paths[kind]} />
          ) : (
            <p className="calm">
              <Icon name="check" /> 없어요. 이대로 찍으면 돼요.
            </p>
          )}
        </>
      ) : null}
    </section>
  );
}
