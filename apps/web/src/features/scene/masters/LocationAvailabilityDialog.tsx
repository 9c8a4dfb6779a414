import { describeEntry, type Location, shortDate } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useMemo, useState } from 'react';
import { DateField } from '../../../platform/form/date/DateField.tsx';
import { ReadDialog } from '../../../platform/form/ReadDialog.tsx';
import { useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { AvailabilityFields, areValid, draftsOf, type EntryDraft } from './AvailabilityFields.tsx';
import { EntryList } from './EntryList.tsx';
import { firstDateOf } from './first-date.ts';
import { neededDays } from './needed-days.ts';

/** When a real place can be had. */
export function LocationAvailabilityDialog(props: {
  readonly location: Location;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}) {
  const { location } = props;
  const run = useRunCommand();
  const state = useProjectState();
  const firstDate = firstDateOf(state);
  const standsOn = useMemo(
    () => neededDays(state, (scene) => scene.location === location._id),
    [state, location._id],
  );
  const [isRead, setRead] = useState(true);
  const [drafts, setDrafts] = useState<readonly EntryDraft[]>(() => draftsOf(location.availability));
  const [strikeDate, setStrikeDate] = useState(location.strikeDate ?? '');
  const title = `${location.realName} · 가능한 날`;
  if (!props.canEdit)
    return (
      <ReadDialog title={title} onClose={props.onClose}>
        <EntryList lines={[...location.availability.map(describeEntry), ...strikeLine(location)]} />
      </ReadDialog>
    );
  return (
    <FormDialog
      open
      title={title}
      submitLabel="저장"
      disabled={!isRead || !areValid(drafts)}
      onSubmit={() => {
        const availability = drafts.map(({ entry }) => entry);
        const patch = { availability, strikeDate: strikeDate === '' ? null : strikeDate };
        run('editLocation', { locationId: location._id, patch });
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <AvailabilityFields
        drafts={drafts}
        firstDate={firstDate}
        standsOn={standsOn}
        onChange={setDrafts}
        onRead={setRead}
      />
      <DateField
        label="세트 철거일"
        optional
        value={strikeDate}
        hint="세트가 서 있는 마지막 날이에요. 그 뒤에 찍으면 점검이 알려 드려요."
        onChange={setStrikeDate}
      />
    </FormDialog>
  );
}

/** PC10: `12.3 목 철거`; nothing where the set is not struck. */
export const strikeLine = ({ strikeDate }: Location): string[] =>
  strikeDate ? [`${shortDate(strikeDate)} 철거`] : [];
