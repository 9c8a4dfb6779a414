import { type ArgsOf, describeAvailability, type Location } from '@ddak/domain';
import { TargetFace } from '../../../platform/attachments/TargetFace.tsx';
import { InlineText } from '../../../platform/form/InlineText.tsx';
import { fieldMark } from '../../../platform/presence/field-mark.ts';
import { useRunCommand } from '../../../sync/hooks.ts';
import { Plain } from './MasterList.tsx';
import type { CellsProps } from './MastersScreen.tsx';
import type { LocationRow } from './masters-view.ts';
import { PlaceReach } from './places/PlaceReach.tsx';
import { placeTimes } from './places/place-times.ts';

type TextField = 'realName' | 'address' | 'parking' | 'nearestHospital';
const FIELDS: Readonly<Record<TextField, { readonly label: string; readonly maxLength: number }>> = {
  realName: { label: '실제 촬영지', maxLength: 120 },
  address: { label: '주소', maxLength: 200 },
  parking: { label: '주차', maxLength: 200 },
  nearestHospital: { label: '가까운 응급실', maxLength: 200 },
};

const ALWAYS = describeAvailability([]);

/** One real place on a phone. */
export function LocationCells(props: CellsProps<LocationRow>) {
  const { row, canEdit } = props;
  const { location } = row;
  const text = (field: TextField) => <LocationText location={location} field={field} canEdit={canEdit} />;
  const said = placeTimes(location);
  const facts = [row.sets, row.sceneCount > 0 ? `${row.sceneCount}씬` : '', row.days];
  return (
    <>
      <span />
      <div style={{ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 }}>
        <TargetFace target={{ targetKind: 'location', targetId: location._id }} name={location.realName} />
        <b style={{ flex: 1, minWidth: 0, fontWeight: 600 }}>{text('realName')}</b>
      </div>
      {props.children}
      <Plain>{facts.filter(Boolean).join(' · ')}</Plain>
      {said === ALWAYS ? null : <Plain>{said}</Plain>}
      <div style={{ gridColumn: '2 / -1' }}>{text('address')}</div>
      <PlaceReach location={location} />
      <div style={{ gridColumn: '2 / -1', display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {text('parking')}
        {text('nearestHospital')}
      </div>
    </>
  );
}

function LocationText(props: {
  readonly location: Location;
  readonly field: TextField;
  readonly canEdit: boolean;
}) {
  const { location, field } = props;
  const run = useRunCommand();
  const { label, maxLength } = FIELDS[field];
  return (
    <div style={{ minWidth: 0 }} {...fieldMark('location', location._id, field)}>
      <InlineText
        label={label}
        placeholder={label}
        value={location[field]}
        disabled={!props.canEdit}
        maxLength={maxLength}
        onSave={(value) => {
          if (field === 'realName' && value === '') return;
          const patch: ArgsOf<'editLocation'>['patch'] = { [field]: value };
          run('editLocation', { locationId: location._id, patch });
        }}
      />
    </div>
  );
}
