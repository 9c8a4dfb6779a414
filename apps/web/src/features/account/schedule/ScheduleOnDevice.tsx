import { useKeepOnDevice } from '../../../platform/kept/use-keep-on-device.ts';
import { useLazyMyScheduleQuery } from './schedule-api.ts';

/** MS6: who opens home has their schedule on this device, too, for when there is no line. */
export function ScheduleOnDevice() {
  const [ask] = useLazyMyScheduleQuery();
  useKeepOnDevice('schedule', async () => (await ask(undefined, true)).data);
  return null;
}
