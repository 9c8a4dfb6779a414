import { lazy } from 'react';
import { TimetableScreen } from '../features/timetable/TimetableScreen.tsx';

// The engine's words and the bridge to it are fetched with the panel, the engine itself in a worker.
const ProposalPanel = lazy(async () => {
  const { ProposalPanel: Panel } = await import('../features/proposal/ProposalPanel.tsx');
  return { default: Panel };
});

/** '/projects/:projectId/timetable' */
export default function Timetable() {
  return <TimetableScreen proposal={ProposalPanel} />;
}
