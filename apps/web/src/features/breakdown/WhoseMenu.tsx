import { type BreakdownItem, planOfElement, type Scene, whoseItem } from '@ddak/domain';
import { DropMenu, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { newId, useProjectState, useRunCommand } from '../../sync/hooks.ts';

const Chip = styled('button')({
  flex: 'none',
  maxWidth: 110,
  height: 22,
  padding: '0 7px',
  border: 0,
  borderRadius: 'var(--r-chip)',
  background: 'var(--sunken)',
  color: 'var(--ink-2)',
  fontSize: 11.5,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&[data-open-question="true"]': { background: 'transparent', color: 'var(--ink-3)', fontWeight: 500 },
  '&:disabled': { cursor: 'default' },
  [TOUCH]: { height: 36, padding: '0 10px', fontSize: 13 },
});

/** EL13: whose a costume or make-up is, and the way to say it. */
export function WhoseMenu({
  item,
  scene,
  disabled,
}: {
  readonly item: BreakdownItem;
  readonly scene: Scene;
  readonly disabled: boolean;
}) {
  const state = useProjectState();
  const run = useRunCommand();
  const whose = whoseItem(state, scene, item);
  const plan = planOfElement(state, item);
  const names = whose.map(({ name }) => name).join(', ');
  // The name beside it says so already.
  const isNamed = !plan?.characterId && names !== '' && whose.every(({ name }) => item.name.includes(name));
  if (isNamed || (disabled && names === '')) return null;
  const say = (characterId: string | null) =>
    run('planElement', {
      planId: newId(),
      element: { type: item.type, name: item.name },
      availability: plan?.availability ?? [],
      ...{ characterId, joins: false },
    });
  const people = scene.characters
    .flatMap(({ _id }) => state.character.get(_id) ?? [])
    .toSorted((a, b) => a.characterNumber - b.characterNumber);
  const said = plan?.characterId ?? null;
  return (
    <DropMenu
      entries={[
        ...people.map(({ _id, name }) => ({
          label: name,
          selected: _id === said,
          onSelect: () => _id !== said && say(_id),
        })),
        ...(said === null ? [] : ['divider' as const, { label: '정하지 않음', onSelect: () => say(null) }]),
      ]}
      trigger={(open) => (
        <Chip
          {...open}
          type="button"
          disabled={disabled}
          data-open-question={names === ''}
          aria-label={`${item.name}, ${names === '' ? '누구 것인지 정하기' : `${names} 것`}`}
        >
          {names || '누구?'}
        </Chip>
      )}
    />
  );
}
