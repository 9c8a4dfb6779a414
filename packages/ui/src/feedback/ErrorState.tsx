import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState.tsx';

/** What went wrong, as the server or the device says it, and a way to try again. */
export function ErrorState(props: {
  readonly title?: string;
  readonly message: string;
  readonly onRetry?: (() => void) | undefined;
}) {
  return (
    <div role="alert" style={{ height: '100%' }}>
      <EmptyState
        title={props.title ?? '불러오지 못했어요'}
        hint={props.message}
        action={props.onRetry ? <Button onClick={props.onRetry}>다시 시도</Button> : null}
      />
    </div>
  );
}
