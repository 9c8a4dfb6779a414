import { comparableVersions, compareVersions, draftBefore, josa, type Screenplay } from '@ddak/domain';
import {
  announce,
  EmptyState,
  ErrorState,
  Page,
  SkeletonList,
  SplitPane,
  StatusBar,
  useIsPhone,
} from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useProjectSelector } from '../../../sync/hooks.ts';
import { hasSeveralEpisodes } from '../review/review-view.ts';
import { type ReviewData, useReview } from '../review/use-review.ts';
import { ComparedText } from './ComparedText.tsx';
import { CompareHead } from './CompareHead.tsx';
import {
  type ComparisonRow,
  comparedLabel,
  comparisonPath,
  comparisonRows,
  comparisonSummary,
  differenceWords,
  nextDifference,
  sceneOfLine,
} from './compare-view.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { useCompareKeys } from './use-compare-keys.ts';

const Below = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  '& > p': { margin: 0, padding: '8px 16px', borderBottom: '1px solid var(--line)', color: 'var(--ink-2)' },
});

/** SP18: two versions of a script, line by line. */
export default function CompareScreen() {
  const { screenplayId = '' } = useParams();
  const [search] = useSearchParams();
  const screenplay = useProjectSelector((state) => state.screenplay);
  const versions = useMemo(
    () => comparableVersions({ screenplay }, screenplayId),
    [screenplay, screenplayId],
  );
  const after = versions.find(({ _id }) => _id === screenplayId);
  const asked = versions.find(({ _id }) => _id === search.get('with') && _id !== screenplayId);
  const before = asked ?? (after && draftBefore({ screenplay }, after));
  if (!after || !before)
    return (
      <Page>
        <span />
        <EmptyState
          level={1}
          title="비교할 판이 없어요"
          hint="같은 에피소드에 다 읽은 판이 둘 있으면 비교할 수 있어요."
        />
      </Page>
    );
  return <Comparison key={`${before._id}/${after._id}`} before={before} after={after} versions={versions} />;
}

interface Sides {
  readonly before: Screenplay;
  readonly after: Screenplay;
  readonly versions: readonly Screenplay[];
}

function Comparison({ before, after, versions }: Sides) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const [onlyChanges, setOnlyChanges] = useState(true);
  const [was, is] = [useReview(before._id), useReview(after._id)];
  const failed = [was.textState, is.textState].find((state) => state.status === 'failed');
  return (
    <Page>
      <CompareHead
        versions={versions}
        before={before}
        after={after}
        onlyChanges={onlyChanges}
        isPhone={isPhone}
        onPick={(beforeId, afterId) =>
          navigate(comparisonPath({ ...after, _id: afterId }, beforeId), { replace: true })
        }
        onOnlyChanges={setOnlyChanges}
      />
      {was.review && is.review ? (
        <ComparedVersions
          before={was.review}
          after={is.review}
          onlyChanges={onlyChanges}
          isPhone={isPhone}
          onTurnFold={() => setOnlyChanges(!onlyChanges)}
        />
      ) : failed ? (
        <ErrorState message={failed.message} onRetry={failed.retry} />
      ) : (
        <SkeletonList rows={10} />
      )}
    </Page>
  );
}

function ComparedVersions(props: {
  readonly before: ReviewData;
  readonly after: ReviewData;
  readonly onlyChanges: boolean;
  readonly isPhone: boolean;
  readonly onTurnFold: () => void;
}) {
  const { before, after, onlyChanges, isPhone } = props;
  const [search] = useSearchParams();
  const [line, was] = [Number(search.get('line')), Number(search.get('was'))];
  // By the texts alone: whatever else is edited in the project does not have them compared again.
  const [{ scenes: were, lines: oldLines }, { scenes: are, lines: newLines }] = [before, after];
  const scenes = useMemo(
    () => compareVersions({ scenes: were, lines: oldLines }, { scenes: are, lines: newLines }),
    [were, oldLines, are, newLines],
  );
  const asked = useMemo(() => sceneOfLine(scenes, { line, was }), [scenes, line, was]);
  const rows = useMemo(() => comparisonRows(scenes, onlyChanges, asked), [scenes, onlyChanges, asked]);
  const [key, setKey] = useState<string | null>(null);
  const isShown = (row: ComparisonRow) =>
    key === null ? row.kind === 'scene' && row.scene === asked : row.key === key;
  const at = rows.findIndex(isShown);
  const severalEpisodes = hasSeveralEpisodes(before.scenes) || hasSeveralEpisodes(after.scenes);
  const go = (to: number | undefined) => {
    const row = to === undefined ? undefined : rows[to];
    if (row?.kind !== 'scene') return;
    setKey(row.key);
    announce(`${comparedLabel(row.scene, severalEpisodes)} ${differenceWords(row.scene, severalEpisodes)}`);
  };
  useCompareKeys({ go: (by) => go(nextDifference(rows, at, by)), turnFold: props.onTurnFold });
  const text = (
    <ComparedText
      rows={rows}
      label={`${josa(before.screenplay.label, '와/과')} ${after.screenplay.label}의 본문`}
      severalEpisodes={severalEpisodes}
      isPhone={isPhone}
      at={at}
    />
  );
  return (
    <>
      {isPhone ? (
        <Below>
          <p>{comparisonSummary(scenes)}</p>
          {text}
        </Below>
      ) : (
        <SplitPane left={240}>
          <DifferenceList rows={rows} severalEpisodes={severalEpisodes} at={at} onGo={go} />
          {text}
        </SplitPane>
      )}
      <StatusBar>
        <span>{comparisonSummary(scenes)}</span>
      </StatusBar>
    </>
  );
}
