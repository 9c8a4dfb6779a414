import type { Section } from '@ddak/domain';
import { useNavigate } from 'react-router';
import { useCan, useProjectId } from '../../../sync/hooks.ts';
import { useFileHands } from './handed-file.ts';
import { type Elsewhere, PLACES } from './where.ts';

/** TI21: takes a file along to where it comes in; null for who may not bring it in there. */
export function useTakeElsewhere(): (to: Elsewhere) => ((file: File) => void) | null {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const { hand } = useFileHands();
  const mine: Partial<Record<Section, boolean>> = {
    screenplay: useCan('screenplay', 'write'),
    breakdown: useCan('breakdown', 'write'),
    crew: useCan('crew', 'write'),
    timetable: useCan('timetable', 'write'),
  };
  return (to) =>
    PLACES[to].needs.every((section) => mine[section])
      ? (file) => {
          hand({ to, file });
          void navigate(`/projects/${projectId}/${PLACES[to].path}`);
        }
      : null;
}
