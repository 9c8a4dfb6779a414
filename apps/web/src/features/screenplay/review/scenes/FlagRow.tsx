import { FLAG_WORDS, STORY_FLAGS, type StoryFlag } from '@ddak/domain';
import { TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > button': {
    minHeight: 22,
    padding: '0 8px',
    border: '1px solid var(--line-2)',
    borderRadius: 'var(--r-chip)',
    background: 'transparent',
    color: 'var(--ink-3)',
    fontSize: 12,
    cursor: 'pointer',
    [TOUCH]: { minHeight: 44, padding: '0 12px', fontSize: 13 },
  },
  '& > button[aria-pressed="true"]': {
    borderColor: 'var(--ink)',
    color: 'var(--ink)',
    fontWeight: 600,
  },
});

/** What kind of storytelling a scene is; any of them, or none. */
export function FlagRow(props: {
  readonly flags: readonly StoryFlag[];
  readonly onChange: (flags: StoryFlag[]) => void;
}) {
  const { flags } = props;
  return (
    <Group role="group" aria-label="구성">
      {STORY_FLAGS.map((flag) => {
        const on = flags.includes(flag);
        return (
          <button
            key={flag}
            type="button"
            aria-pressed={on}
            onClick={() =>
              props.onChange(STORY_FLAGS.filter((one) => (one === flag ? !on : flags.includes(one))))
            }
          >
            {FLAG_WORDS[flag]}
          </button>
        );
      })}
    </Group>
  );
}
