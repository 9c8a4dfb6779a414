import { type Doubt, type Mend, mendSetting, type ReviewedScene } from '@ddak/domain';
import { Kbd, PHONE, TOUCH } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { mendsIn } from '../review-steps.ts';

const List = styled('ul')({
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '2px 0 2px 8px', boxShadow: 'inset 2px 0 0 var(--line-2)' },
  '& > li + li': { marginTop: 8 },
  '& > li > p': { color: 'var(--warn-ink)', fontWeight: 500, marginBottom: 6 },
  '& > li[data-quiet="true"] > p': { color: 'var(--ink-2)', fontWeight: 400 },
  '& > li[data-at="true"]': { boxShadow: 'inset 2px 0 0 var(--warn)' },
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, [TOUCH]: { gap: 8 } });
const Way = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 26,
  padding: '2px 8px',
  border: '1px solid var(--line-2)',
  borderRadius: 'var(--r-button)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontSize: 12.5,
  fontWeight: 500,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--ink-3)' },
  '&[data-first="true"]': { borderColor: 'var(--ink-2)' },
  '& kbd': { [PHONE]: { display: 'none' } },
  [TOUCH]: { minHeight: 44, padding: '6px 14px', fontSize: 14 },
});

/** Every doubt of a scene with its reason and its ways out, one tap each; what was guessed can be said to be right. */
export function DoubtList(props: {
  readonly scene: ReviewedScene;
  readonly scenes: readonly ReviewedScene[];
  /** The doubt that the keys 1 to 9 answer. */
  readonly doubt: Doubt | undefined;
  readonly canEdit: boolean;
  readonly onMend: (mend: Mend) => void;
}) {
  const { scene, canEdit } = props;
  const asksSetting = canEdit && scene.guessed.includes('setting') && scene.setting !== null;
  if (scene.doubts.length === 0 && !asksSetting) return null;
  return (
    <List aria-label="확인할 것">
      {scene.doubts.map((doubt) => {
        const isAt = doubt === props.doubt;
        return (
          <li key={`${doubt.code}/${doubt.line}/${doubt.message}`} data-at={isAt}>
            <p>{doubt.message}</p>
            {canEdit ? (
              <MendButtons
                mends={mendsIn(props.scenes, scene, doubt)}
                withKeys={isAt}
                onMend={props.onMend}
              />
            ) : null}
          </li>
        );
      })}
      {asksSetting ? (
        <li data-quiet="true">
          <p>안인지 밖인지는 장소 이름으로 짐작했어요.</p>
          <MendButtons mends={mendSetting(scene)} withKeys={false} onMend={props.onMend} />
        </li>
      ) : null}
    </List>
  );
}

/** The ways out of one doubt, standing alone. */
export const DoubtWays = (props: {
  readonly scene: ReviewedScene;
  readonly scenes: readonly ReviewedScene[];
  readonly doubt: Doubt;
  readonly onMend: (mend: Mend) => void;
}) => (
  <MendButtons
    mends={mendsIn(props.scenes, props.scene, props.doubt)}
    withKeys={false}
    onMend={props.onMend}
  />
);

function MendButtons(props: {
  readonly mends: readonly Mend[];
  readonly withKeys: boolean;
  readonly onMend: (mend: Mend) => void;
}) {
  return (
    <Ways>
      {props.mends.map((mend, i) => (
        <Way
          key={mend.label}
          type="button"
          data-first={props.withKeys && i === 0}
          onClick={() => props.onMend(mend)}
        >
          {mend.label}
          {props.withKeys ? <Kbd aria-hidden>{i === 0 ? 'Enter' : i + 1}</Kbd> : null}
        </Way>
      ))}
    </Ways>
  );
}
