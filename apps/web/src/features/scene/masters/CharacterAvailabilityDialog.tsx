import { type Character, describeEntry, LABOUR_NOTICE, MINOR_CLASSES } from '@ddak/domain';
import { Field, FormDialog, SegmentedControl } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo, useState } from 'react';
import { ReadDialog } from '../../../platform/form/ReadDialog.tsx';
import { useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { AvailabilityFields, areValid, draftsOf, type EntryDraft } from './AvailabilityFields.tsx';
import { EntryList } from './EntryList.tsx';
import { firstDateOf } from './first-date.ts';
import { LeadFields, type Leads } from './LeadFields.tsx';
import { ageClassLine, consentsOf, MINOR_WORDS, minorLine } from './minor-words.ts';
import { neededDays } from './needed-days.ts';

/** When an actor can be had, how long before their scenes, and whether they are a minor and what has been agreed to. */
export function CharacterAvailabilityDialog(props: {
  readonly character: Character;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}) {
  const { character } = props;
  const run = useRunCommand();
  const state = useProjectState();
  const firstDate = firstDateOf(state);
  const standsOn = useMemo(
    () => neededDays(state, ({ characters }) => characters.some(({ _id }) => _id === character._id)),
    [state, character._id],
  );
  const [isRead, setRead] = useState(true);
  const [drafts, setDrafts] = useState<readonly EntryDraft[]>(() => draftsOf(character.availability));
  const [minorClass, setMinorClass] = useState(character.minorClass);
  const { ageKnown } = character;
  const agreeable = consentsOf(ageKnown ? character : { ...character, minorClass });
  const [consents, setConsents] = useState(character.minorConsents);
  const { arrivalLeadMinutes, makeupLeadMinutes, wardrobeLeadMinutes } = character;
  const [leads, setLeads] = useState<Leads>({ arrivalLeadMinutes, makeupLeadMinutes, wardrobeLeadMinutes });
  const title = `${character.actorName || character.name} · 가능한 날`;
  if (!props.canEdit)
    return (
      <ReadDialog title={title} onClose={props.onClose}>
        <p>{minorLine(character)}</p>
        <EntryList lines={character.availability.map(describeEntry)} />
      </ReadDialog>
    );
  const save = () => {
    const availability = drafts.map(({ entry }) => entry);
    const minorConsents = consents.filter((one) => agreeable.some(({ consent }) => consent === one));
    const patch = { availability, minorConsents, ...leads, ...(ageKnown ? {} : { minorClass }) };
    run('editCharacter', { characterId: character._id, patch });
    props.onClose();
  };
  return (
    <FormDialog
      open
      title={title}
      submitLabel="저장"
      disabled={!isRead || !areValid(drafts)}
      onSubmit={save}
      onClose={props.onClose}
    >
      <AvailabilityFields
        drafts={drafts}
        firstDate={firstDate}
        standsOn={standsOn}
        onChange={setDrafts}
        onRead={setRead}
      />
      <Field
        label="미성년 구분"
        hint={
          [ageKnown ? '생년월일로 정해져요.' : '', agreeable.length > 0 ? LABOUR_NOTICE : '']
            .filter(Boolean)
            .join(' ') || undefined
        }
      >
        {() =>
          ageKnown ? (
            <b>{ageClassLine(character)}</b>
          ) : (
            <SegmentedControl
              label="미성년 구분"
              value={minorClass}
              options={MINOR_CLASSES.map((value) => ({ value, label: MINOR_WORDS[value] }))}
              onChange={setMinorClass}
            />
          )
        }
      </Field>
      {agreeable.length === 0 ? null : (
        <div style={{ display: 'grid' }}>
          {agreeable.map(({ consent, label }) => (
            <FormControlLabel
              key={consent}
              control={
                <Checkbox
                  checked={consents.includes(consent)}
                  onChange={(event) =>
                    setConsents((old) =>
                      event.target.checked ? [...old, consent] : old.filter((one) => one !== consent),
                    )
                  }
                />
              }
              label={label}
            />
          ))}
        </div>
      )}
      <LeadFields leads={leads} onChange={setLeads} />
    </FormDialog>
  );
}
