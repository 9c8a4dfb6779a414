import { type ProjectState, type Scene, sceneLabel } from '@ddak/domain';
import { ConfirmDialog } from '@ddak/ui';
import { commonText } from '../../../platform/grid/pick/common-text.ts';
import { useProjectState } from '../../../sync/hooks.ts';
import { removalLosses } from '../removal-losses.ts';
import { SequenceDialog } from '../SequenceDialog.tsx';
import { BulkCastDialog } from './BulkCastDialog.tsx';
import { BulkPlaceDialog } from './BulkPlaceDialog.tsx';
import { type BulkValue, BulkValueDialog } from './BulkValueDialog.tsx';
import type { BulkEdits } from './use-bulk-edits.ts';

export type BulkQuestion = 'place' | 'sequence' | 'cast' | BulkValue | 'joining' | 'removal';

/** What is asked before many scenes are changed. */
export function BulkDialog(props: {
  readonly asking: BulkQuestion;
  readonly scenes: readonly Scene[];
  readonly edits: BulkEdits;
  readonly onClose: () => void;
}) {
  const { asking, scenes, edits, onClose } = props;
  const state = useProjectState();
  const of = `${scenes.length}개 씬`;
  switch (asking) {
    case 'place':
      return (
        <BulkPlaceDialog
          of={of}
          realName={commonText(
            scenes.map(({ location }) => state.location.get(location ?? '')?.realName ?? ''),
          )}
          locations={[...state.location.values()]}
          onSave={edits.place}
          onClose={onClose}
        />
      );
    case 'sequence':
      return (
        <SequenceDialog
          of={of}
          sequence={commonText(scenes.map(({ sequence }) => sequence ?? ''))}
          onSave={(patch) => edits.edit(patch, `시퀀스 ${patch.sequence || '비움'}`)}
          onClose={onClose}
        />
      );
    case 'cast':
      return <BulkCastDialog of={of} scenes={scenes} onSave={edits.cast} onClose={onClose} />;
    case 'cuts':
    case 'planned':
      return (
        <BulkValueDialog of={of} column={asking} scenes={scenes} onSave={edits.edit} onClose={onClose} />
      );
    case 'joining':
      return (
        <ConfirmDialog
          open
          danger={false}
          title={`${of}을 하나로 합칠까요?`}
          confirmLabel="합치기"
          onConfirm={() => {
            onClose();
            edits.join();
          }}
          onClose={onClose}
        >
          <p>{joiningWords(state, scenes)}</p>
        </ConfirmDialog>
      );
    case 'removal':
      return (
        <ConfirmDialog
          open
          title={`${of}을 지울까요?`}
          losses={removalLosses(
            state,
            scenes.map(({ _id }) => _id),
          )}
          confirmLabel="씬 지우기"
          onConfirm={() => {
            onClose();
            edits.remove();
          }}
          onClose={onClose}
        />
      );
  }
}

/** SC26: what becomes of scenes that are made one. */
function joiningWords(state: ProjectState, [into, ...others]: readonly Scene[]): string {
  if (!into) return '';
  const gone = others.map((scene) => `S#${sceneLabel(state, scene)}`).join(', ');
  return `${gone}의 내용, 인물, 준비물, 분량이 S#${sceneLabel(state, into)} 하나에 모여요. 촬영계획표에서는 S#${sceneLabel(state, into)}의 자리에 한 번만 남아요.`;
}
