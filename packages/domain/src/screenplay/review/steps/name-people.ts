import type { OrganisedLine } from '../../organised.ts';
import { rowsOnPage } from '../../page-rows.ts';
import { type ReviewState, type SceneDraft, withLines } from '../review-state.ts';

/**
 * SY12: whoever bears one of the names is called `name` from now on. Null: nobody bears any of them, or all of them
 * are called so already.
 */
export function namePeople(state: ReviewState, names: readonly string[], name: string): ReviewState | null {
  const meant = new Set(names.filter((other) => other !== name));
  const changed = state.lines.flatMap((line) => (bears(line, meant) ? [renamed(line, meant, name)] : []));
  if (changed.length === 0) return null;
  return withNames(withLines(state, changed), [...meant, name], name);
}

/**
 * SY13: names that nobody bears. Their cues and what was taken for speech below them are action; mentions of them are
 * forgotten. Null: there is none of these names.
 */
export function dropPeople(state: ReviewState, names: readonly string[]): ReviewState | null {
  const gone = new Set(names);
  const changed: OrganisedLine[] = [];
  let below = false;
  for (const line of state.lines) {
    const alone = line.who !== undefined && [line.who, ...(line.alsoWho ?? [])].every((who) => gone.has(who));
    below = alone || (below && (line.type === 'dialogue' || line.type === 'parenthetical'));
    if (below) changed.push(asAction(line));
    else if (bears(line, gone)) changed.push(without(line, gone));
  }
  return changed.length === 0 ? null : withNames(withLines(state, changed), [...gone], '');
}

/** SY23: people, as a person says: nobody asks of them again. Null: nobody is called so. */
export function keepPeople(state: ReviewState, names: readonly string[]): ReviewState | null {
  const borne = new Set(
    state.lines.flatMap(({ who, alsoWho = [], mentions = [] }) => [who ?? '', ...alsoWho, ...mentions]),
  );
  const there = names.filter((name) => name !== '' && borne.has(name));
  return there.length === 0 ? null : there.reduce((now, name) => withNames(now, [name], name), state);
}

const bears = (line: OrganisedLine, names: ReadonlySet<string>): boolean =>
  (line.who !== undefined && names.has(line.who)) ||
  (line.alsoWho ?? []).some((name) => names.has(name)) ||
  (line.mentions ?? []).some((name) => names.has(name));

function renamed(line: OrganisedLine, names: ReadonlySet<string>, name: string): OrganisedLine {
  const call = (other: string) => (names.has(other) ? name : other);
  const speakers = [...(line.who === undefined ? [] : [line.who]), ...(line.alsoWho ?? [])];
  const named = withPeople(line, {
    speakers: speakers.map(call),
    mentions: (line.mentions ?? []).map(call),
  });
  // Who is named as the speaker does speak there.
  return speakers.some((other) => names.has(other)) ? { ...named, confidence: 1 } : named;
}

const without = (line: OrganisedLine, names: ReadonlySet<string>): OrganisedLine =>
  withPeople(line, {
    speakers: [...(line.who === undefined ? [] : [line.who]), ...(line.alsoWho ?? [])].filter(
      (name) => !names.has(name),
    ),
    mentions: (line.mentions ?? []).filter((name) => !names.has(name)),
  });

function asAction(line: OrganisedLine): OrganisedLine {
  const rows = line.type === 'action' ? line.rows : rowsOnPage('action', line.text);
  return { ...withPeople(line, { speakers: [], mentions: [] }), type: 'action', rows, confidence: 1 };
}

function withPeople(
  line: OrganisedLine,
  people: { readonly speakers: readonly string[]; readonly mentions: readonly string[] },
): OrganisedLine {
  const { who: _who, alsoWho: _alsoWho, mentions: _mentions, ...bare } = line;
  const [who, ...alsoWho] = new Set(people.speakers);
  const mentions = [...new Set(people.mentions)];
  return {
    ...bare,
    ...(who === undefined ? {} : { who }),
    ...(alsoWho.length > 0 ? { alsoWho } : {}),
    ...(mentions.length > 0 ? { mentions } : {}),
  };
}

/** Remembers what the names have become; scenes with a doubt about one of them are judged anew. */
function withNames(state: ReviewState, found: readonly string[], now: string): ReviewState {
  const names = new Map(state.names);
  const meant = new Set(found);
  for (const [name, called] of names) if (meant.has(called)) names.set(name, now);
  for (const name of found) names.set(name, now);
  const asked = state.organised.scenes.flatMap((scene) =>
    scene.doubts.flatMap((doubt) => (doubt.names?.length ? [doubt.line ?? scene.headingLine] : [])),
  );
  const fresh = (draft: SceneDraft): SceneDraft =>
    asked.some((n) => n >= draft.headingLine && n <= draft.lastLine) ? { ...draft } : draft;
  return { ...state, names, drafts: state.drafts.map(fresh) };
}
