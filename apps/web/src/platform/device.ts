import { type DeviceDatabase, openDeviceDatabase } from '../sync/device/device-database.ts';

let opened: DeviceDatabase | null = null;

/** The database of this device, opened at its first use. */
export const deviceDatabase = (): DeviceDatabase => {
  opened ??= openDeviceDatabase();
  return opened;
};
