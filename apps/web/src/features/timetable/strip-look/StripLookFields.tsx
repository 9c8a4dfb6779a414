import { PHONE, SegmentedControl } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { inLines, STRIP_LINES, show, USUAL_LOOK } from './strip-look.ts';
import type { StripLooking } from './use-strip-look.ts';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 8,
  padding: '4px 0 8px',
  '& > label': { margin: 0, minHeight: 34 },
  [PHONE]: { '& > label': { minHeight: 44 } },
});

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingTop: 8,
  borderTop: '1px solid var(--line)',
  [PHONE]: { '& > button': { minHeight: 44 } },
});

const LINES = STRIP_LINES.map((count) => ({ value: `${count}`, label: `${count}줄` }));

/** TT23: what of a scene its strip says, and in how many lines. */
export function StripLookFields({ look, offered, change }: StripLooking) {
  return (
    <>
      <Fields>
        {offered.map(({ key, label }) => (
          <FormControlLabel
            key={key}
            label={label}
            control={
              <Checkbox
                size="small"
                checked={look.shown.includes(key)}
                onChange={(event) => change(show(look, key, event.target.checked))}
              />
            }
          />
        ))}
      </Fields>
      <Foot>
        <SegmentedControl
          label="줄 수"
          value={`${look.lines}`}
          options={LINES}
          onChange={(value) =>
            change(inLines(look, STRIP_LINES.find((count) => `${count}` === value) ?? look.lines))
          }
        />
        <Button size="small" variant="text" onClick={() => change(USUAL_LOOK)}>
          처음대로
        </Button>
      </Foot>
    </>
  );
}
