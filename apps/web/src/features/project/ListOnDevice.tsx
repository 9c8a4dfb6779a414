import { useKeepOnDevice } from '../../platform/kept/use-keep-on-device.ts';
import { useLazyProjectsQuery } from './project-api.ts';

/**
 * HM6: who opens a project by a link alone has their list on this device, too, for when there is no line. A part of its
 * own: what is asked for draws it anew, and not the frame.
 */
export function ListOnDevice() {
  const [ask] = useLazyProjectsQuery();
  useKeepOnDevice('projects', async () => (await ask(undefined, true)).data);
  return null;
}
