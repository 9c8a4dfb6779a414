import type { Project } from '@ddak/domain';
import { ConfirmDialog } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { browserClock } from '../../../platform/clock/browser-clock.ts';
import { Part } from '../../../platform/Parts.tsx';
import { useRunCommand } from '../../../sync/hooks.ts';
import { contactWords, dayWords } from '../archive-words.ts';
import { useContactDays } from '../use-contact-days.ts';

/** Putting the project away when the shoot is over, and taking it out again (PD5). */
export function ArchivePart({ project }: { readonly project: Project }) {
  const run = useRunCommand();
  const days = useContactDays();
  const [asking, setAsking] = useState(false);
  const { archivedAt } = project;
  const now = browserClock.now();
  if (archivedAt !== null)
    return (
      <Part title="보관" hint={`${dayWords(archivedAt)}에 보관했어요.`}>
        <div>
          <p style={{ marginBottom: 12 }}>
            보관을 풀면 다시 고칠 수 있어요. {contactWords(archivedAt, days, now)}
          </p>
          <Button variant="outlined" onClick={() => run('unarchiveProject', {})}>
            보관 풀기
          </Button>
        </div>
      </Part>
    );
  const contacts = contactWords(now, days, now);
  return (
    <Part title="보관" hint="촬영이 끝난 작품을 따로 두어요. 언제든 풀 수 있어요.">
      <div>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          작품 보관
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`〈${project.title}〉 작품을 보관할까요?`}
        confirmLabel="작품 보관"
        danger={false}
        losses={[
          '모두가 볼 수만 있고, 고치려면 보관을 풀어야 해요.',
          ...(contacts ? [`${contacts} 그 전에 보관을 풀면 남아 있어요.`] : []),
        ]}
        onConfirm={() => {
          run('archiveProject', {});
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </Part>
  );
}
