import { describeEntry, type Location } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import { ReadDialog } from '../../../platform/form/ReadDialog.tsx';
import { useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { AvailabilityFields, areValid, draftsOf, type EntryDraft } from './AvailabilityFields.tsx';
import { EntryList } from './EntryList.tsx';
import { firstDateOf } from './first-date.ts';

/** When a real place can be had. */
export function LocationAvailabilityDialog(props: {
  readonly location: Location;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}) {
  const { location } = props;
  const run = useRunCommand();
  const firstDate = firstDateOf(useProjectState());
  const [drafts, setDrafts] = useState<readonly EntryDraft[]>(() => draftsOf(location.availability));
  const title = `${location.realName} · 가능한 날`;
  if (!props.canEdit)
    return (
      <ReadDialog title={title} onClose={props.onClose}>
        <EntryList lines={location.availability.map(describeEntry)} />
      </ReadDialog>
    );
  return (
    <FormDialog
      open
      title={title}
      submitLabel="저장"
      disabled={!areValid(drafts)}
      onSubmit={() => {
        const availability = drafts.map(({ entry }) => entry);
        run('editLocation', { locationId: location._id, patch: { availability } });
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <AvailabilityFields drafts={drafts} firstDate={firstDate} onChange={setDrafts} />
    </FormDialog>
  );
}
