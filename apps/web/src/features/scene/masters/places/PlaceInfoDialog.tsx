import { groupBy, type Location, PERMITS, permitWord, readCoordinates } from '@ddak/domain';
import { Field, FormDialog, Icon, PHONE, SegmentedControl } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { todayText } from '../../../../platform/clock/today.ts';
import { ReadDialog } from '../../../../platform/form/ReadDialog.tsx';
import { TextField } from '../../../../platform/form/TextField.tsx';
import { mapLink } from '../../../../platform/links/map-link.ts';
import { newId, useCan, useProjectState, useRunCommand } from '../../../../sync/hooks.ts';
import { coordinatesText, sunLine } from './place-facts.ts';

const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '10px 12px',
  '& > h3': { gridColumn: '1 / -1', margin: '6px 0 0', fontSize: 13, fontWeight: 700 },
  '& > .wide': { gridColumn: '1 / -1' },
  [PHONE]: { gridTemplateColumns: '1fr' },
});

type Texts = Pick<Location, 'address' | 'parking' | 'power' | 'permitNote' | 'nearestHospital' | 'note'>;

const UNSAID = 'unsaid';
const CHOICES = [
  { value: UNSAID, label: permitWord(null) } as const,
  ...PERMITS.map((value) => ({ value, label: permitWord(value) })),
];

/** Everything about a real place: where it lies, what is permitted, who is asked, and what there is (SC18 to SC20). */
export function PlaceInfoDialog(props: {
  readonly location: Location;
  readonly sets: string;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}) {
  const { location, canEdit, onClose } = props;
  const state = useProjectState();
  const run = useRunCommand();
  const [readsContact, writesContact] = [useCan('contacts', 'read'), useCan('contacts', 'write')];
  const contact = groupBy(state.locationContact, 'locationId').get(location._id)?.[0];
  const [texts, setTexts] = useState<Texts>(() => {
    const { address, parking, power, permitNote, nearestHospital, note } = location;
    return { address, parking, power, permitNote, nearestHospital, note };
  });
  const [permit, setPermit] = useState(location.permit);
  const [point, setPoint] = useState(coordinatesText(location));
  const [name, setName] = useState(contact?.name ?? '');
  const [phone, setPhone] = useState(contact?.phone ?? '');
  const found = point.trim() === '' ? { latitude: null, longitude: null } : readCoordinates(point);
  const lying = found ?? { latitude: location.latitude, longitude: location.longitude };
  const link = mapLink({ name: location.realName, address: texts.address, ...lying });
  const sun = sunLine(state, { ...location, ...lying }, todayText());
  const title = `${location.realName} · 장소 정보`;
  if (!canEdit) {
    const lines: readonly (readonly [string, string])[] = [
      ['주소', texts.address],
      ['일출 · 일몰', sun],
      ['촬영 허가', [permitWord(permit), texts.permitNote].filter(Boolean).join(' · ')],
      ['담당자', readsContact ? [name, phone].filter(Boolean).join(' ') : ''],
      ['주차', texts.parking],
      ['전기', texts.power],
      ['가까운 응급실', texts.nearestHospital],
      ['메모', texts.note],
      ['극중 장소', props.sets],
    ];
    return (
      <ReadDialog title={title} onClose={onClose}>
        <dl style={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: '6px 12px', margin: 0 }}>
          {lines.map(([label, value]) =>
            value === '' ? null : (
              <div key={label} style={{ display: 'contents' }}>
                <dt style={{ color: 'var(--ink-2)' }}>{label}</dt>
                <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
              </div>
            ),
          )}
        </dl>
        {link ? <MapButton href={link} /> : null}
      </ReadDialog>
    );
  }
  const text = (key: keyof Texts, label: string, maxLength = 200) => (
    <TextField
      label={label}
      value={texts[key]}
      maxLength={maxLength}
      onChange={(value) => setTexts({ ...texts, [key]: value })}
    />
  );
  const save = () => {
    const trimmed = Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, value.trim()]));
    run('editLocation', { locationId: location._id, patch: { ...trimmed, permit, ...lying } });
    const isNew = name.trim() !== (contact?.name ?? '') || phone.trim() !== (contact?.phone ?? '');
    if (writesContact && isNew)
      run('setLocationContact', { contactId: newId(), locationId: location._id, name, phone });
    onClose();
  };
  return (
    <FormDialog
      open
      width="sm"
      title={title}
      submitLabel="저장"
      disabled={found === null}
      onSubmit={save}
      onClose={onClose}
    >
      <Part aria-label="어디">
        <h3>어디</h3>
        <div className="wide">{text('address', '주소')}</div>
        <TextField
          label="좌표"
          value={point}
          maxLength={2000}
          placeholder="37.5665, 126.9780"
          hint="지도 앱의 링크를 붙여 넣어도 돼요."
          error={
            found === null
              ? '좌표를 찾을 수 없어요. 짧은 링크라면 열어서 나온 긴 주소를 붙여 주세요.'
              : undefined
          }
          onChange={setPoint}
        />
        <div>
          <small style={{ color: 'var(--ink-2)' }}>일출 · 일몰</small>
          <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 36 }}>
            {sun}
            {link ? <MapButton href={link} /> : null}
          </p>
        </div>
      </Part>
      <Part aria-label="섭외">
        <h3>섭외</h3>
        <div className="wide">
          <Field label="촬영 허가">
            {() => (
              <SegmentedControl
                label="촬영 허가"
                value={permit ?? UNSAID}
                options={CHOICES}
                onChange={(value) => setPermit(value === UNSAID ? null : value)}
              />
            )}
          </Field>
        </div>
        <div className="wide">{text('permitNote', '허가 내용')}</div>
        {writesContact ? (
          <>
            <TextField label="담당자" value={name} maxLength={60} onChange={setName} />
            <TextField
              label="담당자 전화"
              value={phone}
              maxLength={30}
              placeholder="010-0000-0000"
              onChange={setPhone}
            />
          </>
        ) : null}
      </Part>
      <Part aria-label="현장">
        <h3>현장</h3>
        {text('parking', '주차')}
        {text('power', '전기')}
        {text('nearestHospital', '가까운 응급실')}
        {text('note', '메모', 500)}
      </Part>
    </FormDialog>
  );
}

const MapButton = ({ href }: { readonly href: string }) => (
  <Button
    component="a"
    size="small"
    href={href}
    target="_blank"
    rel="noreferrer"
    startIcon={<Icon name="pin" />}
    sx={{ justifySelf: 'start' }}
  >
    지도에서 보기
  </Button>
);
