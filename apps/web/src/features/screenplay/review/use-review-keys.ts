import { announce } from '@ddak/ui';
import { useEffect, useRef } from 'react';
import { isTyping } from './is-typing.ts';
import { mendsIn } from './review-steps.ts';
import { isGuessed, LINE_TYPE_WORDS, ordersOf } from './review-view.ts';
import type { FormOffer } from './text/form-offer.ts';
import type { ReviewData } from './use-review.ts';
import type { ReviewActions } from './use-review-actions.ts';
import type { ReviewSelection } from './use-review-selection.ts';

/** The keys of the review, as its help names them. */
export const REVIEW_KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['J K ↓ ↑', '다음, 앞의 확인할 것이나 씬'],
  ['Enter', '첫째 방법으로 고치기, 확인할 것이 없으면 씬 고치기'],
  ['1 – 9', '그 방법으로 고치기'],
  ['C', '이 씬은 맞아요 (⇧ 짐작한 씬 모두)'],
  ['G', '같은 꼴의 줄도 모두'],
  ['E', '씬 고치기'],
  ['M', '앞 씬과 합치기'],
  ['R', '번호 바꾸기, 여기부터 다시 매기기'],
  ['X', '여러 씬 고르기 (⇧ 사이의 씬까지)'],
  ['⇧ ↓ ↑', '본문의 줄 고르기'],
  ['Alt ⇧ ↓', '여러 줄 고르기'],
  ['1 – 8', '고른 줄의 종류: 씬 제목, 지문, 인물, 대사, 괄호, 전환, 메모, 그 밖'],
  ['S', '고른 줄에서 씬 나누기'],
  ['B', '고른 씬들의 장소와 시간'],
  ['P', '씬, 인물, 장소 바꿔 보기'],
  ['X E C ⌫', '인물에서: 고르기 (⇧ 아닐 수 있는 이름 모두), 합치거나 이름 바꾸기, 사람 맞음, 사람 아님'],
  ['Enter E', '장소에서: 그 씬들 고르기, 이름 바꾸기'],
  ['F', '확인할 것부터, 확인할 것만, 짐작한 것, 본문 순서'],
  ['U', '되돌리기'],
  ['A', '받아들이기'],
  ['Esc', '고른 것 놓기'],
  ['?', '이 도움말'],
];

/** A button or link that has the focus answers Enter itself, but for the row of the scene that is open already. */
const answersEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, [role="combobox"]') !== null &&
  target.closest('[data-heading-line][aria-expanded="true"]') === null;

/** What the screen opens and turns, beside what is done to the review. */
export interface ReviewDoors {
  readonly accept: () => void;
  readonly renumber: () => void;
  readonly bulk: () => void;
  readonly keys: () => void;
  readonly nextTab: () => void;
}

interface Hands {
  /** Whether the scenes are what one works on: elsewhere keys never touch a scene that is not in sight. */
  readonly onScenes: boolean;
  readonly review: ReviewData;
  readonly selection: ReviewSelection;
  readonly actions: ReviewActions;
  readonly doors: ReviewDoors;
  /** SY20: what the last step may mean for other lines. */
  readonly offer: FormOffer | null;
}

/** The keyboard of the review screen; letters go by their place on the keyboard, so Hangul mode works too. */
export function useReviewKeys(hands: Hands): void {
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey) return;
      if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return;
      if (event.code === 'Enter' && answersEnter(event.target)) return;
      if (handle(event, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function handle(event: KeyboardEvent, hands: Hands): boolean {
  if (event.key === '?') hands.doors.keys();
  else if (!hands.onScenes) return besides(event, hands);
  else if (walk(event, hands)) return true;
  else if (event.altKey || !hands.review.canEdit) return false;
  else return byDigit(event, hands) || byLetter(event, hands);
  return true;
}

/** Beside the people and places, whose own keys are `usePanelKeys`. */
function besides({ code, altKey, shiftKey }: KeyboardEvent, { review, actions, doors }: Hands): boolean {
  if (altKey || shiftKey) return false;
  if (code === 'KeyP') doors.nextTab();
  else if (code === 'KeyU' && review.canEdit) actions.undo();
  else if (code === 'KeyA' && review.canEdit) doors.accept();
  else return false;
  return true;
}

/** Keys that change nothing: whoever may read has them. */
function walk({ code, shiftKey, altKey }: KeyboardEvent, { review, selection, doors }: Hands): boolean {
  const by = code === 'ArrowDown' || code === 'KeyJ' ? 1 : code === 'ArrowUp' || code === 'KeyK' ? -1 : 0;
  const isArrow = code.startsWith('Arrow');
  if (by !== 0 && isArrow && shiftKey) selection.moveLine(by, altKey);
  else if (altKey) return false;
  else if (by !== 0) selection.move(by);
  else if (code === 'KeyP') doors.nextTab();
  else if (code === 'KeyF') selection.setOrder(nextOrder(review, selection));
  else if (code === 'Escape') letGo(selection);
  else return false;
  return true;
}

function nextOrder({ scenes }: ReviewData, { order }: ReviewSelection): ReviewSelection['order'] {
  const orders = ordersOf(scenes, order);
  return orders[(orders.indexOf(order) + 1) % orders.length]!;
}

function letGo(selection: ReviewSelection): void {
  if (selection.line !== null) selection.dropLines();
  else selection.setMarked(new Set());
}

/** A digit says what the chosen lines are, else which way out of the doubt is taken. */
function byDigit({ code }: KeyboardEvent, { review, selection, actions }: Hands): boolean {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit === undefined) return false;
  const at = Number(digit) - 1;
  const type = LINE_TYPE_WORDS[at];
  const { selected: scene, doubt, chosenLines } = selection;
  if (chosenLines.length > 0) {
    if (type)
      actions.setLineType(
        chosenLines.map((line) => line.n),
        type[0],
      );
    if (type) announce(type[1]);
    return true;
  }
  const mend = scene ? mendsIn(review.scenes, scene, doubt)[at] : undefined;
  if (scene && mend) actions.mend(scene, mend);
  return mend !== undefined;
}

function byLetter(event: KeyboardEvent, { review, selection, actions, doors, offer }: Hands): boolean {
  const { code, shiftKey } = event;
  const { selected: scene, doubt, line } = selection;
  if (code === 'KeyA') doors.accept();
  else if (code === 'KeyU') actions.undo();
  else if (code === 'KeyB') doors.bulk();
  else if (code === 'KeyG' && offer) actions.takeOffer(offer);
  else if (code === 'KeyC' && shiftKey) actions.confirmMany(review.scenes.filter(isGuessed));
  else if (code === 'KeyS' && line !== null) actions.split(line);
  else if (!scene) return false;
  else if (code === 'KeyE') selection.setEditing(true);
  else if (code === 'KeyC') actions.confirm(scene);
  else if (code === 'KeyM') actions.join(scene);
  else if (code === 'KeyR') doors.renumber();
  else if (code === 'KeyX') selection.markScene(scene.headingLine, shiftKey ? 'range' : 'toggle');
  else if (code === 'Enter') {
    const [first] = mendsIn(review.scenes, scene, doubt);
    if (first) actions.mend(scene, first);
    else selection.setEditing(true);
  } else return false;
  return true;
}
