import type { StorageRoom } from '@ddak/protocol';

const MiB = 1024 * 1024;
const GiB = 1024 * MiB;

const number = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });

/** `120MB`, `1.5GB`. */
export const bytesText = (bytes: number): string =>
  bytes >= GiB ? `${number.format(bytes / GiB)}GB` : `${number.format(bytes / MiB)}MB`;

/** `120MB / 2GB`. */
export const roomText = ({ usedBytes, limitBytes }: StorageRoom): string =>
  `${bytesText(usedBytes)} / ${bytesText(limitBytes)}`;
