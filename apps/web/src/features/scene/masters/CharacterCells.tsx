import { type ArgsOf, CHARACTER_KINDS, type Character, describeAvailability } from '@ddak/domain';
import { Chip, DropMenu } from '@ddak/ui';
import toast from 'react-hot-toast';
import { TargetFace } from '../../../platform/attachments/TargetFace.tsx';
import { InlineText } from '../../../platform/form/InlineText.tsx';
import { fieldMark } from '../../../platform/presence/field-mark.ts';
import { useRunCommand } from '../../../sync/hooks.ts';
import { ChipButton } from './ChipButton.tsx';
import { Plain } from './MasterList.tsx';
import type { CellsProps } from './MastersScreen.tsx';
import type { CharacterRow } from './masters-view.ts';
import { availabilityLine } from './minor-words.ts';
import { ActorReach } from './people/ActorReach.tsx';
import { KIND_WORDS } from './people/kind-words.ts';
import { otherNames } from './people/other-names.ts';
import { useTellOldNumbers } from './people/use-renumber.ts';

const ALWAYS = describeAvailability([]);

/** One character on a phone: the place of each cell follows from the order below. */
export function CharacterCells(props: CellsProps<CharacterRow>) {
  const { row, canEdit } = props;
  const { character } = row;
  const run = useRunCommand();
  const tellOldNumbers = useTellOldNumbers();
  const edit = (patch: ArgsOf<'editCharacter'>['patch']) =>
    run('editCharacter', { characterId: character._id, patch });
  const setNumber = (text: string) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= 1 && number <= 999) {
      edit({ characterNumber: number });
      tellOldNumbers([character._id]);
    } else toast.error('번호는 1부터 999까지의 수로 적어 주세요.');
  };
  const number = (
    <b {...fieldMark('character', character._id, 'characterNumber')}>
      <InlineText
        label="번호"
        value={String(character.characterNumber)}
        disabled={!canEdit}
        maxLength={3}
        onSave={setNumber}
      />
    </b>
  );
  const name = (
    <b style={{ fontWeight: 600 }} {...fieldMark('character', character._id, 'name')}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <TargetFace
          target={{ targetKind: 'character', targetId: character._id }}
          name={character.name}
          round
        />
        <InlineText
          label="배역"
          value={character.name}
          disabled={!canEdit}
          maxLength={60}
          onSave={(text) => text !== '' && edit({ name: text })}
        />
      </div>
    </b>
  );
  const kind = canEdit ? <KindMenu kind={character.kind} onChange={(next) => edit({ kind: next })} /> : null;
  const actor = (
    <div style={{ gridColumn: '2 / -1' }} {...fieldMark('character', character._id, 'actorName')}>
      <InlineText
        label="배우"
        placeholder="배우 이름"
        value={character.actorName}
        disabled={!canEdit}
        maxLength={60}
        onSave={(actorName) => edit({ actorName })}
      />
    </div>
  );
  const said = availabilityLine(character);
  return (
    <>
      {number}
      {name}
      {kind ?? <Chip>{KIND_WORDS[character.kind]}</Chip>}
      {props.children}
      {actor}
      {otherNames(character) ? <Plain>{otherNames(character)}</Plain> : null}
      <Plain>{row.scenes && `S# ${row.scenes}`}</Plain>
      <Plain>{row.days}</Plain>
      {said === ALWAYS ? null : <Plain>{said}</Plain>}
      <ActorReach contact={row.contact} />
    </>
  );
}

function KindMenu(props: {
  readonly kind: Character['kind'];
  readonly onChange: (kind: Character['kind']) => void;
}) {
  return (
    <DropMenu
      entries={CHARACTER_KINDS.map((kind) => ({
        label: KIND_WORDS[kind],
        selected: kind === props.kind,
        onSelect: () => props.onChange(kind),
      }))}
      trigger={(open) => (
        <ChipButton type="button" aria-label={`구분 ${KIND_WORDS[props.kind]}`} {...open}>
          <Chip tone={props.kind === 'lead' ? 'brand' : 'plain'}>{KIND_WORDS[props.kind]}</Chip>
        </ChipButton>
      )}
    />
  );
}
