import { MOST_FILLS } from '@ddak/domain';
import { bdColour } from '@ddak/ui';
import { useMemo, useState } from 'react';
import { type ListBulk, ListBulkBar } from '../../../platform/grid/list-grid/ListBulkBar.tsx';
import { ListGrid } from '../../../platform/grid/list-grid/ListGrid.tsx';
import { ListTools } from '../../../platform/grid/list-grid/ListTools.tsx';
import type { RowEnds } from '../../../platform/grid/list-grid/list-column.ts';
import { RangeFacts } from '../../../platform/grid/list-grid/RangeFacts.tsx';
import { useListGrid } from '../../../platform/grid/list-grid/use-list-grid.ts';
import { newId, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import type { ShownTeam } from '../crew-filter.ts';
import { TeamMenu, teamFacts } from '../TeamMenu.tsx';
import { crewColumns, crewLayouts, type Reach } from './crew-columns.tsx';
import { type CrewRow, crewRows } from './crew-rows.ts';
import { readCrewCells } from './read-crew-cells.ts';

/** CR15, GR20: the crew as a table, under their teams. */
export function CrewGrid(props: {
  readonly teams: readonly ShownTeam[];
  readonly reach: Reach;
  readonly ends: RowEnds<CrewRow>;
  readonly bulk: ListBulk<CrewRow>;
}) {
  const { teams, reach } = props;
  const state = useProjectState();
  const run = useRunCommand();
  const [columns] = useState(() => crewColumns(reach));
  const groups = useMemo(
    () =>
      crewRows(state, teams).map(({ team, rows }) => ({
        key: team._id,
        title: (
          <>
            <i style={{ background: bdColour(team.colour) }} aria-hidden />
            {team.name}
            <em>{teamFacts(team, rows.length)}</em>
            <TeamMenu team={team} />
          </>
        ),
        rows,
      })),
    [state, teams],
  );
  const grid = useListGrid({
    ...{ name: 'crew', layouts: crewLayouts(reach), columns, groups, canEdit: true },
    nameOf: ({ person }) => person.name,
    most: MOST_FILLS,
    names: { column: 'name', of: ({ person }) => [person.name] },
    write(texts) {
      const { fills, refused } = readCrewCells(grid.rows, texts, newId);
      return { count: fills.length, send: () => run('fillCrew', { fills }), refused };
    },
    onRemove: null,
  });
  return (
    <>
      <ListGrid label="스태프" grid={grid} ends={props.ends} />
      <RangeFacts grid={grid} />
      <ListTools grid={grid} />
      <ListBulkBar grid={grid} bulk={props.bulk} />
    </>
  );
}
