import { PHASE_KINDS, type PhaseData } from '@ddak/domain';
import { ToggleChip } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { NumberField } from './NumberField.tsx';
import { TextField } from './TextField.tsx';

/** What a kind usually takes, in minutes. */
const USUAL: Readonly<Record<PhaseData['kind'], number>> = {
  집합: 30,
  이동: 40,
  세팅: 60,
  리허설: 30,
  식사: 60,
  휴식: 15,
  대기: 30,
  정리: 30,
  해산: 0,
  기타: 30,
};

export const newPhase: PhaseData = { kind: '식사', label: '', minutes: USUAL.식사, note: '' };

const Kinds = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

/** What a 일정 줄 is. Choosing another kind takes its usual minutes, unless they were set by hand. */
export function PhaseFields(props: {
  readonly value: PhaseData;
  readonly onChange: (value: PhaseData) => void;
}) {
  const { value, onChange } = props;
  return (
    <>
      <Kinds role="group" aria-label="종류">
        {PHASE_KINDS.map((kind) => (
          <ToggleChip
            key={kind}
            on={kind === value.kind}
            onChange={() =>
              onChange({
                ...value,
                kind,
                minutes: value.minutes === USUAL[value.kind] ? USUAL[kind] : value.minutes,
              })
            }
          >
            {kind}
          </ToggleChip>
        ))}
      </Kinds>
      <TextField
        label="이름"
        value={value.label}
        maxLength={80}
        placeholder={value.kind === '식사' ? '점심' : value.kind}
        onChange={(label) => onChange({ ...value, label })}
      />
      <NumberField
        label="시간"
        unit="분"
        max={1440}
        value={value.minutes}
        onChange={(minutes) => onChange({ ...value, minutes: minutes ?? 0 })}
      />
    </>
  );
}
