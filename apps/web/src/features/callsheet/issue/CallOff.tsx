import { type CallsheetVersion, callInstant } from '@ddak/domain';
import { browserClock } from '../../../platform/clock/browser-clock.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useWaysKnown } from './use-ways-known.ts';

/** CS29: asks before a day is called off. */
export function CallOff(props: { readonly version: CallsheetVersion; readonly onClose: () => void }) {
  const { version } = props;
  if (!useWaysKnown(version.callsheet, true)) return null;
  const { date, calltime } = version.sheet;
  return (
    <CancelDialog
      version={version}
      isBeforeCall={browserClock.now() < callInstant(date, calltime)}
      onClose={props.onClose}
    />
  );
}
