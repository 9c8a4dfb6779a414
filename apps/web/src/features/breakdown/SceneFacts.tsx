import { castNames, placeAndTime, realPlaceName, type Scene } from '@ddak/domain';
import { Chip } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useProjectState } from '../../sync/hooks.ts';

const Facts = styled('section')({
  padding: '12px 16px',
  borderBottom: '1px solid var(--line)',
  fontSize: 13,
  '& > h2': { display: 'flex', alignItems: 'center', gap: 8, margin: 0, fontSize: 15, fontWeight: 700 },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3px 12px',
    margin: '8px 0 0',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
  },
  '& dt': { color: 'var(--ink-3)' },
  '& dd': { margin: 0 },
});

/** BD12: which scene it is whose items stand below. What nobody knows yet is left out. */
export function SceneFacts({ scene, label }: { readonly scene: Scene; readonly label: string }) {
  const state = useProjectState();
  const when = placeAndTime(scene);
  const facts = [
    ['세트', scene.setName],
    ['촬영지', realPlaceName(state, scene)],
    ['등장인물', castNames(state, [scene], 'main').join(', ')],
    ['단역', castNames(state, [scene], 'minor').join(', ')],
  ].filter(([, text]) => text !== '');
  return (
    <Facts aria-label={`S#${label} 씬 정보`}>
      <h2>
        S#{label} {when ? <Chip>{when}</Chip> : null}
      </h2>
      <dl>
        {facts.map(([name, text]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </Facts>
  );
}
