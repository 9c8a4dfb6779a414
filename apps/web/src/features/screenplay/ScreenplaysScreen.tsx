import type { Id } from '@ddak/domain';
import { Chip, EmptyState, Grow, Icon, Page, PageBody, TopBar, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { newId, useCan, useProjectId, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { DropArea } from './DropArea.tsx';
import { EpisodeSection } from './EpisodeSection.tsx';
import { filesByEpisode } from './files-by-episode.ts';
import { FORMAT_NAMES } from './script-file.ts';
import { UploadButton } from './UploadButton.tsx';
import { useCurrentEpisode } from './use-current-episode.ts';
import { useFilePicker } from './use-file-picker.tsx';
import { useHandedScript } from './use-handed-script.ts';
import { useUploads } from './use-uploads.ts';
import { episodeVersions, nextToReview } from './versions-view.ts';

/** The versions of the script by episode; a file is uploaded here by the picker or by dropping it. */
export default function ScreenplaysScreen() {
  const projectId = useProjectId();
  const state = useProjectState();
  const canWrite = useCan('screenplay', 'write');
  const episodes = useMemo(() => episodeVersions(state, projectId), [state, projectId]);
  const run = useRunCommand();
  const { uploads, start, retry, dismiss } = useUploads();
  const underway = uploads.filter((upload) => !state.screenplay.has(upload.screenplayId));
  const count = state.screenplay.size;
  const current = useCurrentEpisode(state);
  const target =
    episodes.find(({ episode }) => episode._id === current.episodeId) ??
    episodes.find(({ versions }) => versions.length === 0) ??
    episodes.at(-1);
  const picker = useFilePicker(target?.episode._id, start);
  const sendAll = (files: readonly File[]) => {
    if (!target) return;
    const isSeries = target.title !== null;
    const ids = episodes.map(({ episode }) => episode._id);
    for (const { file, episodeNo } of filesByEpisode(files, isSeries ? ids.length : null)) {
      if (episodeNo === ids.length + 1) {
        const episodeId = newId();
        run('addEpisode', { episodeId, title: '' });
        ids.push(episodeId);
      }
      void start((episodeNo === null ? null : ids[episodeNo - 1]) ?? target.episode._id, file);
    }
  };
  useHandedScript(canWrite && target ? (file) => sendAll([file]) : null);
  const next = canWrite ? nextToReview(episodes) : undefined;
  const isEmpty = count === 0 && underway.length === 0;
  const pick = (episodeId: Id) => {
    current.goTo(episodeId);
    picker.open(episodeId);
  };

  return (
    <Page>
      <TopBar>
        <h1>시나리오</h1>
        {count > 0 ? <Chip>{count}개 판</Chip> : null}
        <Grow />
        {canWrite && target && !isEmpty ? (
          <UploadButton episodes={episodes} isPrimary={next === undefined} onPick={pick} />
        ) : null}
      </TopBar>
      <DropArea
        disabled={!canWrite || !target}
        episodeWord={target?.title == null ? null : (state.project.get(projectId)?.episodeWord ?? null)}
        onFiles={sendAll}
      >
        <PageBody style={{ height: '100%' }}>
          {picker.input}
          {isEmpty ? (
            <FirstScript
              canWrite={canWrite && target !== undefined}
              onPick={() => target && pick(target.episode._id)}
            />
          ) : (
            episodes.map((group) => (
              <EpisodeSection
                key={group.episode._id}
                group={group}
                uploads={underway.filter((upload) => upload.episodeId === group.episode._id)}
                next={next}
                canWrite={canWrite}
                onPick={() => pick(group.episode._id)}
                onRetry={(upload) => void retry(upload)}
                onDismiss={dismiss}
                onOpen={() => current.goTo(group.episode._id)}
              />
            ))
          )}
        </PageBody>
      </DropArea>
    </Page>
  );
}

const Invitation = styled('div')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  maxWidth: 720,
  minHeight: 320,
  margin: '8vh auto 0',
  padding: 24,
  border: '1.5px dashed var(--line-2)',
  borderRadius: 'var(--r-dialog)',
  textAlign: 'center',
  '& > h2': { fontSize: 20, fontWeight: 700, letterSpacing: '-.02em' },
  '& > p': { maxWidth: 440, color: 'var(--ink-2)' },
  '& > button': { margin: '12px 0 4px' },
  '& > small': { fontSize: 12, color: 'var(--ink-3)' },
});

function FirstScript(props: { readonly canWrite: boolean; readonly onPick: () => void }) {
  const isPhone = useIsPhone();
  if (!props.canWrite)
    return <EmptyState title="아직 시나리오가 없어요" hint="시나리오가 올라오면 여기에서 읽을 수 있어요." />;
  return (
    <Invitation>
      <h2>시나리오를 올려 주세요</h2>
      <p>씬과 등장인물, 장소를 찾아 드려요. 받아들이기 전에 함께 확인해요.</p>
      <Button variant="contained" color="primary" onClick={props.onPick} startIcon={<Icon name="upload" />}>
        파일 고르기
      </Button>
      <small>
        {isPhone ? '' : '여기로 끌어 놓아도 돼요 · '}
        {FORMAT_NAMES} · 50MB까지
      </small>
    </Invitation>
  );
}
