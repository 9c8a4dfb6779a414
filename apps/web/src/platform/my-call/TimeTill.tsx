import { timeTillShoot } from '@ddak/domain';
import { useNow } from '../clock/use-now.ts';

const MINUTE = 60_000;

/** SPEC's `timeTilShoot` as it runs down, after what parts it from the words before; nothing once the call has come. */
export function TimeTill({ callAt, after = '' }: { readonly callAt: number; readonly after?: string }) {
  const left = timeTillShoot(callAt, useNow(MINUTE));
  if (left === null) return null;
  return (
    <>
      {after}
      <span style={{ whiteSpace: 'nowrap' }}>집합까지 {left}</span>
    </>
  );
}
