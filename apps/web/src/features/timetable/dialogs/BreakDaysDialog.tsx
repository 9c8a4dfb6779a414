import { type DayBreak, type DayBreaks, shortDate } from '@ddak/domain';
import { FormDialog, SegmentedControl } from '@ddak/ui';
import { Fragment, useMemo, useState } from 'react';
import { NumberField } from '../../../platform/form/NumberField.tsx';

type By = Exclude<DayBreak['kind'], 'hand'>;

const UNITS = {
  minutes: { label: '하루 촬영 시간', unit: '시간', max: 24, usual: 8, share: 60 },
  eighths: { label: '하루 쪽수', unit: '쪽', max: 50, usual: 5, share: 8 },
} as const satisfies Record<By, object>;

/** TT30: ends the days from one on by hours or by pages, and says beforehand what becomes of them. */
export function BreakDaysDialog(props: {
  readonly where: string;
  /** Scenes that say nothing of their pages. */
  readonly withoutPages: number;
  readonly plan: (by: DayBreak) => DayBreaks | null;
  readonly onBreak: (by: DayBreak) => void;
  readonly onClose: () => void;
}) {
  const { plan } = props;
  const [kind, setKind] = useState<By>('minutes');
  const [most, setMost] = useState<Record<By, number | null>>({
    minutes: UNITS.minutes.usual,
    eighths: UNITS.eighths.usual,
  });
  const { label, unit, max, share } = UNITS[kind];
  const wanted = most[kind];
  const by = useMemo((): DayBreak | null => {
    return wanted ? { kind, most: wanted * share } : null;
  }, [kind, wanted, share]);
  const breaks = useMemo(() => by && plan(by), [by, plan]);
  return (
    <FormDialog
      open
      title={`촬영일 나누기 · ${props.where}부터`}
      submitLabel="나누기"
      disabled={!breaks || breaks.days.length === 0}
      onSubmit={() => {
        if (by) props.onBreak(by);
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <SegmentedControl<By>
        label="기준"
        value={kind}
        options={[
          { value: 'minutes', label: '시간' },
          { value: 'eighths', label: '쪽수' },
        ]}
        onChange={setKind}
      />
      <NumberField
        key={kind}
        autoFocus
        label={label}
        unit={unit}
        min={1}
        max={max}
        value={wanted}
        onChange={(value) => setMost({ ...most, [kind]: value })}
      />
      <div role="status" style={{ color: 'var(--ink-2)' }}>
        {breaks && breaks.days.length > 0 ? (
          <Preview breaks={breaks} />
        ) : (
          <p>{by ? '나눌 씬이 없어요.' : '하루에 얼마나 찍을지 적어 주세요.'}</p>
        )}
        {kind === 'eighths' && props.withoutPages > 0 ? (
          <p style={{ color: 'var(--warn-ink)' }}>쪽수가 없는 씬 {props.withoutPages}개는 0쪽으로 세요.</p>
        ) : null}
      </div>
    </FormDialog>
  );
}

const SHOWN = 8;

function Preview({ breaks }: { readonly breaks: DayBreaks }) {
  const { days, newDates, emptied } = breaks;
  const shown = days.slice(0, SHOWN).map((day) => `${shortDate(day.tableDate)} ${day.scenes}씬`);
  return (
    <>
      <p>
        <b>{days.length}일</b>로 나눠요.{' '}
        {shown.map((words, i) => (
          <Fragment key={words}>
            <span style={{ whiteSpace: 'nowrap' }}>{i < shown.length - 1 ? `${words},` : words}</span>{' '}
          </Fragment>
        ))}
        {days.length > SHOWN ? `외\u00a0${days.length - SHOWN}일` : ''}
      </p>
      {newDates.length > 0 ? (
        <p>
          새 촬영일 {newDates.length}일을 더해요: {newDates.slice(0, SHOWN).map(shortDate).join(', ')}
          {newDates.length > SHOWN ? ' …' : ''}
        </p>
      ) : null}
      {emptied > 0 ? <p>씬이 없어지는 날이 {emptied}일 있어요. 날은 그대로 남아요.</p> : null}
      <p>고정한 줄, 시작 시각을 정한 줄, 잠근 날은 그대로 둬요.</p>
    </>
  );
}
