import type { NoticeKind } from '@ddak/domain';
import { useEffect } from 'react';
import { useNoticesQuery, useReadNoticesMutation } from './notices-api.ts';

/** NT3: what these notices tell is looked at in its own place while this is shown: they are read. */
export function useReadKind(kind: NoticeKind): void {
  const { data } = useNoticesQuery();
  const [read] = useReadNoticesMutation();
  const ids = (data?.notices ?? []).filter((one) => one.kind === kind && one.readAt === null);
  const unread = ids.map(({ _id }) => _id).join(' ');
  useEffect(() => {
    if (unread) void read({ ids: unread.split(' ') });
  }, [unread, read]);
}
