import { timeTillShoot } from '@ddak/domain';
import { useNow } from '../use-now.ts';

const MINUTE = 60_000;

/** SPEC's `timeTilShoot` as it runs down; nothing once the call has come. */
export function TimeTill({ callAt }: { readonly callAt: number }) {
  const left = timeTillShoot(callAt, useNow(MINUTE));
  return left === null ? null : <span style={{ whiteSpace: 'nowrap' }}>집합까지 {left}</span>;
}
