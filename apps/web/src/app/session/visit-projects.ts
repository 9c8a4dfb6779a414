import type { Id } from '@ddak/domain';
import toast from 'react-hot-toast';
import { browserClock } from '../../platform/clock/browser-clock.ts';
import { deviceDatabase } from '../../platform/device.ts';
import type { SignedInTools } from '../../platform/live/live-socket-context.ts';
import { type BackgroundVisits, lookAfter } from '../../sync/background/background-visits.ts';
import { type VisitDeps, visitProject } from '../../sync/background/visit-project.ts';
import { lookAtDevice } from '../../sync/device/look-at-device.ts';
import { projectPorts } from '../project-ports.ts';

/** Visits the projects of a person that are not open, by the ports of this browser. */
export function visitProjects(
  { socket, keeper }: SignedInTools,
  actor: { readonly _id: Id; readonly name: string },
): BackgroundVisits {
  const deps: VisitDeps = {
    actor,
    portsOf: (projectId) => projectPorts(actor._id, projectId, socket),
    onSignedOut: keeper.renew,
    onNote: ({ kind, message }, title) => {
      const text = title === '' ? message : `〈${title}〉 ${message}`;
      if (kind === 'adjusted') toast(text);
      else toast.error(text);
    },
  };
  return lookAfter({
    clock: browserClock,
    device: lookAtDevice(deviceDatabase(), actor._id),
    visit: (projectId, seq) => visitProject(deps, projectId, seq),
  });
}
