import { type Change, changedId } from '../change.ts';
import type { ProjectState } from '../state.ts';
import type { Told } from './told.ts';

/** NT5: what became of a script, to who sent it in. */
export function toldOfScript(state: ProjectState, change: Change): Told[] {
  if (change.table !== 'screenplay' || change.op !== 'update') return [];
  const script = state.screenplay.get(changedId(change));
  const outcome = change.after.state;
  if (!script || script.state !== outcome || (outcome !== 'review' && outcome !== 'failed')) return [];
  const isRead = outcome === 'review';
  return [
    {
      ...{ kind: 'script', userId: script.uploadedBy, section: 'screenplay', matter: script._id },
      title: isRead ? '시나리오를 다 읽었어요' : '시나리오를 읽지 못했어요',
      body: isRead ? `${script.fileName} · 씬을 확인해 주세요` : script.fileName,
      path: isRead ? `screenplays/${script._id}` : 'screenplays',
      stage: isRead ? 1 : 0,
    },
  ];
}
