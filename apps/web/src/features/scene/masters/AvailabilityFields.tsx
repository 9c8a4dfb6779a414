import {
  type Availability,
  type AvailabilityEntry,
  availabilitySchema,
  type DateText,
  describeEntry,
  paintDays,
} from '@ddak/domain';
import { Field, Icon, SegmentedControl } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { ClockField } from '../../../platform/form/ClockField.tsx';
import { DateField } from '../../../platform/form/date/DateField.tsx';
import { AvailabilityText } from './AvailabilityText.tsx';

const DayPainter = lazy(() => import('../../../platform/form/date/DayPainter.tsx'));

/** A stretch with a key of its own, so that the fields stay with it while others come and go. */
export interface EntryDraft {
  readonly key: number;
  readonly entry: AvailabilityEntry;
  readonly clocksValid: readonly [boolean, boolean];
}

export const draftsOf = (availability: Availability): EntryDraft[] =>
  availability.map((entry, key) => ({ key, entry, clocksValid: [true, true] }));

export const areValid = (drafts: readonly EntryDraft[]): boolean =>
  availabilitySchema.safeParse(drafts.map(({ entry }) => entry)).success &&
  drafts.every(({ clocksValid }) => clocksValid.every(Boolean));

const Entry = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px 12px',
  margin: 0,
  padding: '10px 12px 12px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  '& > .head': { gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between' },
  '& > .wide': { gridColumn: '1 / -1' },
});

/** Stretches of dates on which somebody or something can be had, or cannot; by the hour where hours are given. */
export function AvailabilityFields(props: {
  readonly drafts: readonly EntryDraft[];
  readonly firstDate: string;
  /** Why a day matters: `3회차`. */
  readonly standsOn?: ((date: DateText) => string | undefined) | undefined;
  readonly onChange: (drafts: readonly EntryDraft[]) => void;
  /** AV7: told whether nothing that was written waits to be taken. */
  readonly onRead: (isRead: boolean) => void;
}) {
  const { drafts, onChange } = props;
  const availability = drafts.map(({ entry }) => entry);
  const change = (key: number, patch: Partial<AvailabilityEntry>, valid?: readonly [boolean, boolean]) =>
    onChange(
      drafts.map((draft) =>
        draft.key === key
          ? { ...draft, entry: { ...draft.entry, ...patch }, clocksValid: valid ?? draft.clocksValid }
          : draft,
      ),
    );
  const add = () => {
    const date = props.firstDate;
    const entry = { kind: 'unavailable', from: date, to: date, start: null, end: null, note: '' } as const;
    const key = Math.max(0, ...drafts.map((draft) => draft.key + 1));
    onChange([...drafts, { key, entry, clocksValid: [true, true] }]);
  };
  const take = (entries: Availability) => {
    const said = new Set(availability.map(describeEntry));
    onChange(draftsOf([...availability, ...entries.filter((entry) => !said.has(describeEntry(entry)))]));
  };
  return (
    <>
      <AvailabilityText near={props.firstDate} onTake={take} onRead={props.onRead} />
      <Suspense fallback={<div style={{ height: 344 }} />}>
        <DayPainter
          availability={availability}
          near={props.firstDate}
          standsOn={props.standsOn}
          onPaint={(from, to, brush) => onChange(draftsOf(paintDays(availability, from, to, brush)))}
        />
      </Suspense>
      {drafts.length === 0 ? (
        <p style={{ color: 'var(--ink-2)' }}>적은 것이 없으면 언제나 가능한 것으로 봐요.</p>
      ) : null}
      {drafts.map((draft) => (
        <EntryFields
          key={draft.key}
          draft={draft}
          onChange={(patch, valid) => change(draft.key, patch, valid)}
          onRemove={() => onChange(drafts.filter((one) => one.key !== draft.key))}
        />
      ))}
      <Button startIcon={<Icon name="plus" />} onClick={add} sx={{ alignSelf: 'flex-start' }}>
        기간 추가
      </Button>
    </>
  );
}

function EntryFields(props: {
  readonly draft: EntryDraft;
  readonly onChange: (patch: Partial<AvailabilityEntry>, valid?: readonly [boolean, boolean]) => void;
  readonly onRemove: () => void;
}) {
  const { draft, onChange } = props;
  const { entry, clocksValid } = draft;
  const backwards = entry.to !== '' && entry.from > entry.to;
  const hoursBackwards = entry.start !== null && entry.end !== null && entry.start > entry.end;
  return (
    <Entry>
      <div className="head">
        <SegmentedControl
          label="가능 여부"
          value={entry.kind}
          options={[
            { value: 'unavailable', label: '불가' },
            { value: 'available', label: '가능' },
          ]}
          onChange={(kind) => onChange({ kind })}
        />
        <IconButton aria-label="이 기간 빼기" onClick={props.onRemove}>
          <Icon name="close" />
        </IconButton>
      </div>
      <DateField
        label="첫날"
        value={entry.from}
        onChange={(from) =>
          onChange({ from, ...(entry.to < from || entry.to === entry.from ? { to: from } : {}) })
        }
      />
      <DateField
        label="마지막 날"
        value={entry.to}
        error={backwards ? '첫날보다 앞이에요.' : undefined}
        onChange={(to) => onChange({ to })}
      />
      <ClockField
        label="몇 시부터"
        optional
        whenEmpty="하루 내내"
        value={entry.start}
        onChange={(start, valid) => onChange({ start }, [valid, clocksValid[1]])}
      />
      <ClockField
        label="몇 시까지"
        optional
        whenEmpty="하루 내내"
        value={entry.end}
        error={hoursBackwards ? '시작보다 앞이에요. 자정 뒤는 25:30처럼 적어요.' : undefined}
        onChange={(end, valid) => onChange({ end }, [clocksValid[0], valid])}
      />
      <div className="wide">
        <Field label="메모">
          {(ids) => (
            <OutlinedInput
              fullWidth
              value={entry.note}
              placeholder="예: 지방 공연"
              inputProps={{ ...ids, maxLength: 120 }}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Entry>
  );
}
