import {
  isFixed,
  NOTICE_CHANNEL_WORDS,
  NOTICE_CHANNELS,
  NOTICE_KIND_WORDS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
  wantsNotice,
} from '@ddak/domain';
import { SkeletonList } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { FailedQuery } from '../retry/FailedQuery.tsx';
import { useChooseNoticesMutation, useNoticeSettingsQuery } from './notices-api.ts';
import { QuietHours } from './QuietHours.tsx';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { padding: 0, fontWeight: 400, textAlign: 'left', verticalAlign: 'middle' },
  '& thead th': { paddingBottom: 4, fontSize: 12, fontWeight: 600, color: 'var(--ink-2)' },
  '& thead th + th, & td': { width: 64, padding: 0, textAlign: 'center' },
  '& tbody tr': { height: 44, borderTop: '1px solid var(--line)' },
});

/** NT7, NT8: what I am told, by which way, and when my devices are left alone. */
export function NoticeChoices() {
  const query = useNoticeSettingsQuery();
  const { data: settings, isLoading } = query;
  const [choose] = useChooseNoticesMutation();
  if (isLoading) return <SkeletonList rows={4} rowHeight={44} />;
  if (!settings) return <FailedQuery query={query} />;
  const turn = (kind: NoticeKind, channel: NoticeChannel, on: boolean) => {
    const { choices } = settings;
    void choose({ ...settings, choices: { ...choices, [kind]: { ...choices[kind], [channel]: on } } });
  };
  return (
    <div>
      <Table>
        <thead>
          <tr>
            <th scope="col">무엇을</th>
            {NOTICE_CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {NOTICE_CHANNEL_WORDS[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTICE_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{NOTICE_KIND_WORDS[kind]}</th>
              {NOTICE_CHANNELS.map((channel) => (
                <td key={channel}>
                  <Checkbox
                    checked={wantsNotice(settings, kind, channel)}
                    disabled={isFixed(kind, channel)}
                    slotProps={{
                      input: { 'aria-label': `${NOTICE_KIND_WORDS[kind]}: ${NOTICE_CHANNEL_WORDS[channel]}` },
                    }}
                    onChange={(event) => turn(kind, channel, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <QuietHours quiet={settings.quiet} onChange={(quiet) => void choose({ ...settings, quiet })} />
    </div>
  );
}
