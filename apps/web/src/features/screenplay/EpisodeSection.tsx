import type { Id, Screenplay } from '@ddak/domain';
import { Card, Icon, PAGE_WIDTH } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { UploadRow } from './UploadRow.tsx';
import type { Upload } from './use-uploads.ts';
import { VersionRow } from './VersionRow.tsx';
import { type EpisodeVersions, isPast } from './versions-view.ts';

const Section = styled('section')({
  maxWidth: PAGE_WIDTH,
  marginBottom: 24,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, marginBottom: 4 },
  '& > header > h2': { flex: 1, fontSize: 15, fontWeight: 700, letterSpacing: '-.01em' },
  '& > p': { padding: '12px 16px', color: 'var(--ink-3)' },
});

/** The versions of one episode, newest first, with the uploads on their way above them. */
export function EpisodeSection(props: {
  readonly group: EpisodeVersions;
  readonly uploads: readonly Upload[];
  /** The version whose review is the next thing to do on this screen. */
  readonly next: Screenplay | undefined;
  readonly canWrite: boolean;
  readonly onPick: () => void;
  readonly onRetry: (upload: Upload) => void;
  readonly onDismiss: (screenplayId: Id) => void;
  /** One of its versions is opened. */
  readonly onOpen: () => void;
}) {
  const { group, uploads, canWrite } = props;
  const { current } = group;
  return (
    <Section aria-label={group.title ?? '시나리오'}>
      {group.title ? (
        <header>
          <h2>{group.title}</h2>
          {canWrite ? (
            <Button variant="text" onClick={props.onPick} startIcon={<Icon name="upload" />}>
              올리기
            </Button>
          ) : null}
        </header>
      ) : null}
      {uploads.length + group.versions.length === 0 ? (
        <p>아직 올린 판이 없어요.</p>
      ) : (
        <Card>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.screenplayId}
              upload={upload}
              onRetry={props.onRetry}
              onDismiss={props.onDismiss}
            />
          ))}
          {group.versions.map((version) => (
            <VersionRow
              key={version._id}
              version={version}
              isCurrent={version === current}
              isNext={version === props.next}
              isPast={isPast(version, current)}
              canWrite={canWrite}
              onOpen={props.onOpen}
            />
          ))}
        </Card>
      )}
    </Section>
  );
}
