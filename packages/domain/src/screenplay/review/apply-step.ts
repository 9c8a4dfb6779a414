import type { ReviewState } from './review-state.ts';
import type { ReviewStep } from './review-step.ts';
import { addOmitted } from './steps/add-omitted.ts';
import { addItems, dropItems } from './steps/change-items.ts';
import { confirmDoubts, confirmScenes } from './steps/confirm-doubts.ts';
import { divideScene } from './steps/divide-scene.ts';
import { editHeading, setFields, setSynopsis } from './steps/edit-heading.ts';
import { joinScene } from './steps/join-scene.ts';
import { dropPeople, keepPeople, namePeople } from './steps/name-people.ts';
import { renumberScenes } from './steps/renumber-scenes.ts';
import { setLineType } from './steps/set-line-type.ts';
import { splitScene } from './steps/split-scene.ts';

/** The review after one step more; null where the step finds nothing to act on (SY6). */
export function applyStep(state: ReviewState, step: ReviewStep): ReviewState | null {
  switch (step.kind) {
    case 'editHeading':
      return editHeading(state, step);
    case 'split':
      return splitScene(state, step.line, step.says);
    case 'join':
      return joinScene(state, step.headingLine);
    case 'renumber':
      return renumberScenes(state, step);
    case 'setFields':
      return setFields(state, step);
    case 'setLineType':
      return setLineType(state, step);
    case 'namePeople':
      return namePeople(state, step.names, step.name);
    case 'dropPerson':
      return dropPeople(state, [step.name]);
    case 'dropPeople':
      return dropPeople(state, step.names);
    case 'keepPeople':
      return keepPeople(state, step.names);
    case 'setSynopsis':
      return setSynopsis(state, step.headingLine, step.synopsis);
    case 'confirm':
      return confirmDoubts(state, step.headingLine, step.doubt);
    case 'confirmScenes':
      return confirmScenes(state, step.headingLines);
    case 'addOmitted':
      return addOmitted(state, step);
    case 'divide':
      return divideScene(state, step.headingLine, step.until);
    case 'addItems':
      return addItems(state, step.headingLine, step.items);
    case 'dropItems':
      return dropItems(state, step.headingLine, step.items);
  }
}
