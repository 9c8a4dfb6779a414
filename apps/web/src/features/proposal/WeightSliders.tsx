import type { Weight, Weights } from '@ddak/scheduler/board';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { Part } from './parts.tsx';

const WORDS = ['안 봐요', '조금', '보통', '많이', '가장'] as const;
const NAMES: readonly (readonly [keyof Weights, string])[] = [
  ['hold', '배우 대기'],
  ['moves', '이동'],
  ['overtime', '초과근무'],
  ['story', '순서'],
  ['keep', '지금 계획 유지'],
];

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) 48px',
  alignItems: 'center',
  columnGap: 14,
  minHeight: 32,
  '& > b': { fontWeight: 500 },
  '& > span:last-child': { color: 'var(--ink-2)', fontSize: 12 },
});

/** What matters, in words. */
export function WeightSliders(props: {
  readonly weights: Weights;
  readonly onChange: (weights: Weights) => void;
}) {
  const { weights, onChange } = props;
  return (
    <Part aria-label="중요한 것">
      <h3>중요한 것</h3>
      {NAMES.map(([key, name]) => (
        <Row key={key}>
          <b>{name}</b>
          <Slider
            size="small"
            min={0}
            max={4}
            step={1}
            value={weights[key]}
            getAriaLabel={() => name}
            getAriaValueText={(value) => WORDS[value] ?? ''}
            onChange={(_, value) => onChange({ ...weights, [key]: value as Weight })}
          />
          <span aria-hidden>{WORDS[weights[key]]}</span>
        </Row>
      ))}
    </Part>
  );
}
